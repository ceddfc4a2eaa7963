-- Judges whose addresses a club knows, and the results that they are asked about. Nobody but the club's desk reads the addresses.
CREATE TABLE "judges" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "judges_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"club_id" integer NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"email" text NOT NULL,
	"systems" text[] NOT NULL,
	"locale" text,
	"added_by" integer NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	"rested_at" timestamp with time zone,
	CONSTRAINT "judges_name_length" CHECK (char_length("judges"."name") between 1 and 100),
	CONSTRAINT "judges_name_key_length" CHECK (char_length("judges"."name_key") between 1 and 100),
	CONSTRAINT "judges_email_length" CHECK (char_length("judges"."email") between 3 and 100),
	CONSTRAINT "judges_single_lines" CHECK (is_single_line("judges"."name") and is_single_line("judges"."email")),
	CONSTRAINT "judges_systems_known" CHECK ("judges"."systems" <@ array['FIFe', 'TICA', 'WCF'] and cardinality("judges"."systems") between 1 and 3),
	CONSTRAINT "judges_locale_written" CHECK ("judges"."locale" ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$')
);
--> statement-breakpoint
CREATE TABLE "judge_asks" (
	"credential_id" integer PRIMARY KEY NOT NULL,
	"judge_id" integer NOT NULL,
	"asker_id" integer NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "judge_asks_token_hash_key" UNIQUE("token_hash"),
	CONSTRAINT "judge_asks_expire_later" CHECK ("judge_asks"."expires_at" > "judge_asks"."asked_at")
);
--> statement-breakpoint
ALTER TABLE "judges" ADD CONSTRAINT "judges_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "judges" ADD CONSTRAINT "judges_added_by_users_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "judge_asks" ADD CONSTRAINT "judge_asks_credential_id_credentials_id_fk" FOREIGN KEY ("credential_id") REFERENCES "public"."credentials"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "judge_asks" ADD CONSTRAINT "judge_asks_judge_id_judges_id_fk" FOREIGN KEY ("judge_id") REFERENCES "public"."judges"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "judge_asks" ADD CONSTRAINT "judge_asks_asker_id_users_id_fk" FOREIGN KEY ("asker_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "judges_one_address" ON "judges" USING btree ("club_id",lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "judges_one_name_fife" ON "judges" USING btree ("club_id","name_key") WHERE 'FIFe' = any(systems) and rested_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "judges_one_name_tica" ON "judges" USING btree ("club_id","name_key") WHERE 'TICA' = any(systems) and rested_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "judges_one_name_wcf" ON "judges" USING btree ("club_id","name_key") WHERE 'WCF' = any(systems) and rested_at is null;--> statement-breakpoint
CREATE INDEX "judge_asks_judge_id_idx" ON "judge_asks" USING btree ("judge_id");--> statement-breakpoint
CREATE INDEX "judge_asks_asker_id_idx" ON "judge_asks" USING btree ("asker_id");--> statement-breakpoint
ALTER TABLE "judges" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "judges_of_acting_club" ON "judges" USING (club_id = acting_club());--> statement-breakpoint
ALTER TABLE "judge_asks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "judge_asks_of_acting_club" ON "judge_asks" USING (EXISTS (SELECT FROM judges j WHERE j.id = judge_asks.judge_id));
--> statement-breakpoint

-- What a judge has said of a result.
ALTER TABLE "credentials" ADD COLUMN "judge_answer" text;--> statement-breakpoint
ALTER TABLE "credentials" ADD COLUMN "judge_answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "credentials" ADD CONSTRAINT "credentials_judge_answer_known" CHECK ("credentials"."judge_answer" in ('confirmed', 'denied')) NOT VALID;--> statement-breakpoint
ALTER TABLE "credentials" ADD CONSTRAINT "credentials_judge_answer_whole" CHECK (("credentials"."judge_answer" is null) = ("credentials"."judge_answered_at" is null) and ("credentials"."judge_answer" is null or "credentials"."show_system" is not null)) NOT VALID;--> statement-breakpoint

-- The answer is about the entry as it stood.
CREATE FUNCTION forget_judge_answer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  new.judge_answer := NULL;
  new.judge_answered_at := NULL;
  RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER credentials_forget_judge_answer BEFORE UPDATE ON credentials FOR EACH ROW
  WHEN ((old.kind, old.name, old.result, old.issued_by, old.issued_on, old.show_system, old.show_country, old.show_class, old.judge, old.points)
    IS DISTINCT FROM (new.kind, new.name, new.result, new.issued_by, new.issued_on, new.show_system, new.show_country, new.show_class, new.judge, new.points))
  EXECUTE FUNCTION forget_judge_answer();
--> statement-breakpoint

-- The mailed links die with what they are about. A desk that makes the change need not see whom another club has asked.
CREATE FUNCTION end_judge_asks_of_entry() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
BEGIN
  DELETE FROM judge_asks WHERE credential_id = new.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER credentials_end_judge_asks AFTER UPDATE ON credentials FOR EACH ROW
  WHEN ((old.cat_id, old.kind, old.name, old.result, old.issued_by, old.issued_on, old.show_system, old.show_country, old.show_class, old.judge, old.points)
    IS DISTINCT FROM (new.cat_id, new.kind, new.name, new.result, new.issued_by, new.issued_on, new.show_system, new.show_country, new.show_class, new.judge, new.points))
  EXECUTE FUNCTION end_judge_asks_of_entry();
--> statement-breakpoint
CREATE FUNCTION end_judge_asks_of_judge() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
BEGIN
  DELETE FROM judge_asks WHERE judge_id = new.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER judges_end_asks AFTER UPDATE ON judges FOR EACH ROW
  WHEN ((old.club_id, old.name, old.email, old.systems, old.rested_at) IS DISTINCT FROM (new.club_id, new.name, new.email, new.systems, new.rested_at))
  EXECUTE FUNCTION end_judge_asks_of_judge();
--> statement-breakpoint
CREATE FUNCTION end_judge_asks_of_asker() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
BEGIN
  DELETE FROM judge_asks WHERE asker_id = new.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_end_judge_asks AFTER UPDATE OF suspended_at, closed_at ON users FOR EACH ROW
  WHEN ((new.suspended_at IS NOT NULL AND old.suspended_at IS NULL) OR (new.closed_at IS NOT NULL AND old.closed_at IS NULL))
  EXECUTE FUNCTION end_judge_asks_of_asker();
--> statement-breakpoint
-- Another owner has not asked, and another club's list may name another judge.
CREATE FUNCTION end_judge_asks_of_cat() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
BEGIN
  DELETE FROM judge_asks a USING credentials e WHERE e.id = a.credential_id AND e.cat_id = new.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER cats_end_judge_asks AFTER UPDATE OF users_id, online_owner_id, reg_num ON cats FOR EACH ROW
  WHEN ((old.users_id, old.online_owner_id, old.reg_num) IS DISTINCT FROM (new.users_id, new.online_owner_id, new.reg_num))
  EXECUTE FUNCTION end_judge_asks_of_cat();
--> statement-breakpoint
CREATE FUNCTION end_judge_asks_of_merge() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
BEGIN
  DELETE FROM judge_asks a USING credentials e WHERE e.id = a.credential_id AND e.cat_id IN (new.kept_cat_id, new.gone_cat_id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER merges_end_judge_asks AFTER INSERT OR UPDATE OF undone_at ON merges FOR EACH ROW EXECUTE FUNCTION end_judge_asks_of_merge();
--> statement-breakpoint

-- What a judge has confirmed is stated in the log as what the club confirms is; of what was decided before, the same as before.
CREATE OR REPLACE FUNCTION decided_facts(noun text, decided jsonb) RETURNS jsonb LANGUAGE plpgsql STABLE AS $$
DECLARE
  moment text := log_moment((decided ->> 'decided_at')::timestamptz);
BEGIN
  IF noun IN ('correction', 'transfer', 'merge_request') AND decided ->> 'status' NOT IN ('confirmed', 'declined') THEN RETURN NULL; END IF;
  CASE noun
    WHEN 'correction' THEN
      RETURN jsonb_build_object('cat_id', decided -> 'cat_id', 'asker_id', decided -> 'asker_id', 'status', decided -> 'status',
        'changes', encode(sha256(convert_to((decided -> 'changes')::text, 'UTF8')), 'hex'),
        'before', encode(sha256(convert_to((decided -> 'before')::text, 'UTF8')), 'hex'),
        'evidence_url', decided -> 'evidence_url', 'decision', decided -> 'decision', 'decided_by', decided -> 'decided_by', 'decided_at', moment);
    WHEN 'annulment' THEN
      RETURN jsonb_build_object('cat_id', decided -> 'cat_id', 'reg_num', decided -> 'reg_num', 'reason', decided -> 'reason',
        'decided_by', decided -> 'decided_by', 'decided_at', moment);
    WHEN 'transfer' THEN
      RETURN jsonb_build_object('cat_id', decided -> 'cat_id', 'asker_id', decided -> 'asker_id', 'direction', decided -> 'direction', 'club', decided -> 'club',
        'number', decided -> 'number', 'titles', decided -> 'titles', 'status', decided -> 'status', 'decision', decided -> 'decision',
        'paper_url', decided -> 'paper_url', 'decided_by', decided -> 'decided_by', 'decided_at', moment);
    WHEN 'merge_request' THEN
      RETURN jsonb_build_object('kept_id', decided -> 'cat_id', 'gone_id', decided -> 'other_id', 'number', decided -> 'number', 'take', decided -> 'take',
        'asker_id', decided -> 'asker_id', 'status', decided -> 'status', 'decision', decided -> 'decision', 'decided_by', decided -> 'decided_by', 'decided_at', moment);
    WHEN 'ban' THEN
      RETURN jsonb_build_object('cat_id', decided -> 'cat_id', 'from_day', decided -> 'from_day', 'until_day', decided -> 'until_day', 'reason', decided -> 'reason',
        'is_shown', decided -> 'is_shown', 'decided_by', decided -> 'decided_by', 'decided_at', moment,
        'lifted_by', decided -> 'lifted_by', 'lifted_at', log_moment((decided ->> 'lifted_at')::timestamptz));
    WHEN 'credential' THEN
      IF decided ->> 'confirmed_at' IS NULL AND decided ->> 'judge_answer' IS DISTINCT FROM 'confirmed' THEN RETURN NULL; END IF;
      RETURN jsonb_build_object('cat_id', decided -> 'cat_id', 'kind', decided -> 'kind', 'name', decided -> 'name', 'result', decided -> 'result',
        'issued_by', decided -> 'issued_by', 'issued_on', decided -> 'issued_on', 'scan_url', decided -> 'scan_url',
        'confirmed_by', decided -> 'confirmed_by', 'confirmed_at', log_moment((decided ->> 'confirmed_at')::timestamptz))
        || CASE WHEN decided ->> 'show_system' IS NULL THEN '{}' ELSE jsonb_build_object('show_system', decided -> 'show_system',
          'show_country', decided -> 'show_country', 'show_class', decided -> 'show_class', 'judge', decided -> 'judge', 'points', decided -> 'points') END
        || CASE WHEN decided ->> 'judge_answer' = 'confirmed' THEN jsonb_build_object('judge_answer', decided -> 'judge_answer',
          'judge_answered_at', log_moment((decided ->> 'judge_answered_at')::timestamptz)) ELSE '{}' END;
    WHEN 'litter' THEN
      IF decided ->> 'status' <> 'confirmed' THEN RETURN NULL; END IF;
      RETURN jsonb_build_object('breeder_id', decided -> 'breeder_id', 'dam_id', decided -> 'dam_id', 'sire_id', decided -> 'sire_id', 'born', decided -> 'born',
        'prefix', decided -> 'prefix', 'status', decided -> 'status', 'by_rules', decided -> 'by_rules', 'decided_at', moment);
    WHEN 'cattery_name' THEN
      IF decided ->> 'state' NOT IN ('granted', 'declined', 'ended') THEN RETURN NULL; END IF;
      RETURN jsonb_build_object('name', decided -> 'name', 'holder_id', decided -> 'holder_id', 'state', decided -> 'state');
    ELSE RAISE EXCEPTION 'the log knows no %', noun;
  END CASE;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER credentials_are_logged AFTER INSERT ON credentials FOR EACH ROW
  WHEN (new.confirmed_at IS NOT NULL OR new.judge_answer IS NOT NULL) EXECUTE FUNCTION log_decided('credential');--> statement-breakpoint
CREATE OR REPLACE TRIGGER credentials_changed_are_logged AFTER UPDATE ON credentials FOR EACH ROW
  WHEN (old.confirmed_at IS NOT NULL OR new.confirmed_at IS NOT NULL OR old.judge_answer IS NOT NULL OR new.judge_answer IS NOT NULL)
  EXECUTE FUNCTION log_decided('credential');--> statement-breakpoint
CREATE OR REPLACE TRIGGER credentials_deleted_are_logged AFTER DELETE ON credentials FOR EACH ROW
  WHEN (old.confirmed_at IS NOT NULL OR old.judge_answer IS NOT NULL) EXECUTE FUNCTION log_decided('credential');
