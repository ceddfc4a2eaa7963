-- The names that this club keeps for catteries. No two that are asked for or granted are the same; how close they may come is the
-- rules' to say (server/rules/club/cattery-name.ts), which find the near ones by the index of forms that lack a letter.
CREATE TABLE "cattery_names" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cattery_names_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"holder_id" integer NOT NULL,
	"state" text DEFAULT 'asked' NOT NULL,
	"heir_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cattery_names_holder_id_users_id_fk" FOREIGN KEY ("holder_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action,
	CONSTRAINT "cattery_names_heir_id_users_id_fk" FOREIGN KEY ("heir_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action,
	CONSTRAINT "cattery_names_rule" CHECK ("cattery_names"."name" ~ '^[A-Za-z0-9]{3,16}$'),
	CONSTRAINT "cattery_names_state_known" CHECK ("cattery_names"."state" in ('asked', 'granted', 'declined', 'withdrawn', 'ended')),
	CONSTRAINT "cattery_names_heir_of_granted" CHECK ("cattery_names"."heir_id" is null or ("cattery_names"."state" = 'granted' and "cattery_names"."heir_id" <> "cattery_names"."holder_id"))
);
--> statement-breakpoint
CREATE TABLE "cattery_name_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cattery_name_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name_id" integer NOT NULL,
	"actor_id" integer,
	"kind" text NOT NULL,
	"reason" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cattery_name_events_name_id_cattery_names_id_fk" FOREIGN KEY ("name_id") REFERENCES "public"."cattery_names"("id") ON DELETE restrict ON UPDATE no action,
	CONSTRAINT "cattery_name_events_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action,
	CONSTRAINT "cattery_name_events_reason_length" CHECK (char_length("cattery_name_events"."reason") between 1 and 500)
);
--> statement-breakpoint
CREATE UNIQUE INDEX "cattery_names_one_holder" ON "cattery_names" USING btree (lower("name")) WHERE state in ('asked', 'granted');--> statement-breakpoint
CREATE INDEX "cattery_names_close_idx" ON "cattery_names" USING gin (one_letter_less("name")) WHERE state in ('asked', 'granted');--> statement-breakpoint
CREATE INDEX "cattery_names_key_idx" ON "cattery_names" USING btree (name_key("name")) WHERE state in ('asked', 'granted');--> statement-breakpoint
CREATE INDEX "cattery_names_holder_idx" ON "cattery_names" USING btree ("holder_id","id");--> statement-breakpoint
CREATE INDEX "cattery_names_heir_idx" ON "cattery_names" USING btree ("heir_id") WHERE heir_id is not null;--> statement-breakpoint
CREATE INDEX "cattery_names_state_idx" ON "cattery_names" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "cattery_name_events_name_idx" ON "cattery_name_events" USING btree ("name_id","id");--> statement-breakpoint
CREATE FUNCTION keep_cattery_name_events() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'what happened to a name is not changed' USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER cattery_name_events_are_kept BEFORE UPDATE OR DELETE ON cattery_name_events FOR EACH ROW EXECUTE FUNCTION keep_cattery_name_events();
--> statement-breakpoint
INSERT INTO "club_rights" ("right_name", "role_id") VALUES
  ('read_names', 2), ('read_names', 3), ('read_names', 4), ('read_names', 7), ('decide_names', 2), ('decide_names', 4);
