CREATE TABLE "club_rule_switches" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "club_rule_switches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"club" text NOT NULL,
	"line" text NOT NULL,
	"mode" text NOT NULL,
	"words" jsonb,
	"set_by" integer NOT NULL,
	"set_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "club_rule_switches_mode_known" CHECK ("club_rule_switches"."mode" in ('off') or ("club_rule_switches"."mode" = 'on') = ("club_rule_switches"."line" in ('pack', 'clean_litters')) and "club_rule_switches"."mode" in ('on', 'block', 'ask', 'warn')),
	CONSTRAINT "club_rule_switches_words_of_rule" CHECK ("club_rule_switches"."words" is null or "club_rule_switches"."line" not in ('pack', 'clean_litters'))
);
--> statement-breakpoint
ALTER TABLE "club_rule_switches" ADD CONSTRAINT "club_rule_switches_set_by_users_id_fk" FOREIGN KEY ("set_by") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "club_rule_switches_line_idx" ON "club_rule_switches" USING btree ("club","line","id");
--> statement-breakpoint
CREATE INDEX "club_rule_switches_set_by_idx" ON "club_rule_switches" USING btree ("set_by");
--> statement-breakpoint
CREATE TABLE "club_verdicts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "club_verdicts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"litter_id" integer,
	"application_id" integer,
	"verdict" text NOT NULL,
	"versions" text NOT NULL,
	"lines" jsonb NOT NULL,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "club_verdicts_verdict_known" CHECK ("club_verdicts"."verdict" in ('block', 'ask', 'warn', 'ok')),
	CONSTRAINT "club_verdicts_of_one_case" CHECK (num_nonnulls("club_verdicts"."litter_id", "club_verdicts"."application_id") = 1)
);
--> statement-breakpoint
ALTER TABLE "club_verdicts" ADD CONSTRAINT "club_verdicts_litter_id_litters_id_fk" FOREIGN KEY ("litter_id") REFERENCES "public"."litters"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "club_verdicts" ADD CONSTRAINT "club_verdicts_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "club_verdicts_litter_id_idx" ON "club_verdicts" USING btree ("litter_id","id") WHERE litter_id is not null;
--> statement-breakpoint
CREATE INDEX "club_verdicts_application_id_idx" ON "club_verdicts" USING btree ("application_id","id") WHERE application_id is not null;
--> statement-breakpoint

-- Rows are added, never changed: which rules held on a day can always be said.
CREATE FUNCTION keep_club_rule_rows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'what rules held, and what they said, is not changed' USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER club_rule_switches_are_kept BEFORE UPDATE OR DELETE ON club_rule_switches FOR EACH ROW EXECUTE FUNCTION keep_club_rule_rows();
--> statement-breakpoint
CREATE TRIGGER club_verdicts_are_kept BEFORE UPDATE ON club_verdicts FOR EACH ROW EXECUTE FUNCTION keep_club_rule_rows();
--> statement-breakpoint

-- A name in small letters, and each form of it that lacks one. Two names that differ in one letter, exchanged, added or left out, have one in common.
CREATE FUNCTION one_letter_less(name text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
  SELECT array_append(array_agg(DISTINCT left(lower(name), at - 1) || substr(lower(name), at + 1)), lower(name)) FROM generate_series(1, length(name)) AS at
$$;
--> statement-breakpoint
CREATE INDEX "catteries_close_name_idx" ON "catteries" USING gin (one_letter_less(cattery_name));
--> statement-breakpoint
CREATE INDEX "pedigrees_number_key_idx" ON "pedigrees" USING btree (number_key(pedigree_num));
