-- What waits for the club, of whatever kind: one queue.
CREATE TABLE "cases" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cases_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"subject_id" integer NOT NULL,
	"cat_id" integer,
	"applicant_id" integer,
	"opened_at" timestamp with time zone DEFAULT now() NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"assigned_to" integer,
	"asked_at" timestamp with time zone,
	"asked_parts" text[],
	"outcome" text,
	"decided_at" timestamp with time zone,
	"decided_by" integer,
	"final_at" timestamp with time zone,
	"checks" text[],
	"first_by" integer,
	"first_at" timestamp with time zone,
	"first_outcome" text,
	CONSTRAINT "cases_kind_known" CHECK ("cases"."kind" in ('application', 'correction', 'annulment', 'transfer', 'duplicate', 'ban', 'title', 'test', 'litter', 'report', 'message', 'held_ad', 'merge', 'dispute')),
	CONSTRAINT "cases_state_known" CHECK ("cases"."state" in ('waiting', 'asked', 'decided', 'withdrawn')),
	CONSTRAINT "cases_asked_whole" CHECK (("cases"."state" = 'asked') = ("cases"."asked_at" is not null)),
	CONSTRAINT "cases_end_whole" CHECK (("cases"."state" in ('decided', 'withdrawn')) = ("cases"."decided_at" is not null) and ("cases"."decided_at" is null) = ("cases"."outcome" is null)),
	CONSTRAINT "cases_decided_by_somebody" CHECK ("cases"."decided_by" is null or "cases"."state" = 'decided'),
	CONSTRAINT "cases_final_decision" CHECK ("cases"."final_at" is null or "cases"."state" = 'decided'),
	CONSTRAINT "cases_first_eyes_whole" CHECK (("cases"."first_by" is null) = ("cases"."first_at" is null) and ("cases"."first_by" is null) = ("cases"."first_outcome" is null)),
	CONSTRAINT "cases_second_eyes_others" CHECK ("cases"."first_by" is null or "cases"."decided_by" is distinct from "cases"."first_by")
);
--> statement-breakpoint
ALTER TABLE "cases" ADD CONSTRAINT "cases_cat_id_cats_id_fk" FOREIGN KEY ("cat_id") REFERENCES "public"."cats"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cases" ADD CONSTRAINT "cases_applicant_id_users_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cases" ADD CONSTRAINT "cases_assigned_to_users_id_fk" FOREIGN KEY ("assigned_to") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cases" ADD CONSTRAINT "cases_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cases" ADD CONSTRAINT "cases_first_by_users_id_fk" FOREIGN KEY ("first_by") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint

-- Those that wait now, before the indexes.
INSERT INTO cases (kind, subject_id, cat_id, applicant_id, opened_at)
SELECT kind, subject_id, cat_id, applicant_id, opened_at FROM (
  SELECT 'application' AS kind, id AS subject_id, cat_id, applicant_id, created_at AS opened_at FROM applications WHERE status = 'pending'
  UNION ALL SELECT CASE WHEN e.kind IN ('title', 'result') THEN 'title' ELSE 'test' END, e.id, e.cat_id, c.online_owner_id, e.created_at
    FROM credentials e JOIN cats c ON c.id = e.cat_id WHERE e.scan_url IS NOT NULL AND e.confirmed_at IS NULL
  UNION ALL SELECT 'report', r.id, s.cat_id, r.reporter_id, r.created_at
    FROM ad_reports r JOIN sales s ON s.id = r.sale_id WHERE r.status = 'open'
  UNION ALL SELECT 'message', r.id, o.cat_id, r.reporter_id, r.created_at
    FROM message_reports r JOIN order_messages m ON m.id = r.message_id JOIN orders o ON o.id = m.order_id WHERE r.status = 'open'
  UNION ALL SELECT 'held_ad', h.id, s.cat_id, h.seller_id, h.held_at FROM held_ads h JOIN sales s ON s.id = h.sale_id WHERE h.outcome IS NULL
) AS now_waiting ORDER BY opened_at, kind, subject_id;
--> statement-breakpoint
CREATE UNIQUE INDEX "cases_one_open" ON "cases" USING btree ("kind","subject_id") WHERE state in ('waiting', 'asked');--> statement-breakpoint
CREATE INDEX "cases_subject_idx" ON "cases" USING btree ("kind","subject_id","id");--> statement-breakpoint
CREATE INDEX "cases_queue_idx" ON "cases" USING btree ("opened_at","id") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "cases_queue_of_kind_idx" ON "cases" USING btree ("kind","opened_at","id") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "cases_asked_idx" ON "cases" USING btree ("opened_at","id") WHERE state = 'asked';--> statement-breakpoint
CREATE INDEX "cases_assigned_idx" ON "cases" USING btree ("assigned_to","opened_at","id") WHERE state in ('waiting', 'asked') and assigned_to is not null;--> statement-breakpoint
CREATE INDEX "cases_assigned_to_idx" ON "cases" USING btree ("assigned_to");--> statement-breakpoint
CREATE INDEX "cases_decided_idx" ON "cases" USING btree ("decided_at","id") WHERE state = 'decided';--> statement-breakpoint
CREATE INDEX "cases_not_final_idx" ON "cases" USING btree ("cat_id","final_at") WHERE final_at is not null;--> statement-breakpoint
CREATE INDEX "cases_cat_id_idx" ON "cases" USING btree ("cat_id","id");--> statement-breakpoint
CREATE INDEX "cases_applicant_id_idx" ON "cases" USING btree ("applicant_id");--> statement-breakpoint
CREATE INDEX "cases_decided_by_idx" ON "cases" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "cases_first_by_idx" ON "cases" USING btree ("first_by");
--> statement-breakpoint

-- Opens the case of a thing that waits; one that waits already stays as it is. `applicant` is who asked the club, and is asked back. Returns its id.
CREATE FUNCTION open_case(of_kind text, of_subject integer, of_cat integer, applicant integer, since timestamptz DEFAULT now()) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  opened integer;
BEGIN
  INSERT INTO cases (kind, subject_id, cat_id, applicant_id, opened_at) VALUES (of_kind, of_subject, of_cat, applicant, since)
  ON CONFLICT (kind, subject_id) WHERE state IN ('waiting', 'asked') DO NOTHING RETURNING id INTO opened;
  IF opened IS NULL THEN
    SELECT id INTO opened FROM cases WHERE kind = of_kind AND subject_id = of_subject AND state IN ('waiting', 'asked');
  END IF;
  RETURN opened;
END $$;
--> statement-breakpoint

-- Ends the open case of a thing: by a member, or by the club's rules if `decider` is null; 'withdrawn' is nobody's decision.
-- Until `final` the decision can be taken back. Returns the case's id, null if none was open.
CREATE FUNCTION end_case(of_kind text, of_subject integer, with_outcome text, decider integer DEFAULT NULL, final timestamptz DEFAULT NULL)
RETURNS integer LANGUAGE sql AS $$
  UPDATE cases SET
    state = CASE WHEN with_outcome = 'withdrawn' THEN 'withdrawn' ELSE 'decided' END, outcome = with_outcome, decided_at = now(),
    decided_by = CASE WHEN with_outcome <> 'withdrawn' THEN decider END, final_at = CASE WHEN with_outcome <> 'withdrawn' THEN final END,
    asked_at = NULL, asked_parts = NULL
  WHERE kind = of_kind AND subject_id = of_subject AND state IN ('waiting', 'asked')
  RETURNING id
$$;
--> statement-breakpoint

-- A decision taken back: the newest case of the thing waits again, since when it waited before.
CREATE FUNCTION reopen_case(of_kind text, of_subject integer) RETURNS integer LANGUAGE sql AS $$
  UPDATE cases SET state = 'waiting', outcome = NULL, decided_at = NULL, decided_by = NULL, final_at = NULL, checks = NULL,
    first_by = NULL, first_at = NULL, first_outcome = NULL
  WHERE state IN ('decided', 'withdrawn')
    AND id = (SELECT id FROM cases WHERE kind = of_kind AND subject_id = of_subject ORDER BY id DESC LIMIT 1)
  RETURNING id
$$;
--> statement-breakpoint

-- Triggers follow the tables, whatever writes them.
CREATE FUNCTION follow_application() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    PERFORM end_case('application', old.id, 'withdrawn');
  ELSIF TG_OP = 'INSERT' THEN
    PERFORM open_case('application', new.id, new.cat_id, new.applicant_id, new.created_at);
  ELSIF new.status = 'pending' THEN
    PERFORM reopen_case('application', new.id);
  ELSE
    PERFORM end_case('application', new.id, new.status, new.decided_by);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER applications_open_case AFTER INSERT ON applications FOR EACH ROW WHEN (new.status = 'pending') EXECUTE FUNCTION follow_application();
--> statement-breakpoint
CREATE TRIGGER applications_end_case AFTER UPDATE OF status ON applications FOR EACH ROW
  WHEN (new.status <> old.status) EXECUTE FUNCTION follow_application();
--> statement-breakpoint
CREATE TRIGGER applications_withdraw_case AFTER DELETE ON applications FOR EACH ROW WHEN (old.status = 'pending') EXECUTE FUNCTION follow_application();
--> statement-breakpoint

-- A confirmed entry whose evidence changes is a new case; a confirmation that is withdrawn, too.
CREATE FUNCTION follow_credential() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was text := CASE WHEN TG_OP <> 'INSERT' THEN CASE WHEN old.kind IN ('title', 'result') THEN 'title' ELSE 'test' END END;
  becomes text := CASE WHEN TG_OP <> 'DELETE' THEN CASE WHEN new.kind IN ('title', 'result') THEN 'title' ELSE 'test' END END;
BEGIN
  IF TG_OP <> 'DELETE' AND new.scan_url IS NOT NULL AND new.confirmed_at IS NULL THEN
    IF was <> becomes THEN PERFORM end_case(was, old.id, 'withdrawn'); END IF;
    PERFORM open_case(becomes, new.id, new.cat_id, (SELECT online_owner_id FROM cats WHERE id = new.cat_id));
  ELSIF TG_OP = 'UPDATE' AND new.confirmed_at IS NOT NULL THEN
    PERFORM end_case(was, new.id, 'confirmed', new.confirmed_by);
  ELSIF TG_OP <> 'INSERT' THEN
    PERFORM end_case(was, old.id, 'withdrawn');
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER credentials_open_case AFTER INSERT ON credentials FOR EACH ROW
  WHEN (new.scan_url IS NOT NULL AND new.confirmed_at IS NULL) EXECUTE FUNCTION follow_credential();
--> statement-breakpoint
CREATE TRIGGER credentials_follow_case AFTER UPDATE OF kind, scan_url, confirmed_at ON credentials FOR EACH ROW EXECUTE FUNCTION follow_credential();
--> statement-breakpoint
CREATE TRIGGER credentials_withdraw_case AFTER DELETE ON credentials FOR EACH ROW
  WHEN (old.scan_url IS NOT NULL AND old.confirmed_at IS NULL) EXECUTE FUNCTION follow_credential();
--> statement-breakpoint
CREATE FUNCTION follow_ad_report() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM open_case('report', new.id, (SELECT cat_id FROM sales WHERE id = new.sale_id), new.reporter_id, new.created_at);
  ELSE
    PERFORM end_case('report', old.id, CASE WHEN TG_OP = 'UPDATE' THEN new.status ELSE 'withdrawn' END, CASE WHEN TG_OP = 'UPDATE' THEN new.decided_by END);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER ad_reports_open_case AFTER INSERT ON ad_reports FOR EACH ROW WHEN (new.status = 'open') EXECUTE FUNCTION follow_ad_report();
--> statement-breakpoint
CREATE TRIGGER ad_reports_end_case AFTER UPDATE OF status ON ad_reports FOR EACH ROW
  WHEN (old.status = 'open' AND new.status <> 'open') EXECUTE FUNCTION follow_ad_report();
--> statement-breakpoint
CREATE TRIGGER ad_reports_withdraw_case AFTER DELETE ON ad_reports FOR EACH ROW WHEN (old.status = 'open') EXECUTE FUNCTION follow_ad_report();
--> statement-breakpoint
CREATE FUNCTION follow_message_report() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM open_case('message', new.id,
      (SELECT o.cat_id FROM order_messages m JOIN orders o ON o.id = m.order_id WHERE m.id = new.message_id), new.reporter_id, new.created_at);
  ELSE
    PERFORM end_case('message', new.id, new.status, new.decided_by);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER message_reports_open_case AFTER INSERT ON message_reports FOR EACH ROW WHEN (new.status = 'open') EXECUTE FUNCTION follow_message_report();
--> statement-breakpoint
CREATE TRIGGER message_reports_end_case AFTER UPDATE OF status ON message_reports FOR EACH ROW
  WHEN (old.status = 'open' AND new.status <> 'open') EXECUTE FUNCTION follow_message_report();
--> statement-breakpoint
CREATE FUNCTION follow_held_ad() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM open_case('held_ad', new.id, (SELECT cat_id FROM sales WHERE id = new.sale_id), new.seller_id, new.held_at);
  ELSE
    PERFORM end_case('held_ad', old.id, CASE WHEN TG_OP = 'UPDATE' THEN new.outcome ELSE 'withdrawn' END, CASE WHEN TG_OP = 'UPDATE' THEN new.decided_by END);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER held_ads_open_case AFTER INSERT ON held_ads FOR EACH ROW WHEN (new.outcome IS NULL) EXECUTE FUNCTION follow_held_ad();
--> statement-breakpoint
CREATE TRIGGER held_ads_end_case AFTER UPDATE OF outcome ON held_ads FOR EACH ROW
  WHEN (old.outcome IS NULL AND new.outcome IS NOT NULL) EXECUTE FUNCTION follow_held_ad();
--> statement-breakpoint
CREATE TRIGGER held_ads_withdraw_case AFTER DELETE ON held_ads FOR EACH ROW WHEN (old.outcome IS NULL) EXECUTE FUNCTION follow_held_ad();
--> statement-breakpoint

-- A member who leaves the club leaves its cases to the others.
CREATE FUNCTION unassign_cases() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE cases SET assigned_to = NULL WHERE assigned_to = old.user_id AND state IN ('waiting', 'asked');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER user_roles_unassign_cases AFTER DELETE ON user_roles FOR EACH ROW WHEN (old.role_id = 2) EXECUTE FUNCTION unassign_cases();
