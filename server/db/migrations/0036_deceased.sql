ALTER TABLE "cats" ADD COLUMN "deceased_on" date;--> statement-breakpoint
ALTER TABLE "cats" ADD CONSTRAINT "cats_deceased_on_not_before" CHECK ("cats"."deceased_on" >= "cats"."cat_birthdate");
--> statement-breakpoint

-- A cat that has died is not for sale: its ad rests from that day, and one that comes to it by a merge does.
CREATE FUNCTION rest_ad_of_deceased() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE sales SET is_active = false, updated_at = now() WHERE cat_id = new.id AND is_active;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER cats_die AFTER UPDATE OF deceased_on ON cats FOR EACH ROW
  WHEN (new.deceased_on IS NOT NULL AND old.deceased_on IS NULL) EXECUTE FUNCTION rest_ad_of_deceased();
--> statement-breakpoint
CREATE FUNCTION refuse_ad_of_deceased() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM cats WHERE id = new.cat_id AND deceased_on IS NOT NULL) THEN
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
CREATE TRIGGER sales_not_of_deceased BEFORE INSERT OR UPDATE OF is_active, cat_id ON sales FOR EACH ROW
  WHEN (new.is_active) EXECUTE FUNCTION refuse_ad_of_deceased();
--> statement-breakpoint

-- No litter is born to a dam that has died, nor to a sire that died more than ten months before.
CREATE FUNCTION check_litter_of_deceased() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM cats WHERE id = new.dam_id AND deceased_on < new.born) THEN
    RAISE EXCEPTION 'the dam of litter % had died', new.id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'litters_born_to_living_dam', TABLE = 'litters';
  END IF;
  IF EXISTS (SELECT FROM cats WHERE id = new.sire_id AND deceased_on + interval '10 months' < new.born) THEN
    RAISE EXCEPTION 'the sire of litter % had died', new.id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'litters_born_to_living_sire', TABLE = 'litters';
  END IF;
  RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER litters_born_to_living BEFORE INSERT ON litters FOR EACH ROW EXECUTE FUNCTION check_litter_of_deceased();
