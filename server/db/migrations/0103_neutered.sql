ALTER TABLE "cats" ADD COLUMN "neutered_on" date;
--> statement-breakpoint
ALTER TABLE "cats" ADD CONSTRAINT "cats_neutered_on_not_before" CHECK ("cats"."neutered_on" >= "cats"."cat_birthdate") NOT VALID;
--> statement-breakpoint
-- Few cats are known to be neutered: whether a new cat's parents were is looked up here.
-- checked: the column is empty, so that the table is read once and nothing is sorted: a second for a million cats
CREATE INDEX cats_neutered_idx ON cats (id, neutered_on) WHERE neutered_on IS NOT NULL;
--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_ended_why_known";
--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_ended_why_known" CHECK ("orders"."ended_why" in ('seller', 'buyer', 'late', 'sold', 'gone', 'died', 'neutered', 'merged', 'suspended', 'left', 'taken_down')) NOT VALID;
--> statement-breakpoint
ALTER TABLE "planned_matings" DROP CONSTRAINT "planned_matings_ended_whole";
--> statement-breakpoint
ALTER TABLE "planned_matings" ADD CONSTRAINT "planned_matings_ended_whole" CHECK (("planned_matings"."stage" = 'void') = ("planned_matings"."ended_by" is not null) and "planned_matings"."ended_by" in ('queen', 'member', 'deceased', 'neutered', 'deleted')) NOT VALID;
--> statement-breakpoint

-- A queen is pregnant for at most 72 days, and may be neutered meanwhile. Semen may be frozen before a stud is neutered as before he dies.
CREATE FUNCTION bred_after_neutering(born date, mother_neutered date, father_neutered date) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN mother_neutered + 72 < born THEN 'cats_born_to_fertile_mother'
    WHEN father_neutered + interval '10 months' < born THEN 'cats_born_to_fertile_father' END
$$;
--> statement-breakpoint
-- The last day on which a queen can have given birth, or a stud was alive and entire; null if nothing is known to have ended it.
CREATE FUNCTION bred_until(sex text, deceased date, neutered date) RETURNS date LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT least(deceased, neutered + CASE sex WHEN 'female' THEN 72 ELSE 0 END)
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION refuse_birth(cat integer, broken text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF broken IS NOT NULL THEN
    RAISE EXCEPTION 'a parent of cat % had died or been neutered before its birth', cat
      USING ERRCODE = 'check_violation', CONSTRAINT = broken, TABLE = 'cats';
  END IF;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION check_births_of_new_cats() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refuse_birth(id, coalesce(outlived(cat_birthdate, mother_died, father_died),
    bred_after_neutering(cat_birthdate, mother_neutered, father_neutered)))
  FROM (
    SELECT n.id, n.cat_birthdate,
      (SELECT m.deceased_on FROM cats m WHERE m.id = n.mother_id AND m.deceased_on IS NOT NULL) AS mother_died,
      (SELECT f.deceased_on FROM cats f WHERE f.id = n.father_id AND f.deceased_on IS NOT NULL) AS father_died,
      (SELECT m.neutered_on FROM cats m WHERE m.id = n.mother_id AND m.neutered_on IS NOT NULL) AS mother_neutered,
      (SELECT f.neutered_on FROM cats f WHERE f.id = n.father_id AND f.neutered_on IS NOT NULL) AS father_neutered
    FROM added n
    OFFSET 0
  ) born
  WHERE num_nonnulls(mother_died, father_died, mother_neutered, father_neutered) > 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION check_birth_of_cat() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  mother cats;
  father cats;
BEGIN
  SELECT * INTO mother FROM cats WHERE id = new.mother_id;
  SELECT * INTO father FROM cats WHERE id = new.father_id;
  PERFORM refuse_birth(new.id, coalesce(outlived(new.cat_birthdate, mother.deceased_on, father.deceased_on),
    bred_after_neutering(new.cat_birthdate, mother.neutered_on, father.neutered_on)));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION check_neutering_of_parent() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  kitten integer;
BEGIN
  SELECT id INTO kitten FROM (
    SELECT id FROM cats WHERE mother_id = new.id AND bred_after_neutering(cat_birthdate, new.neutered_on, NULL) IS NOT NULL
    UNION ALL
    SELECT id FROM cats WHERE father_id = new.id AND bred_after_neutering(cat_birthdate, NULL, new.neutered_on) IS NOT NULL
  ) later LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'kitten % was born too long after cat % was neutered', kitten, new.id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'cats_neutered_after_births', TABLE = 'cats';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER cats_neutered_after_births AFTER UPDATE OF neutered_on ON cats FOR EACH ROW
  WHEN (new.neutered_on IS NOT NULL AND new.neutered_on IS DISTINCT FROM old.neutered_on)
  EXECUTE FUNCTION check_neutering_of_parent();
--> statement-breakpoint
CREATE FUNCTION check_litter_of_neutered() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  broken text := bred_after_neutering(new.born, (SELECT neutered_on FROM cats WHERE id = new.dam_id), (SELECT neutered_on FROM cats WHERE id = new.sire_id));
BEGIN
  IF broken IS NOT NULL THEN
    RAISE EXCEPTION 'a parent of litter % had been neutered', new.id
      USING ERRCODE = 'check_violation', TABLE = 'litters',
        CONSTRAINT = CASE broken WHEN 'cats_born_to_fertile_mother' THEN 'litters_born_to_fertile_dam' ELSE 'litters_born_to_fertile_sire' END;
  END IF;
  RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER litters_born_to_fertile BEFORE INSERT ON litters FOR EACH ROW EXECUTE FUNCTION check_litter_of_neutered();
--> statement-breakpoint
CREATE TRIGGER litters_confirmed_to_fertile BEFORE UPDATE OF status ON litters FOR EACH ROW
  WHEN (new.status = 'confirmed' AND old.status <> 'confirmed') EXECUTE FUNCTION check_litter_of_neutered();
--> statement-breakpoint

-- A neutered cat is sold as a pet alone. What comes to it by a merge is changed; anything else is refused.
CREATE FUNCTION keep_ad_of_neutered() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM cats WHERE id = new.cat_id AND neutered_on IS NOT NULL) THEN
    IF TG_OP = 'UPDATE' AND new.cat_id <> old.cat_id THEN
      new.sale_for_breeding := false;
    ELSE
      RAISE EXCEPTION 'cat % is neutered', new.cat_id
        USING ERRCODE = 'check_violation', CONSTRAINT = 'sales_neutered_not_for_breeding', TABLE = 'sales';
    END IF;
  END IF;
  RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER sales_neutered_not_for_breeding BEFORE INSERT OR UPDATE OF sale_for_breeding, cat_id ON sales FOR EACH ROW
  WHEN (new.sale_for_breeding) EXECUTE FUNCTION keep_ad_of_neutered();
--> statement-breakpoint
CREATE FUNCTION cat_is_neutered() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids integer[];
BEGIN
  UPDATE sales SET sale_for_breeding = false, updated_at = now() WHERE cat_id = new.id AND sale_for_breeding;
  WITH ended AS (
    UPDATE orders SET status = 'declined', ended_why = 'neutered', updated_at = now()
    WHERE cat_id = new.id AND status IN ('new', 'accepted') AND with_breeding RETURNING id
  )
  SELECT array_agg(id) INTO ids FROM ended;
  PERFORM say_ids('FE002', ids);
  PERFORM void_matings(
    array(SELECT id FROM planned_matings WHERE (dam_id = new.id OR sire_id = new.id) AND stage IN ('asked', 'agreed') ORDER BY id FOR UPDATE), 'neutered');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER cats_are_neutered AFTER UPDATE OF neutered_on ON cats FOR EACH ROW
  WHEN (new.neutered_on IS NOT NULL AND old.neutered_on IS NULL) EXECUTE FUNCTION cat_is_neutered();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION order_gets_other_cat() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  why text;
BEGIN
  IF new.handed_over_at IS NULL THEN new.handover_offered_at := NULL; END IF;
  IF new.status NOT IN ('new', 'accepted') THEN RETURN new; END IF;
  why := CASE
    WHEN EXISTS (SELECT FROM cats WHERE id = new.cat_id AND deceased_on IS NOT NULL) THEN 'died'
    WHEN new.with_breeding AND EXISTS (SELECT FROM cats WHERE id = new.cat_id AND neutered_on IS NOT NULL) THEN 'neutered'
    WHEN new.seller_id <> keeper_of_cat(new.cat_id) THEN 'gone'
    WHEN is_reserved_stage(new.stage) THEN 'merged' END;
  IF why IS NOT NULL THEN
    new.status := 'declined';
    new.ended_why := why;
    new.updated_at := now();
    PERFORM say_ids('FE002', ARRAY[new.id]);
  ELSIF new.stage = 'offered' THEN
    new.stage := 'accepted';
  END IF;
  RETURN new;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION begin_mating() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  dam cats;
  sire cats;
BEGIN
  SELECT * INTO dam FROM cats WHERE id = new.dam_id FOR SHARE;
  SELECT * INTO sire FROM cats WHERE id = new.sire_id FOR SHARE;
  IF dam.sex <> 'female' OR sire.sex <> 'male' THEN PERFORM refuse_mating_move(new.id, 'sex'); END IF;
  IF new.planner_id NOT IN (dam.users_id, keeper_of_cat(dam.id)) THEN PERFORM refuse_mating_move(new.id, 'queen'); END IF;
  new.stud_member_id := CASE WHEN new.planner_id = sire.users_id THEN new.planner_id ELSE keeper_of_cat(sire.id) END;
  IF dam.neutered_on IS NOT NULL THEN PERFORM refuse_mating_move(new.id, 'dam_neutered'); END IF;
  IF sire.neutered_on IS NOT NULL THEN PERFORM refuse_mating_move(new.id, 'sire_neutered'); END IF;
  IF is_member_away(new.stud_member_id) THEN PERFORM refuse_mating_move(new.id, 'away'); END IF;
  IF EXISTS (
    SELECT FROM breeding_bans b
    WHERE b.cat_id IN (new.dam_id, new.sire_id) AND b.lifted_at IS NULL AND b.from_day <= new.until_day AND b.until_day >= new.from_day
  ) THEN
    PERFORM refuse_mating_move(new.id, 'banned');
  END IF;
  -- One's own stud needs nobody's word.
  new.stage := CASE WHEN new.stud_member_id = new.planner_id THEN 'agreed' ELSE 'asked' END;
  RETURN new;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION mating_gets_other_cat() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  keeper integer := keeper_of_cat(new.sire_id);
BEGIN
  IF NOT EXISTS (SELECT FROM cats c WHERE c.id = new.dam_id AND new.planner_id IN (c.users_id, keeper_of_cat(c.id))) THEN
    new.stage := 'void';
    new.ended_by := 'queen';
    PERFORM say_ids('FEM02', ARRAY[new.id]);
  ELSIF new.stage IN ('asked', 'agreed') AND EXISTS (SELECT FROM cats WHERE id IN (new.dam_id, new.sire_id) AND neutered_on IS NOT NULL) THEN
    new.stage := 'void';
    new.ended_by := 'neutered';
    PERFORM say_ids('FEM02', ARRAY[new.id]);
  ELSIF new.stage IN ('asked', 'agreed') AND keeper <> new.stud_member_id
    AND NOT EXISTS (SELECT FROM cats c WHERE c.id = new.sire_id AND c.users_id = new.stud_member_id) THEN
    new.stage := 'asked';
    new.stud_member_id := keeper;
    PERFORM say_ids('FEM01', ARRAY[new.id]);
  END IF;
  RETURN new;
END $$;
