-- An ad that passes to another record by a merge leaves the first one, and so does a paper or a test.
CREATE OR REPLACE FUNCTION note_ad_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    INSERT INTO ad_changes (cat_id) VALUES (NULL);
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO ad_changes (cat_id) VALUES (old.cat_id);
  ELSIF TG_OP = 'UPDATE' AND old.cat_id <> new.cat_id THEN
    INSERT INTO ad_changes (cat_id) VALUES (old.cat_id), (new.cat_id);
  ELSE
    INSERT INTO ad_changes (cat_id) VALUES (new.cat_id);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER ad_changes_of_pedigrees_left AFTER UPDATE ON pedigrees REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_ad_changes_of_cats();
--> statement-breakpoint
CREATE TRIGGER ad_changes_of_tests_left AFTER UPDATE ON credentials REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_ad_changes_of_kittens();
