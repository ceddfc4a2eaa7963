-- Two registered records of one cat become one by a decision of the desk. The number that goes is never given again.
CREATE TABLE "merge_requests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "merge_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"cat_id" integer NOT NULL,
	"other_id" integer NOT NULL,
	"other_name" text NOT NULL,
	"number" text,
	"take" text[] NOT NULL,
	"reason" text NOT NULL,
	"asker_id" integer NOT NULL,
	"seen_version" bigint NOT NULL,
	"status" text DEFAULT 'asked' NOT NULL,
	"lapsed_by" text,
	"decision" text,
	"merge_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" integer,
	CONSTRAINT "merge_requests_two_cats" CHECK ("merge_requests"."cat_id" <> "merge_requests"."other_id"),
	CONSTRAINT "merge_requests_status_known" CHECK ("merge_requests"."status" in ('asked', 'confirmed', 'declined', 'withdrawn', 'lapsed')),
	CONSTRAINT "merge_requests_lapsed_by_known" CHECK ("merge_requests"."lapsed_by" is null or ("merge_requests"."lapsed_by" in ('owner', 'registration', 'record') and "merge_requests"."status" = 'lapsed')),
	CONSTRAINT "merge_requests_decision_whole" CHECK (("merge_requests"."status" = 'asked') = ("merge_requests"."decided_at" is null) and ("merge_requests"."status" in ('confirmed', 'declined')) = ("merge_requests"."decided_by" is not null) and ("merge_requests"."status" <> 'declined' or "merge_requests"."decision" is not null)),
	CONSTRAINT "merge_requests_reason_length" CHECK (char_length("merge_requests"."reason") between 1 and 500),
	CONSTRAINT "merge_requests_decision_length" CHECK (char_length("merge_requests"."decision") between 1 and 500)
);
--> statement-breakpoint
CREATE TABLE "merged_numbers" (
	"reg_num" text PRIMARY KEY NOT NULL,
	"cat_id" integer NOT NULL,
	"merge_id" integer NOT NULL,
	CONSTRAINT "merged_numbers_merge_id_key" UNIQUE("merge_id")
);
--> statement-breakpoint
ALTER TABLE "merge_requests" ADD CONSTRAINT "merge_requests_asker_id_users_id_fk" FOREIGN KEY ("asker_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merge_requests" ADD CONSTRAINT "merge_requests_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merge_requests" ADD CONSTRAINT "merge_requests_merge_id_merges_id_fk" FOREIGN KEY ("merge_id") REFERENCES "public"."merges"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merged_numbers" ADD CONSTRAINT "merged_numbers_cat_id_cats_id_fk" FOREIGN KEY ("cat_id") REFERENCES "public"."cats"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merged_numbers" ADD CONSTRAINT "merged_numbers_merge_id_merges_id_fk" FOREIGN KEY ("merge_id") REFERENCES "public"."merges"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "merge_requests_one_open_a_pair" ON "merge_requests" USING btree (least("cat_id", "other_id"),greatest("cat_id", "other_id")) WHERE status = 'asked';--> statement-breakpoint
CREATE INDEX "merge_requests_open_cat_idx" ON "merge_requests" USING btree ("cat_id") WHERE status = 'asked';--> statement-breakpoint
CREATE INDEX "merge_requests_open_other_idx" ON "merge_requests" USING btree ("other_id") WHERE status = 'asked';--> statement-breakpoint
CREATE INDEX "merge_requests_asker_id_idx" ON "merge_requests" USING btree ("asker_id");--> statement-breakpoint
CREATE INDEX "merge_requests_decided_by_idx" ON "merge_requests" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "merge_requests_merge_id_idx" ON "merge_requests" USING btree ("merge_id");--> statement-breakpoint
CREATE INDEX "merged_numbers_cat_id_idx" ON "merged_numbers" USING btree ("cat_id");--> statement-breakpoint

-- As for requests to correct (0078): what was asked and decided stays. The merge is made after the decision.
CREATE FUNCTION keep_merge_request() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF to_jsonb(new) - '{status,lapsed_by,decision,merge_id,decided_at,decided_by}'::text[]
    IS DISTINCT FROM to_jsonb(old) - '{status,lapsed_by,decision,merge_id,decided_at,decided_by}'::text[]
    OR (old.status <> 'asked' AND to_jsonb(new) - 'merge_id' IS DISTINCT FROM to_jsonb(old) - 'merge_id')
    OR (old.merge_id IS NOT NULL AND new.merge_id IS DISTINCT FROM old.merge_id) THEN
    RAISE EXCEPTION 'merge request % stays as it was', old.id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'merge_requests_stay', TABLE = 'merge_requests';
  END IF;
  RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER merge_requests_stay BEFORE UPDATE ON merge_requests FOR EACH ROW EXECUTE FUNCTION keep_merge_request();
--> statement-breakpoint

-- One of the two has another owner, another registration, or is gone. FEG01: requests that have lapsed. Whoever has begun the
-- transaction tells their askers. The row security of a desk would hide the request of another club.
CREATE FUNCTION lapse_merge_requests() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
DECLARE
  why text := CASE WHEN TG_OP = 'DELETE' THEN 'record' WHEN new.registered <> old.registered THEN 'registration' ELSE 'owner' END;
  over integer[];
BEGIN
  WITH lapsed AS (
    UPDATE merge_requests SET status = 'lapsed', lapsed_by = why, decided_at = now()
    WHERE status = 'asked' AND (cat_id = old.id OR other_id = old.id)
    RETURNING id
  )
  SELECT array_agg(id) INTO over FROM lapsed;
  IF over IS NOT NULL THEN PERFORM say_ids('FEG01', over); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER merge_requests_lapse AFTER UPDATE OF users_id, online_owner_id, registered ON cats FOR EACH ROW
  WHEN ((new.users_id, new.online_owner_id, new.registered) IS DISTINCT FROM (old.users_id, old.online_owner_id, old.registered))
  EXECUTE FUNCTION lapse_merge_requests();
--> statement-breakpoint
CREATE TRIGGER merge_requests_lapse_of_deleted AFTER DELETE ON cats FOR EACH ROW EXECUTE FUNCTION lapse_merge_requests();
--> statement-breakpoint

-- They wait on the desk of the club that keeps the record that stays.
CREATE FUNCTION give_merge_to_club() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  new.club_id := club_of_cat(new.cat_id);
  RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER cases_of_club_of_merge BEFORE INSERT ON cases FOR EACH ROW WHEN (new.kind = 'merge') EXECUTE FUNCTION give_merge_to_club();
--> statement-breakpoint
CREATE FUNCTION follow_merge_request() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM open_case('merge', new.id, new.cat_id, NULL, new.created_at);
  ELSE
    PERFORM end_case('merge', new.id, CASE WHEN new.status = 'lapsed' THEN 'withdrawn' ELSE new.status END, new.decided_by);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER merge_requests_open_case AFTER INSERT ON merge_requests FOR EACH ROW EXECUTE FUNCTION follow_merge_request();
--> statement-breakpoint
CREATE TRIGGER merge_requests_end_case AFTER UPDATE OF status ON merge_requests FOR EACH ROW
  WHEN (new.status <> old.status) EXECUTE FUNCTION follow_merge_request();
--> statement-breakpoint
ALTER TABLE "merge_requests" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "merge_requests_of_acting_club" ON "merge_requests" USING (acting_club() IS NOT NULL AND club_of_cat(cat_id) = acting_club());
--> statement-breakpoint
CREATE TRIGGER history_records AFTER INSERT OR UPDATE OR DELETE ON merge_requests FOR EACH ROW
  EXECUTE FUNCTION record_history('merge', '{other_id,take,seen_version,lapsed_by,merge_id,created_at}');
--> statement-breakpoint

-- A number that has gone in a merge is as little given again as an annulled one; an undone merge gives it back.
CREATE OR REPLACE FUNCTION refuse_annulled_number() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM annulments WHERE reg_num = new.reg_num) OR EXISTS (SELECT FROM merged_numbers WHERE reg_num = new.reg_num) THEN
    RAISE EXCEPTION 'number % is annulled', new.reg_num
      USING ERRCODE = 'check_violation', CONSTRAINT = 'cats_number_annulled', TABLE = 'cats';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Whatever its facts: its number goes. FE001 as in 0029.
CREATE FUNCTION supersede_all_of(cat integer) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  ended integer[];
BEGIN
  WITH superseded AS (
    UPDATE certificates SET status = 'superseded', ended_at = now() WHERE cat_id = cat AND status = 'valid' RETURNING id
  )
  SELECT array_agg(id) INTO ended FROM superseded;
  PERFORM say_ids('FE001', ended);
END $$;
--> statement-breakpoint

-- What was certified of a record goes with it when it is merged away, and comes back with it: the link alone, nothing of what was certified.
CREATE OR REPLACE FUNCTION refuse_certificate_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND TG_TABLE_NAME = 'certificates' THEN
    IF old.status = 'valid' AND new.status <> 'valid'
      AND (to_jsonb(new) - ARRAY['status', 'ended_at', 'reason', 'revoked_by'])
        = (to_jsonb(old) - ARRAY['status', 'ended_at', 'reason', 'revoked_by'])
    THEN
      RETURN new;
    END IF;
  END IF;
  IF current_setting('felistry.merging', true) = 'on' THEN
    IF TG_OP = 'UPDATE' AND to_jsonb(new) - 'cat_id' = to_jsonb(old) - 'cat_id' THEN RETURN new; END IF;
    -- A certificate that names both records names one.
    IF TG_OP = 'DELETE' AND TG_TABLE_NAME = 'certified_cats' THEN RETURN old; END IF;
  END IF;
  RAISE EXCEPTION 'what was certified is not changed'
    USING ERRCODE = 'check_violation', CONSTRAINT = 'certificates_stay', TABLE = TG_TABLE_NAME;
END $$;
--> statement-breakpoint
-- A merge in which a registered record takes part is a decision of the club, and so is its undoing.
CREATE FUNCTION log_merge() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF 1 IN ((new.record #>> '{before,kept,registered}')::int, (new.record #>> '{before,gone,registered}')::int) THEN
    PERFORM append_leaf(CASE WHEN new.undone_at IS NULL THEN 'records_merged' ELSE 'records_parted' END, 'cat:' || new.gone_cat_id,
      jsonb_build_object('merge_id', new.id, 'kept_id', new.kept_cat_id, 'gone_id', new.gone_cat_id,
        'number', new.record #>> '{before,gone,reg_num}', 'by', coalesce(new.undone_by, new.merged_by)));
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER merges_are_logged AFTER INSERT ON merges FOR EACH ROW EXECUTE FUNCTION log_merge();--> statement-breakpoint
CREATE TRIGGER merges_undone_are_logged AFTER UPDATE OF undone_at ON merges FOR EACH ROW
  WHEN (new.undone_at IS DISTINCT FROM old.undone_at) EXECUTE FUNCTION log_merge();
--> statement-breakpoint
-- The record that stands for one that was merged away, by the log.
CREATE FUNCTION logged_standing(asked integer) RETURNS integer LANGUAGE plpgsql STABLE AS $$
DECLARE
  standing integer := asked;
  found_entry log_entries;
BEGIN
  -- A bound, since a log that somebody has forged might lead in a circle.
  FOR turn IN 1..100 LOOP
    SELECT * INTO found_entry FROM log_entries
    WHERE subject = 'cat:' || standing AND kind IN ('records_merged', 'records_parted') ORDER BY id DESC LIMIT 1;
    IF NOT FOUND OR found_entry.kind = 'records_parted' THEN RETURN standing; END IF;
    standing := (found_entry.facts ->> 'kept_id')::integer;
  END LOOP;
  RETURN NULL;
END $$;
