-- A paper may say that an ancestor has died without saying when.
ALTER TABLE "cats" ADD COLUMN "deceased_undated" smallint DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "cats" ADD CONSTRAINT "cats_deceased_undated_flag" CHECK ("cats"."deceased_undated" in (0, 1));
--> statement-breakpoint
ALTER TABLE "cats" ADD CONSTRAINT "cats_deceased_once" CHECK ("cats"."deceased_undated" = 0 or "cats"."deceased_on" is null);
--> statement-breakpoint
-- Writers that know nothing of the column: with a day the death is dated.
CREATE FUNCTION date_the_death() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  new.deceased_undated := 0;
  RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER cats_death_dated BEFORE INSERT OR UPDATE OF deceased_on, deceased_undated ON cats FOR EACH ROW
  WHEN (new.deceased_on IS NOT NULL AND new.deceased_undated <> 0) EXECUTE FUNCTION date_the_death();
--> statement-breakpoint
CREATE TRIGGER cats_die_undated AFTER UPDATE OF deceased_undated ON cats FOR EACH ROW
  WHEN (new.deceased_undated = 1 AND old.deceased_undated = 0) EXECUTE FUNCTION rest_ad_of_deceased();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION refuse_ad_of_deceased() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM cats WHERE id = new.cat_id AND (deceased_on IS NOT NULL OR deceased_undated = 1)) THEN
    IF TG_OP = 'UPDATE' AND new.cat_id <> old.cat_id THEN
      new.is_active := false;
    ELSE
      RAISE EXCEPTION 'cat % has died', new.cat_id
        USING ERRCODE = 'check_violation', CONSTRAINT = 'sales_not_of_deceased', TABLE = 'sales';
    END IF;
  END IF;
  RETURN new;
END $$;
--> statement-breakpoint

-- A pedigree may be typed before its cat is added: what is said of the cat itself is kept with it.
ALTER TABLE "pedigree_drafts" ADD COLUMN "cat" jsonb;
--> statement-breakpoint
ALTER TABLE "pedigree_drafts" ADD CONSTRAINT "pedigree_drafts_cat_of_new" CHECK ("pedigree_drafts"."cat" is null or "pedigree_drafts"."cat_id" is null);
--> statement-breakpoint

-- What an owner corrects in the other form of a name is a change like any other.
CREATE TRIGGER cat_names_recorded AFTER UPDATE ON cat_names FOR EACH ROW WHEN (old.corrected OR new.corrected)
  EXECUTE FUNCTION record_history('name', '{letters,keys}');
--> statement-breakpoint
CREATE INDEX "users_given_first_key_idx" ON "users" USING btree (name_key(split_part("other_name_given", ' ', 1)) text_pattern_ops) WHERE closed_at IS NULL AND other_name_given IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "users_given_last_key_idx" ON "users" USING btree (name_key(split_part("other_name_given", ' ', 2)) text_pattern_ops) WHERE closed_at IS NULL AND other_name_given IS NOT NULL;
