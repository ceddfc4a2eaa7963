-- One of two days that contradict each other is wrong, and the day of death ended more: it stays, and the history keeps the other.
-- checked: neutered cats alone are read, by "cats_neutered_idx", and of them hardly any is changed
UPDATE cats SET neutered_on = NULL WHERE neutered_on IS NOT NULL AND neutered_on > deceased_on;
--> statement-breakpoint
ALTER TABLE "cats" ADD CONSTRAINT "cats_neutered_on_not_after" CHECK ("cats"."neutered_on" <= "cats"."deceased_on") NOT VALID;
--> statement-breakpoint

-- Whoever stores a kitten holds its parents by FOR KEY SHARE until the end of the transaction, as foreign keys do. The day from
-- which a cat has no kittens waits for them, so that "cats_neutered_after_births" and "cats_die_after_births" see every kitten.
CREATE FUNCTION wait_for_kittens() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM cats WHERE id = new.id FOR UPDATE;
  RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER cats_wait_for_kittens BEFORE UPDATE OF neutered_on, deceased_on ON cats FOR EACH ROW
  WHEN ((new.neutered_on, new.deceased_on) IS DISTINCT FROM (old.neutered_on, old.deceased_on)
    AND (new.neutered_on IS NOT NULL OR new.deceased_on IS NOT NULL))
  EXECUTE FUNCTION wait_for_kittens();
--> statement-breakpoint
-- Foreign keys hold the parents of a new cat before this is asked. Those of a cat whose birth is moved are held here.
CREATE OR REPLACE FUNCTION check_birth_of_cat() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  mother cats;
  father cats;
BEGIN
  PERFORM FROM cats WHERE id IN (new.mother_id, new.father_id) ORDER BY id FOR KEY SHARE;
  SELECT * INTO mother FROM cats WHERE id = new.mother_id;
  SELECT * INTO father FROM cats WHERE id = new.father_id;
  PERFORM refuse_birth(new.id, coalesce(outlived(new.cat_birthdate, mother.deceased_on, father.deceased_on),
    bred_after_neutering(new.cat_birthdate, mother.neutered_on, father.neutered_on)));
  RETURN NULL;
END $$;
--> statement-breakpoint
-- A litter is stored before its foreign keys are looked at.
CREATE OR REPLACE FUNCTION check_litter_of_neutered() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  broken text;
BEGIN
  PERFORM FROM cats WHERE id IN (new.dam_id, new.sire_id) ORDER BY id FOR KEY SHARE;
  broken := bred_after_neutering(new.born, (SELECT neutered_on FROM cats WHERE id = new.dam_id), (SELECT neutered_on FROM cats WHERE id = new.sire_id));
  IF broken IS NOT NULL THEN
    RAISE EXCEPTION 'a parent of litter % had been neutered', new.id
      USING ERRCODE = 'check_violation', TABLE = 'litters',
        CONSTRAINT = CASE broken WHEN 'cats_born_to_fertile_mother' THEN 'litters_born_to_fertile_dam' ELSE 'litters_born_to_fertile_sire' END;
  END IF;
  RETURN new;
END $$;
