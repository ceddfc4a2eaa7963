-- What administrators of the first club keep of a club: where its members live, and in which languages it answers.
ALTER TABLE "clubs" ADD COLUMN "region" text;--> statement-breakpoint
ALTER TABLE "clubs" ADD COLUMN "languages" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "clubs" ADD CONSTRAINT "clubs_region_length" CHECK (char_length("clubs"."region") between 1 and 100) NOT VALID;--> statement-breakpoint
ALTER TABLE "clubs" ADD CONSTRAINT "clubs_languages_few" CHECK (cardinality("clubs"."languages") <= 20) NOT VALID;--> statement-breakpoint

INSERT INTO club_rights (right_name, role_id) VALUES ('keep_clubs', 2);
--> statement-breakpoint
-- The prefix says which club has registered a cat. Once one has it, it stays: numbers never change, and no other club may come to own them.
-- Drawing a number locks the club's row, so that a change and the first number do not pass each other by.
CREATE FUNCTION keep_club_prefix() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND (EXISTS (SELECT FROM club_numbers WHERE club_id = old.id)
      OR EXISTS (SELECT FROM cats WHERE split_part(reg_num, '-', 1) = old.number_prefix)) THEN
    RAISE EXCEPTION 'club % has given numbers', old.id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'clubs_prefix_stays', TABLE = 'clubs';
  END IF;
  IF EXISTS (SELECT FROM cats WHERE split_part(reg_num, '-', 1) = new.number_prefix)
      OR EXISTS (SELECT FROM annulments WHERE split_part(reg_num, '-', 1) = new.number_prefix) THEN
    RAISE EXCEPTION 'numbers that begin with % are another''s', new.number_prefix
      USING ERRCODE = 'unique_violation', CONSTRAINT = 'clubs_prefix_free', TABLE = 'clubs';
  END IF;
  RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER clubs_prefix_made BEFORE INSERT ON clubs FOR EACH ROW WHEN (new.number_prefix IS NOT NULL) EXECUTE FUNCTION keep_club_prefix();
--> statement-breakpoint
CREATE TRIGGER clubs_prefix_stays BEFORE UPDATE ON clubs FOR EACH ROW
  WHEN (new.number_prefix IS DISTINCT FROM old.number_prefix) EXECUTE FUNCTION keep_club_prefix();
