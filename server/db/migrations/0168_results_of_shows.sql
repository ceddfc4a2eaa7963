-- A result of a show by its parts, which the clubs' rules on titles count. Results written as text before stay as they are.
ALTER TABLE "credentials" ADD COLUMN "show_system" text;--> statement-breakpoint
ALTER TABLE "credentials" ADD COLUMN "show_country" text;--> statement-breakpoint
ALTER TABLE "credentials" ADD COLUMN "show_class" text;--> statement-breakpoint
ALTER TABLE "credentials" ADD COLUMN "judge" text;--> statement-breakpoint
ALTER TABLE "credentials" ADD COLUMN "points" smallint;--> statement-breakpoint
ALTER TABLE "credentials" ADD CONSTRAINT "credentials_show_country_countries_iso2_fk" FOREIGN KEY ("show_country") REFERENCES "public"."countries"("iso2") ON DELETE restrict ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "credentials" ADD CONSTRAINT "credentials_show_whole" CHECK (case when "credentials"."show_system" is null then num_nonnulls("credentials"."show_country", "credentials"."show_class", "credentials"."judge", "credentials"."points") = 0 else "credentials"."kind" = 'result' and num_nulls("credentials"."issued_by", "credentials"."issued_on", "credentials"."show_country", "credentials"."show_class", "credentials"."judge") = 0 and ("credentials"."points" is not null) = ("credentials"."show_system" = 'TICA') end) NOT VALID;--> statement-breakpoint
ALTER TABLE "credentials" ADD CONSTRAINT "credentials_show_award" CHECK ("credentials"."show_system" is null or coalesce(("credentials"."show_system", "credentials"."show_class", "credentials"."name") in (('FIFe', 'adult', 'CAC'), ('FIFe', 'adult', 'CACIB'), ('FIFe', 'adult', 'CAGCIB'), ('FIFe', 'adult', 'CACS'), ('FIFe', 'neuter', 'CAP'), ('FIFe', 'neuter', 'CAPIB'), ('FIFe', 'neuter', 'CAGPIB'), ('FIFe', 'neuter', 'CAPS'), ('FIFe', 'junior', 'CACJ'), ('FIFe', 'kitten', 'CACC'), ('TICA', 'adult', 'Points'), ('TICA', 'adult', 'Final'), ('TICA', 'adult', 'Top final'), ('TICA', 'adult', 'Best Cat'), ('TICA', 'neuter', 'Points'), ('TICA', 'neuter', 'Final'), ('TICA', 'neuter', 'Top final'), ('TICA', 'neuter', 'Best Cat'), ('TICA', 'household', 'Points'), ('TICA', 'household', 'Final'), ('TICA', 'household', 'Top final'), ('TICA', 'household', 'Best Cat'), ('WCF', 'adult', 'CAC'), ('WCF', 'adult', 'CACIB'), ('WCF', 'adult', 'CAGCIB'), ('WCF', 'adult', 'CACE'), ('WCF', 'adult', 'CAGCE'), ('WCF', 'adult', 'CACM')), false)) NOT VALID;--> statement-breakpoint
ALTER TABLE "credentials" ADD CONSTRAINT "credentials_judge_named" CHECK (char_length("credentials"."judge") between 1 and 100 and is_single_line("credentials"."judge")) NOT VALID;--> statement-breakpoint
ALTER TABLE "credentials" ADD CONSTRAINT "credentials_points_range" CHECK ("credentials"."points" between 1 and 1000) NOT VALID;--> statement-breakpoint
-- Nobody shows a cat that is not born or has died. Of a birth known by its month or year, its first day counts.
CREATE FUNCTION check_result_in_life() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  cat cats;
BEGIN
  SELECT * INTO cat FROM cats WHERE id = new.cat_id;
  IF new.issued_on < cat.cat_birthdate THEN
    RAISE EXCEPTION 'cat % was not born on %', cat.id, new.issued_on
      USING ERRCODE = 'check_violation', CONSTRAINT = 'credentials_shown_not_before_birth', TABLE = 'credentials';
  ELSIF new.issued_on > cat.deceased_on THEN
    RAISE EXCEPTION 'cat % had died on %', cat.id, new.issued_on
      USING ERRCODE = 'check_violation', CONSTRAINT = 'credentials_shown_not_after_death', TABLE = 'credentials';
  ELSIF new.issued_on > current_date + 1 THEN
    RAISE EXCEPTION 'the show of % is still to come', new.issued_on
      USING ERRCODE = 'check_violation', CONSTRAINT = 'credentials_shown_until_today', TABLE = 'credentials';
  END IF;
  RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER credentials_shown_in_life BEFORE INSERT OR UPDATE OF cat_id, issued_on, show_system ON credentials FOR EACH ROW
  WHEN (new.show_system IS NOT NULL) EXECUTE FUNCTION check_result_in_life();
--> statement-breakpoint
-- What the club confirms of a result is stated in the log; of what was decided before, the same as before.
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
      IF decided ->> 'confirmed_at' IS NULL THEN RETURN NULL; END IF;
      RETURN jsonb_build_object('cat_id', decided -> 'cat_id', 'kind', decided -> 'kind', 'name', decided -> 'name', 'result', decided -> 'result',
        'issued_by', decided -> 'issued_by', 'issued_on', decided -> 'issued_on', 'scan_url', decided -> 'scan_url',
        'confirmed_by', decided -> 'confirmed_by', 'confirmed_at', log_moment((decided ->> 'confirmed_at')::timestamptz))
        || CASE WHEN decided ->> 'show_system' IS NULL THEN '{}' ELSE jsonb_build_object('show_system', decided -> 'show_system',
          'show_country', decided -> 'show_country', 'show_class', decided -> 'show_class', 'judge', decided -> 'judge', 'points', decided -> 'points') END;
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
