-- Facts of a registered cat change by a request that the club decides; a registration can be annulled, its number never given again.
CREATE TABLE "corrections" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "corrections_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"cat_id" integer NOT NULL,
	"asker_id" integer NOT NULL,
	"changes" jsonb NOT NULL,
	"before" jsonb NOT NULL,
	"reason" text NOT NULL,
	"evidence_url" text,
	"status" text DEFAULT 'asked' NOT NULL,
	"decision" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" integer,
	CONSTRAINT "corrections_status_known" CHECK ("corrections"."status" in ('asked', 'confirmed', 'declined', 'withdrawn', 'lapsed')),
	CONSTRAINT "corrections_decision_whole" CHECK (("corrections"."status" = 'asked') = ("corrections"."decided_at" is null) and ("corrections"."status" in ('confirmed', 'declined')) = ("corrections"."decided_by" is not null) and ("corrections"."decided_by" is null) = ("corrections"."decision" is null)),
	CONSTRAINT "corrections_change_something" CHECK (jsonb_typeof("corrections"."changes") = 'object' and "corrections"."changes" <> '{}'),
	CONSTRAINT "corrections_reason_length" CHECK (char_length("corrections"."reason") between 1 and 500),
	CONSTRAINT "corrections_decision_length" CHECK (char_length("corrections"."decision") between 1 and 500),
	CONSTRAINT "corrections_have_evidence" CHECK ("corrections"."evidence_url" is not null or "corrections"."status" in ('withdrawn', 'lapsed')),
	CONSTRAINT "corrections_not_by_asker" CHECK ("corrections"."decided_by" <> "corrections"."asker_id")
);
--> statement-breakpoint
ALTER TABLE "corrections" ADD CONSTRAINT "corrections_cat_id_cats_id_fk" FOREIGN KEY ("cat_id") REFERENCES "public"."cats"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "corrections" ADD CONSTRAINT "corrections_asker_id_users_id_fk" FOREIGN KEY ("asker_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "corrections" ADD CONSTRAINT "corrections_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "corrections" ADD CONSTRAINT "corrections_evidence_url_fkey" FOREIGN KEY ("evidence_url") REFERENCES "public"."uploads"("path") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "corrections_one_open_a_cat" ON "corrections" USING btree ("cat_id") WHERE status = 'asked';--> statement-breakpoint
CREATE INDEX "corrections_open_idx" ON "corrections" USING btree ("id") WHERE status = 'asked';--> statement-breakpoint
CREATE INDEX "corrections_cat_id_idx" ON "corrections" USING btree ("cat_id","id");--> statement-breakpoint
CREATE INDEX "corrections_asker_id_idx" ON "corrections" USING btree ("asker_id","id");--> statement-breakpoint
CREATE INDEX "corrections_evidence_url_idx" ON "corrections" USING btree ("evidence_url");--> statement-breakpoint
CREATE TABLE "annulments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "annulments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"cat_id" integer NOT NULL,
	"reg_num" text NOT NULL,
	"reason" text NOT NULL,
	"decided_by" integer NOT NULL,
	"decided_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "annulments_reg_num_key" UNIQUE("reg_num"),
	CONSTRAINT "annulments_reason_length" CHECK (char_length("annulments"."reason") between 1 and 300)
);
--> statement-breakpoint
ALTER TABLE "annulments" ADD CONSTRAINT "annulments_cat_id_cats_id_fk" FOREIGN KEY ("cat_id") REFERENCES "public"."cats"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "annulments" ADD CONSTRAINT "annulments_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "annulments_cat_id_idx" ON "annulments" USING btree ("cat_id","id");--> statement-breakpoint

-- Evidence joins the uses that an upload may have, whatever others there are by now.
DO $$
DECLARE
  known text := (SELECT pg_get_constraintdef(oid) FROM pg_constraint WHERE conname = 'uploads_prefix_known');
BEGIN
  ALTER TABLE uploads DROP CONSTRAINT uploads_prefix_known;
  EXECUTE 'ALTER TABLE uploads ADD CONSTRAINT uploads_prefix_known ' || replace(known, '''credential''::text', '''credential''::text, ''evidence''::text');
END $$;
--> statement-breakpoint
CREATE TRIGGER attach_upload AFTER INSERT OR UPDATE OF evidence_url ON corrections
  FOR EACH ROW WHEN (new.evidence_url IS NOT NULL) EXECUTE FUNCTION attach_upload('evidence_url');--> statement-breakpoint
-- By whatever update: another trigger takes the evidence away.
CREATE CONSTRAINT TRIGGER forget_upload AFTER UPDATE ON corrections
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (old.evidence_url IS DISTINCT FROM new.evidence_url) EXECUTE FUNCTION forget_upload('evidence_url');--> statement-breakpoint

-- What was asked stays as it was asked, and what was decided as it was decided. Only a merge moves a request to another
-- record of its cat. The evidence for a request that nobody decides is forgotten.
CREATE FUNCTION keep_correction() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (new.asker_id, new.changes, new.before, new.reason, new.created_at)
    IS DISTINCT FROM (old.asker_id, old.changes, old.before, old.reason, old.created_at)
    OR (old.status <> 'asked' AND (new.status, new.decision, new.decided_at, new.decided_by)
      IS DISTINCT FROM (old.status, old.decision, old.decided_at, old.decided_by))
    OR (new.status NOT IN ('withdrawn', 'lapsed') AND new.evidence_url IS DISTINCT FROM old.evidence_url) THEN
    RAISE EXCEPTION 'request % stays as it was', old.id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'corrections_stay', TABLE = 'corrections';
  END IF;
  IF new.status IN ('withdrawn', 'lapsed') THEN new.evidence_url := NULL; END IF;
  RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER corrections_stay BEFORE UPDATE ON corrections FOR EACH ROW EXECUTE FUNCTION keep_correction();
--> statement-breakpoint

-- A request of somebody who has no longer a say in the cat, or for a cat that is no longer registered, is over.
-- FEC01: requests that have lapsed. Whoever has begun the transaction tells their askers.
CREATE FUNCTION lapse_corrections() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  over integer[];
BEGIN
  WITH lapsed AS (
    UPDATE corrections SET status = 'lapsed', decided_at = now()
    WHERE cat_id = new.id AND status = 'asked' AND (new.registered = 0 OR asker_id NOT IN (new.users_id, new.online_owner_id))
    RETURNING id
  )
  SELECT array_agg(id) INTO over FROM lapsed;
  IF over IS NOT NULL THEN PERFORM say_ids('FEC01', over); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER corrections_lapse AFTER UPDATE OF users_id, online_owner_id, registered ON cats FOR EACH ROW
  WHEN (old.registered = 1 AND (new.users_id, new.online_owner_id, new.registered) IS DISTINCT FROM (old.users_id, old.online_owner_id, old.registered))
  EXECUTE FUNCTION lapse_corrections();
--> statement-breakpoint

-- An annulled number is never given again, by whatever way. After the row is written, so that an annulment in another
-- transaction for which the number's index has waited is seen.
CREATE FUNCTION refuse_annulled_number() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM annulments WHERE reg_num = new.reg_num) THEN
    RAISE EXCEPTION 'number % is annulled', new.reg_num
      USING ERRCODE = 'check_violation', CONSTRAINT = 'cats_number_annulled', TABLE = 'cats';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER cats_number_annulled AFTER INSERT ON cats FOR EACH ROW WHEN (new.reg_num IS NOT NULL)
  EXECUTE FUNCTION refuse_annulled_number();--> statement-breakpoint
CREATE TRIGGER cats_number_annulled_later AFTER UPDATE OF reg_num ON cats FOR EACH ROW
  WHEN (new.reg_num IS NOT NULL AND new.reg_num IS DISTINCT FROM old.reg_num) EXECUTE FUNCTION refuse_annulled_number();--> statement-breakpoint
CREATE FUNCTION keep_annulment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- A merge moves it to another record of the cat.
  IF TG_OP = 'UPDATE' AND to_jsonb(new) - 'cat_id' = to_jsonb(old) - 'cat_id' THEN RETURN new; END IF;
  RAISE EXCEPTION 'an annulled number stays annulled'
    USING ERRCODE = 'check_violation', CONSTRAINT = 'annulments_stay', TABLE = 'annulments';
END $$;
--> statement-breakpoint
CREATE TRIGGER annulments_stay BEFORE UPDATE OR DELETE ON annulments FOR EACH ROW EXECUTE FUNCTION keep_annulment();--> statement-breakpoint
CREATE TRIGGER history_records AFTER INSERT OR UPDATE OR DELETE ON corrections FOR EACH ROW
  EXECUTE FUNCTION record_history('correction', '{changes,before,reason,evidence_url,created_at}');--> statement-breakpoint
CREATE TRIGGER history_records AFTER INSERT OR UPDATE OR DELETE ON annulments FOR EACH ROW
  EXECUTE FUNCTION record_history('annulment', '{}');
