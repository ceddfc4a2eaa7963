-- Free cats are anybody's to take, and a deleted one is nobody's: both belong to whoever keeps the page. Who acts is told by
-- the transaction (server/db/transaction.ts). A page that passes on takes its flag along: that is decided where it passes.
CREATE FUNCTION refuse_all_but_online_owner() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- The club merges records of others, and the one that goes is deleted.
  IF TG_OP = 'DELETE' AND EXISTS (
    SELECT FROM user_roles WHERE role_id = 2 AND user_id = nullif(current_setting('felistry.member_id', true), '')::integer
  ) THEN
    RETURN old;
  END IF;
  RAISE EXCEPTION 'the page of cat % is kept by another member', old.id
    USING ERRCODE = 'check_violation', CONSTRAINT = 'cats_online_owner_alone', TABLE = 'cats';
END $$;
--> statement-breakpoint
CREATE TRIGGER cats_freed_by_online_owner BEFORE UPDATE OF is_my_cat ON cats FOR EACH ROW
  WHEN (
    old.is_my_cat = 1 AND new.is_my_cat = 0 AND new.online_owner_id = old.online_owner_id
    AND nullif(current_setting('felistry.member_id', true), '')::integer <> old.online_owner_id
  )
  EXECUTE FUNCTION refuse_all_but_online_owner();
--> statement-breakpoint
CREATE TRIGGER cats_deleted_by_online_owner BEFORE DELETE ON cats FOR EACH ROW
  WHEN (nullif(current_setting('felistry.member_id', true), '')::integer <> old.online_owner_id)
  EXECUTE FUNCTION refuse_all_but_online_owner();
