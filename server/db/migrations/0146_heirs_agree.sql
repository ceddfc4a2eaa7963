-- Nobody gets a cattery name unasked: whoever is to have it is asked first, and has thirty days.
CREATE TABLE "cattery_name_heirs" (
	"name_id" integer PRIMARY KEY NOT NULL,
	"ask_id" integer NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "cattery_name_heirs_ask_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"heir_id" integer NOT NULL,
	"asked_by" integer NOT NULL,
	"is_by_club" boolean NOT NULL,
	"reason" text,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"until" date NOT NULL,
	"agreed_at" timestamp with time zone,
	CONSTRAINT "cattery_name_heirs_club_says_why" CHECK (("cattery_name_heirs"."reason" is not null) = "cattery_name_heirs"."is_by_club"),
	CONSTRAINT "cattery_name_heirs_reason_length" CHECK (char_length("cattery_name_heirs"."reason") between 1 and 500)
);
--> statement-breakpoint
ALTER TABLE "cattery_name_heirs" ADD CONSTRAINT "cattery_name_heirs_name_id_cattery_names_id_fk" FOREIGN KEY ("name_id") REFERENCES "public"."cattery_names"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cattery_name_heirs" ADD CONSTRAINT "cattery_name_heirs_heir_id_users_id_fk" FOREIGN KEY ("heir_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cattery_name_heirs" ADD CONSTRAINT "cattery_name_heirs_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cattery_name_heirs_heir_id_idx" ON "cattery_name_heirs" USING btree ("heir_id");--> statement-breakpoint
CREATE INDEX "cattery_name_heirs_asked_by_idx" ON "cattery_name_heirs" USING btree ("asked_by");--> statement-breakpoint
CREATE INDEX "cattery_name_heirs_until_idx" ON "cattery_name_heirs" USING btree ("until") WHERE agreed_at is null;--> statement-breakpoint
-- Those who wait for the club now were named under the rule that nobody asked them: they are asked from today on.
INSERT INTO cattery_name_heirs (name_id, heir_id, asked_by, is_by_club, until)
SELECT id, heir_id, holder_id, false, current_date + 30 FROM cattery_names WHERE heir_id IS NOT NULL;
--> statement-breakpoint

-- The question dies with what it asks about, whatever ends that: the holder, the club, a closed account.
CREATE FUNCTION end_heirs_question() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM cattery_name_heirs WHERE name_id = new.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER cattery_names_end_question AFTER UPDATE ON cattery_names FOR EACH ROW
  WHEN (old.heir_id IS NOT NULL AND (new.heir_id IS DISTINCT FROM old.heir_id OR new.state <> 'granted'))
  EXECUTE FUNCTION end_heirs_question();
--> statement-breakpoint
ALTER TABLE "cattery_name_heirs" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "cattery_name_heirs_of_acting_club" ON "cattery_name_heirs" USING (EXISTS (SELECT FROM cattery_names n WHERE n.id = cattery_name_heirs.name_id));
