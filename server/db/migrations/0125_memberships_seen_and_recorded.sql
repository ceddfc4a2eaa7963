-- Deciders mark sellers as members of the club, so they see who is one.
INSERT INTO club_rights (right_name, role_id) VALUES ('read_memberships', 4);
--> statement-breakpoint
ALTER TABLE "history" VALIDATE CONSTRAINT "history_of_cat_or_member";
--> statement-breakpoint

-- Who asked for which fee, who marked it as paid, and who took that back. `row_id` is the member's; a fee of the club has its year.
-- Of a change the year is told besides what has changed, and of a fee its kind.
CREATE FUNCTION record_fee_history() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  told text[] := CASE TG_TABLE_NAME WHEN 'memberships' THEN ARRAY['year'] ELSE ARRAY['year', 'kind'] END;
  was jsonb := CASE WHEN TG_OP <> 'INSERT' THEN to_jsonb(old) END;
  becomes jsonb := CASE WHEN TG_OP <> 'DELETE' THEN to_jsonb(new) END;
  fields text[] := (
    SELECT array_agg(field) FROM unnest(ARRAY['year', 'kind', 'amount', 'currency_id', 'due_on', 'paid_at', 'paid_by']) AS field
    WHERE field = ANY (told) OR was -> field IS DISTINCT FROM becomes -> field
  );
BEGIN
  PERFORM record_member_history(
    CASE TG_TABLE_NAME WHEN 'memberships' THEN 'membership' ELSE 'fee' END,
    lower(TG_OP),
    (coalesce(becomes, was) ->> CASE TG_TABLE_NAME WHEN 'memberships' THEN 'member_id' ELSE 'year' END)::integer,
    (SELECT jsonb_object_agg(key, value) FROM jsonb_each(was) WHERE key = ANY (fields) AND (TG_OP = 'UPDATE' OR value <> 'null')),
    (SELECT jsonb_object_agg(key, value) FROM jsonb_each(becomes) WHERE key = ANY (fields) AND (TG_OP = 'UPDATE' OR value <> 'null'))
  );
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER history_records_membership AFTER INSERT OR DELETE ON memberships FOR EACH ROW EXECUTE FUNCTION record_fee_history();
--> statement-breakpoint
CREATE TRIGGER history_records_payment AFTER UPDATE ON memberships FOR EACH ROW
  WHEN ((old.year, old.kind, old.amount, old.currency_id, old.due_on, old.paid_at, old.paid_by)
    IS DISTINCT FROM (new.year, new.kind, new.amount, new.currency_id, new.due_on, new.paid_at, new.paid_by))
  EXECUTE FUNCTION record_fee_history();
--> statement-breakpoint
CREATE TRIGGER history_records_fee AFTER INSERT OR DELETE ON membership_fees FOR EACH ROW EXECUTE FUNCTION record_fee_history();
--> statement-breakpoint
CREATE TRIGGER history_records_other_fee AFTER UPDATE ON membership_fees FOR EACH ROW
  WHEN ((old.year, old.kind, old.amount, old.currency_id, old.due_on) IS DISTINCT FROM (new.year, new.kind, new.amount, new.currency_id, new.due_on))
  EXECUTE FUNCTION record_fee_history();
