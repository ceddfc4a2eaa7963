-- How a cattery's affix is written in the other script, as its breeder corrects it. Cats that bear the affix and that the
-- cattery's member has bred are shown with it, unless a cat's own form has been corrected.
ALTER TABLE "catteries" ADD COLUMN "other_name" text;
--> statement-breakpoint
ALTER TABLE "catteries" ADD CONSTRAINT "catteries_other_name_length" CHECK (char_length("catteries"."other_name") between 1 and 100);
--> statement-breakpoint
ALTER TABLE "catteries" ADD CONSTRAINT "catteries_other_name_single_line" CHECK (is_single_line("catteries"."other_name"));
--> statement-breakpoint
-- An affix of a breeder's cat as the breeder writes it in the other script; null if none of their catteries has it.
CREATE FUNCTION affix_as_corrected(affix text, to_latin boolean, breeder integer) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT form
  FROM catteries k
  CROSS JOIN LATERAL (VALUES (1, k.other_name), (2, k.cattery_name_full), (3, k.cattery_name)) AS f(place, form)
  WHERE k.users_id = breeder AND k.other_name IS NOT NULL
    AND name_key(affix) IN (name_key(k.cattery_name), name_key(k.cattery_name_full), name_key(k.other_name))
    AND form IS NOT NULL AND (form ~ '[Ѐ-ӿ]') <> to_latin
  ORDER BY k.slot, place LIMIT 1
$$;
--> statement-breakpoint
-- A cat's name in the other script: by rule, its affixes as their breeder has corrected them. Null if it has no other form.
CREATE FUNCTION other_name_of(prefix text, name text, suffix text, breeder integer) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT CASE
    WHEN corrected_prefix IS NULL AND corrected_suffix IS NULL THEN nullif(other_script(whole, false), whole)
    ELSE concat_ws(' ',
      coalesce(corrected_prefix, CASE WHEN to_latin THEN name_in_latin(prefix, false) ELSE name_in_cyrillic(prefix, false) END),
      CASE WHEN to_latin THEN name_in_latin(name, false) ELSE name_in_cyrillic(name, false) END,
      coalesce(corrected_suffix, CASE WHEN to_latin THEN name_in_latin(suffix, false) ELSE name_in_cyrillic(suffix, false) END))
  END
  FROM (SELECT concat_ws(' ', prefix, name, suffix) AS whole) w
  CROSS JOIN LATERAL (SELECT whole ~ '[Ѐ-ӿ]' AS to_latin) s
  CROSS JOIN LATERAL (
    SELECT affix_as_corrected(prefix, to_latin, breeder) AS corrected_prefix, affix_as_corrected(suffix, to_latin, breeder) AS corrected_suffix
  ) a
$$;
--> statement-breakpoint
-- After the words of new cats: few breeders have corrected an affix.
CREATE FUNCTION affix_new_cats() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE cat_names n
  SET other = other_name_of(c.cat_name_cattery_prefix, c.cat_name, c.cat_name_suffix, k.users_id)
  FROM added c
  JOIN (SELECT DISTINCT users_id FROM catteries WHERE other_name IS NOT NULL) k ON k.users_id = coalesce(c.breeder_id, c.users_id)
  WHERE n.cat_id = c.id AND NOT n.corrected
    AND (affix_as_corrected(c.cat_name_cattery_prefix, n.other ~ '[A-Za-z]', k.users_id) IS NOT NULL
      OR affix_as_corrected(c.cat_name_suffix, n.other ~ '[A-Za-z]', k.users_id) IS NOT NULL);
  RETURN NULL;
END $$;
--> statement-breakpoint
-- PostgreSQL runs triggers of one event by name: cats_named is before it.
CREATE TRIGGER cats_named_by_affix AFTER INSERT ON cats REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION affix_new_cats();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION name_changed_cat() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE cat_names SET
    other = CASE
      WHEN corrected AND new.search_name = old.search_name THEN other
      ELSE other_name_of(new.cat_name_cattery_prefix, new.cat_name, new.cat_name_suffix, coalesce(new.breeder_id, new.users_id))
    END,
    corrected = corrected AND new.search_name = old.search_name,
    letters = char_length(concat_ws(' ', new.cat_name_cattery_prefix, new.cat_name, new.cat_name_suffix))
  WHERE cat_id = new.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION name_cats_of_cattery() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  keys CONSTANT text[] := ARRAY[name_key(new.cattery_name), name_key(new.cattery_name_full), name_key(new.other_name)]
    || CASE WHEN TG_OP = 'UPDATE' THEN ARRAY[name_key(old.cattery_name), name_key(old.cattery_name_full), name_key(old.other_name)] END;
BEGIN
  UPDATE cat_names n SET other = form
  FROM (
    SELECT c.id, other_name_of(c.cat_name_cattery_prefix, c.cat_name, c.cat_name_suffix, new.users_id) AS form
    FROM (
      SELECT * FROM cats WHERE breeder_id = new.users_id
      UNION ALL SELECT * FROM cats WHERE users_id = new.users_id AND breeder_id IS NULL
    ) c
    WHERE name_key(c.cat_name_cattery_prefix) = ANY (keys) OR name_key(c.cat_name_suffix) = ANY (keys)
  ) named
  WHERE n.cat_id = named.id AND NOT n.corrected AND n.other IS DISTINCT FROM form;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER cattery_names_cats AFTER INSERT ON catteries FOR EACH ROW WHEN (new.other_name IS NOT NULL)
  EXECUTE FUNCTION name_cats_of_cattery();
--> statement-breakpoint
CREATE TRIGGER cattery_renames_cats AFTER UPDATE OF other_name, cattery_name, cattery_name_full ON catteries FOR EACH ROW
  WHEN ((new.other_name IS NOT NULL OR old.other_name IS NOT NULL)
    AND (new.other_name, new.cattery_name, new.cattery_name_full) IS DISTINCT FROM (old.other_name, old.cattery_name, old.cattery_name_full))
  EXECUTE FUNCTION name_cats_of_cattery();
--> statement-breakpoint
CREATE INDEX "catteries_other_key_idx" ON "catteries" USING btree (name_key("other_name") text_pattern_ops) WHERE other_name IS NOT NULL;
--> statement-breakpoint
CREATE TRIGGER cats_bred_by_another AFTER UPDATE OF breeder_id ON cats
  FOR EACH ROW WHEN (new.breeder_id IS DISTINCT FROM old.breeder_id) EXECUTE FUNCTION name_changed_cat();
