-- The same rule, looked up parent by parent: joined, a plan made while the registry was small read all cats for every
-- few thousand that were stored.
CREATE OR REPLACE FUNCTION check_new_cats_parents() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  young integer;
BEGIN
  SELECT n.id INTO young
  FROM added n
  WHERE (SELECT p.cat_birthdate FROM cats p WHERE p.id = n.mother_id) > n.cat_birthdate - interval '4 months'
    OR (SELECT p.cat_birthdate FROM cats p WHERE p.id = n.father_id) > n.cat_birthdate - interval '4 months'
  LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'a parent of cat % is born less than four months before its child', young
      USING ERRCODE = 'check_violation', CONSTRAINT = 'cats_parent_born_four_months_before', TABLE = 'cats';
  END IF;
  RETURN NULL;
END $$;
