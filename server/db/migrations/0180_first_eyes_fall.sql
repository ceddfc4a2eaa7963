ALTER TABLE "case_messages" DROP CONSTRAINT "case_messages_kind_known";--> statement-breakpoint
ALTER TABLE "case_messages" ADD CONSTRAINT "case_messages_kind_known" CHECK ("case_messages"."kind" in ('question', 'answer', 'note', 'first', 'first_fell', 'taken_back', 'returned', 'withdrawn')) NOT VALID;--> statement-breakpoint

-- Of two who decide, neither has left the club before it is carried out: the confirmation of a first who no longer decides there falls,
-- with the second's if there is one already, and the thread says so. An annulment that nobody asks for any more has nothing to wait for.
CREATE FUNCTION first_eyes_fall(member integer) RETURNS void LANGUAGE sql AS $$
  WITH gone AS (
    SELECT e.id, e.kind FROM cases e
    WHERE e.first_by = member AND (e.state IN ('waiting', 'asked') OR e.final_at IS NOT NULL) AND NOT EXISTS (
      SELECT FROM user_roles r JOIN club_rights c ON c.role_id = r.role_id JOIN users u ON u.id = r.user_id
      WHERE r.user_id = member AND r.club_id = e.club_id AND c.right_name = 'decide_cases' AND u.suspended_at IS NULL AND u.closed_at IS NULL)
    FOR UPDATE OF e
  ), ended AS (
    UPDATE cases e SET state = 'withdrawn', outcome = 'withdrawn', decided_at = now()
    FROM gone g WHERE e.id = g.id AND g.kind = 'annulment'
  ), fallen AS (
    UPDATE cases e SET state = CASE WHEN state = 'decided' THEN 'waiting' ELSE state END, outcome = NULL, decided_at = NULL, decided_by = NULL,
      final_at = NULL, checks = NULL, reason = NULL, seen_version = NULL, first_by = NULL, first_at = NULL, first_outcome = NULL
    FROM gone g WHERE e.id = g.id AND g.kind <> 'annulment'
  )
  INSERT INTO case_messages (case_id, kind) SELECT id, 'first_fell' FROM gone ORDER BY id
$$;
--> statement-breakpoint
CREATE FUNCTION dismissed_first_falls() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM first_eyes_fall(old.user_id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER user_roles_first_eyes_fall AFTER DELETE OR UPDATE ON user_roles FOR EACH ROW WHEN (old.role_id <> 1) EXECUTE FUNCTION dismissed_first_falls();
--> statement-breakpoint
CREATE FUNCTION gone_first_falls() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM first_eyes_fall(new.id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_first_eyes_fall AFTER UPDATE OF suspended_at, closed_at ON users FOR EACH ROW
  WHEN ((new.suspended_at IS NOT NULL AND old.suspended_at IS NULL) OR (new.closed_at IS NOT NULL AND old.closed_at IS NULL))
  EXECUTE FUNCTION gone_first_falls();
--> statement-breakpoint
SELECT first_eyes_fall(first_by) FROM (
  SELECT DISTINCT first_by FROM cases WHERE first_by IS NOT NULL AND (state IN ('waiting', 'asked') OR final_at IS NOT NULL)
) waiting;
