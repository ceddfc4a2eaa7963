-- Whoever the club has asked back about a request to correct or to transfer amends it in place, and the thread keeps what it was before.
ALTER TABLE "case_messages" ADD COLUMN "amended" jsonb;--> statement-breakpoint
ALTER TABLE "case_messages" DROP CONSTRAINT "case_messages_kind_known";--> statement-breakpoint
ALTER TABLE "case_messages" ADD CONSTRAINT "case_messages_kind_known" CHECK ("case_messages"."kind" in ('question', 'answer', 'amended', 'note', 'first', 'first_fell', 'taken_back', 'returned', 'withdrawn')) NOT VALID;--> statement-breakpoint
ALTER TABLE "case_messages" ADD CONSTRAINT "case_messages_amended_of_kind" CHECK ("case_messages"."amended" is null or ("case_messages"."kind" = 'amended' and jsonb_typeof("case_messages"."amended") = 'object')) NOT VALID;--> statement-breakpoint
CREATE FUNCTION is_asked_back(of_kind text, of_subject integer) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM cases WHERE kind = of_kind AND subject_id = of_subject AND state = 'asked')
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION keep_correction() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  amends boolean := old.status = 'asked' AND new.status = 'asked' AND is_asked_back('correction', old.id);
BEGIN
  IF (new.asker_id, new.created_at) IS DISTINCT FROM (old.asker_id, old.created_at)
    OR (NOT amends AND (new.changes, new.before, new.reason) IS DISTINCT FROM (old.changes, old.before, old.reason))
    OR (old.status <> 'asked' AND (new.status, new.decision, new.decided_at, new.decided_by)
      IS DISTINCT FROM (old.status, old.decision, old.decided_at, old.decided_by))
    OR (NOT amends AND new.status NOT IN ('withdrawn', 'lapsed') AND new.evidence_url IS DISTINCT FROM old.evidence_url) THEN
    RAISE EXCEPTION 'request % stays as it was', old.id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'corrections_stay', TABLE = 'corrections';
  END IF;
  IF new.status IN ('withdrawn', 'lapsed') THEN new.evidence_url := NULL; END IF;
  RETURN new;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION keep_transfer() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  amends boolean := old.status = 'asked' AND new.status = 'asked' AND is_asked_back('transfer', old.id);
BEGIN
  IF (new.asker_id, new.direction, new.created_at) IS DISTINCT FROM (old.asker_id, old.direction, old.created_at)
    OR (NOT amends AND (new.club, new.number, new.titles, new.remarks) IS DISTINCT FROM (old.club, old.number, old.titles, old.remarks))
    OR (old.status <> 'asked' AND (new.status, new.decision, new.decided_at, new.decided_by)
      IS DISTINCT FROM (old.status, old.decision, old.decided_at, old.decided_by))
    OR (NOT amends AND new.status NOT IN ('withdrawn', 'lapsed') AND new.paper_url IS DISTINCT FROM old.paper_url) THEN
    RAISE EXCEPTION 'transfer % stays as it was', old.id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'transfers_stay', TABLE = 'transfers';
  END IF;
  IF new.status IN ('withdrawn', 'lapsed') THEN new.paper_url := NULL; END IF;
  RETURN new;
END $$;
