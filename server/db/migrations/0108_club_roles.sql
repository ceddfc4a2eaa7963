-- Roles of the club beside the administrator's. Which role has which right is stated in domain/accounts/club-rights.ts; triggers
-- that need a right read the same table here, and server/accounts/members/club-rights.test.ts compares the two.
CREATE TABLE "club_rights" (
	"right_name" text NOT NULL,
	"role_id" smallint NOT NULL,
	CONSTRAINT "club_rights_pkey" PRIMARY KEY("right_name","role_id")
);
--> statement-breakpoint
INSERT INTO "club_rights" ("right_name", "role_id") VALUES
  ('read_cats', 2),
  ('read_cats', 3),
  ('read_cats', 4),
  ('read_cats', 7),
  ('read_papers', 2),
  ('read_papers', 3),
  ('read_papers', 4),
  ('read_papers', 6),
  ('read_papers', 7),
  ('correct_cats', 2),
  ('correct_cats', 3),
  ('correct_cats', 4),
  ('merge_cats', 2),
  ('merge_cats', 4),
  ('read_cases', 2),
  ('read_cases', 3),
  ('read_cases', 4),
  ('read_cases', 7),
  ('work_cases', 2),
  ('work_cases', 3),
  ('work_cases', 4),
  ('decide_cases', 2),
  ('decide_cases', 4),
  ('read_credentials', 2),
  ('read_credentials', 3),
  ('read_credentials', 4),
  ('read_credentials', 6),
  ('read_credentials', 7),
  ('decide_credentials', 2),
  ('decide_credentials', 4),
  ('decide_credentials', 6),
  ('read_market', 2),
  ('read_market', 3),
  ('read_market', 4),
  ('read_market', 7),
  ('decide_market', 2),
  ('decide_market', 4),
  ('read_members', 2),
  ('read_members', 3),
  ('read_members', 4),
  ('read_members', 5),
  ('read_members', 7),
  ('mark_sellers', 2),
  ('mark_sellers', 4),
  ('manage_members', 2),
  ('read_memberships', 2),
  ('read_memberships', 3),
  ('read_memberships', 5),
  ('read_memberships', 7),
  ('keep_memberships', 2),
  ('keep_memberships', 5),
  ('read_history', 2),
  ('read_history', 4),
  ('read_history', 7),
  ('read_checks', 2),
  ('read_checks', 3),
  ('read_checks', 4),
  ('read_checks', 7),
  ('run_checks', 2),
  ('run_checks', 3),
  ('run_checks', 4),
  ('read_rules', 2),
  ('read_rules', 3),
  ('read_rules', 4),
  ('read_rules', 6),
  ('read_rules', 7),
  ('set_rules', 2),
  ('read_studbook', 2),
  ('read_studbook', 3),
  ('read_studbook', 4),
  ('read_studbook', 7),
  ('print_studbook', 2),
  ('print_studbook', 3),
  ('print_studbook', 4),
  ('read_health', 2),
  ('read_health', 7),
  ('mend_health', 2);
--> statement-breakpoint
ALTER TABLE "user_roles" DROP CONSTRAINT "user_roles_role_known";--> statement-breakpoint
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_role_known" CHECK ("user_roles"."role_id" between 1 and 7) NOT VALID;--> statement-breakpoint
CREATE FUNCTION club_may(member integer, needed text) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM user_roles r JOIN club_rights c ON c.role_id = r.role_id WHERE r.user_id = member AND c.right_name = needed)
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION refuse_all_but_online_owner() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- The club merges records of others, and the one that goes is deleted.
  IF TG_OP = 'DELETE' AND club_may(nullif(current_setting('felistry.member_id', true), '')::integer, 'merge_cats') THEN
    RETURN old;
  END IF;
  RAISE EXCEPTION 'the page of cat % is kept by another member', old.id
    USING ERRCODE = 'check_violation', CONSTRAINT = 'cats_online_owner_alone', TABLE = 'cats';
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION under_review_for(reviewed integer, acting integer) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT acting IS NOT NULL AND coalesce(current_setting('felistry.application_follows', true), '') <> 'on' AND EXISTS (
    SELECT FROM applications a
    JOIN cats c ON c.id = a.cat_id
    WHERE a.cat_id = reviewed AND a.status = 'pending'
      AND NOT (a.applicant_id <> acting AND c.online_owner_id = acting
        AND club_may(acting, 'correct_cats'))
  )
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION move_dispute() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  actor integer := acting_member();
  o orders;
  chosen dispute_moves;
BEGIN
  IF (new.order_id, new.opener_id, new.reason, new.was_appealed) IS DISTINCT FROM (old.order_id, old.opener_id, old.reason, old.was_appealed) THEN
    PERFORM refuse_dispute_move(old.order_id, 'stage');
  END IF;
  IF new.stage = old.stage THEN
    IF (new.for_side, new.due_on) IS DISTINCT FROM (old.for_side, old.due_on) THEN
      PERFORM refuse_dispute_move(old.order_id, 'stage');
    END IF;
    RETURN new;
  END IF;
  SELECT * INTO o FROM orders WHERE id = new.order_id;
  SELECT * INTO chosen FROM dispute_moves m WHERE m.from_stage = old.stage AND m.to_stage = new.stage
    AND CASE m.mover
      WHEN 'site' THEN actor IS NULL
      WHEN 'opener' THEN actor IS NULL OR actor = new.opener_id
      WHEN 'respondent' THEN actor IS NULL OR (actor IN (o.client_id, o.seller_id) AND actor <> new.opener_id)
      -- Nobody of the club decides on an order of their own.
      ELSE actor IS NULL OR (actor NOT IN (o.client_id, o.seller_id) AND club_may(actor, 'decide_market')) END
  ORDER BY CASE WHEN actor IS NULL THEN m.mover <> 'site' ELSE m.mover = 'site' END LIMIT 1;
  IF chosen.name IS NULL THEN PERFORM refuse_dispute_move(new.order_id, 'stage'); END IF;
  IF new.stage = 'appealed' THEN
    IF old.was_appealed THEN PERFORM refuse_dispute_move(new.order_id, 'stage'); END IF;
    new.was_appealed := true;
  END IF;
  IF new.stage IN ('decided', 'appealed') AND new.for_side IS NULL THEN PERFORM refuse_dispute_move(new.order_id, 'side'); END IF;
  -- A suspended seller cannot answer, and so does not lose by silence.
  IF chosen.name = 'lose' AND (new.for_side <> 'buyer' OR new.opener_id = o.seller_id
      OR EXISTS (SELECT FROM users u WHERE u.id = o.seller_id AND u.suspended_at IS NOT NULL)) THEN
    PERFORM refuse_dispute_move(new.order_id, 'side');
  END IF;
  IF new.stage NOT IN ('opened', 'decided') THEN new.due_on := NULL; END IF;
  INSERT INTO dispute_events (dispute_id, member_id, mover, name, from_stage, to_stage, for_side)
  VALUES (new.id, actor, CASE WHEN actor IS NULL AND chosen.mover <> 'site' THEN 'operator' ELSE chosen.mover END, chosen.name, old.stage, new.stage, new.for_side);
  RETURN new;
END $$;
--> statement-breakpoint

-- Whoever can no longer work at the desk, whichever role goes, leaves what is open to the others.
CREATE OR REPLACE FUNCTION unassign_cases() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT club_may(old.user_id, 'work_cases') THEN
    UPDATE cases SET assigned_to = NULL WHERE assigned_to = old.user_id AND state IN ('waiting', 'asked');
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER user_roles_unassign_cases ON user_roles;
--> statement-breakpoint
CREATE TRIGGER user_roles_unassign_cases AFTER DELETE ON user_roles FOR EACH ROW WHEN (old.role_id <> 1) EXECUTE FUNCTION unassign_cases();
--> statement-breakpoint

-- The administrator's role is told without a value, as before there were others.
CREATE OR REPLACE FUNCTION record_role_history() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  names text[] := ARRAY['registrar', 'decider', 'treasurer', 'clerk', 'auditor'];
  was jsonb := CASE WHEN old.role_id > 2 THEN jsonb_build_object('role', names[old.role_id - 2]) END;
  becomes jsonb := CASE WHEN new.role_id > 2 THEN jsonb_build_object('role', names[new.role_id - 2]) END;
BEGIN
  PERFORM record_member_history('role', lower(TG_OP), coalesce(new.user_id, old.user_id), was, becomes);
  RETURN NULL;
END $$;
