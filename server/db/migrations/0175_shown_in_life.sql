-- Results and a cat's life are held against each other from both sides, by what stands in the end: a merge moves results before it takes over the dates.
CREATE OR REPLACE FUNCTION check_result_in_life() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  shown credentials;
  cat cats;
BEGIN
  SELECT * INTO shown FROM credentials WHERE id = new.id AND show_system IS NOT NULL;
  -- Whoever changes the cat's dates meanwhile is waited for.
  SELECT * INTO cat FROM cats WHERE id = shown.cat_id FOR SHARE;
  IF shown.issued_on < cat.cat_birthdate THEN
    RAISE EXCEPTION 'cat % was not born on %', cat.id, shown.issued_on
      USING ERRCODE = 'check_violation', CONSTRAINT = 'credentials_shown_not_before_birth', TABLE = 'credentials';
  ELSIF shown.issued_on > cat.deceased_on THEN
    RAISE EXCEPTION 'cat % had died on %', cat.id, shown.issued_on
      USING ERRCODE = 'check_violation', CONSTRAINT = 'credentials_shown_not_after_death', TABLE = 'credentials';
  ELSIF shown.issued_on > current_date + 1 THEN
    RAISE EXCEPTION 'the show of % is still to come', shown.issued_on
      USING ERRCODE = 'check_violation', CONSTRAINT = 'credentials_shown_until_today', TABLE = 'credentials';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- checked: a trigger of the same name with the same rule takes its place below, in the same transaction
DROP TRIGGER credentials_shown_in_life ON credentials;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER credentials_shown_in_life AFTER INSERT OR UPDATE OF cat_id, issued_on, show_system ON credentials
  DEFERRABLE INITIALLY IMMEDIATE FOR EACH ROW WHEN (new.show_system IS NOT NULL) EXECUTE FUNCTION check_result_in_life();
--> statement-breakpoint
-- The row security of a desk would hide results that the club has not confirmed.
CREATE FUNCTION check_life_of_shown() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
DECLARE
  cat cats;
BEGIN
  SELECT * INTO cat FROM cats WHERE id = new.id;
  IF EXISTS (SELECT FROM credentials WHERE cat_id = cat.id AND show_system IS NOT NULL AND issued_on < cat.cat_birthdate) THEN
    RAISE EXCEPTION 'cat % was shown before %', cat.id, cat.cat_birthdate
      USING ERRCODE = 'check_violation', CONSTRAINT = 'cats_born_before_shows', TABLE = 'cats';
  ELSIF EXISTS (SELECT FROM credentials WHERE cat_id = cat.id AND show_system IS NOT NULL AND issued_on > cat.deceased_on) THEN
    RAISE EXCEPTION 'cat % was shown after %', cat.id, cat.deceased_on
      USING ERRCODE = 'check_violation', CONSTRAINT = 'cats_die_after_shows', TABLE = 'cats';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER cats_shown_in_life AFTER UPDATE OF cat_birthdate, deceased_on ON cats DEFERRABLE INITIALLY IMMEDIATE FOR EACH ROW
  WHEN ((new.cat_birthdate, new.deceased_on) IS DISTINCT FROM (old.cat_birthdate, old.deceased_on)) EXECUTE FUNCTION check_life_of_shown();
