-- Each last day of a dispute is told once: for the answer, and anew for the appeal.
CREATE FUNCTION remind_anew() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  new.reminded_at := NULL;
  RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER disputes_remind_anew BEFORE UPDATE OF stage ON disputes FOR EACH ROW
  WHEN (new.stage <> old.stage) EXECUTE FUNCTION remind_anew();
--> statement-breakpoint
-- checked: there are few disputes, and of them hardly any is decided and can be appealed
UPDATE disputes SET reminded_at = NULL WHERE stage = 'decided' AND reminded_at IS NOT NULL;
