-- What a large import writes for the search and checks, at less cost.

-- A number by its parts, and by all of it without what parts them. All of it begins with its first part, and what is searched for are beginnings.
CREATE OR REPLACE FUNCTION number_keys(number text) RETURNS text[] LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE STRICT AS $$
DECLARE
  parts CONSTANT text[] := string_to_array(regexp_replace(lower(number), '[^[:alnum:]]+', ' ', 'g'), ' ');
BEGIN
  RETURN array_remove(parts[2:] || array_to_string(parts, ''), '');
END $$;
--> statement-breakpoint
-- Long words with digits are numbers. They are looked up in "cat_words" only: no typing error is forgiven in them, and hardly two cats have the same.
CREATE FUNCTION is_search_word(word text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
RETURN word <> '' AND (length(word) < 5 OR word !~ '[0-9]');
--> statement-breakpoint
-- `OFFSET 0` keeps PostgreSQL from making each other form twice.
CREATE OR REPLACE FUNCTION name_new_cats() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  WITH cat AS (
    SELECT id, concat_ws(' ', cat_name_cattery_prefix, cat_name, cat_name_suffix) AS name, reg_num, number_elsewhere FROM added
  ), token AS MATERIALIZED (
    SELECT cat.id, cat.name ~ '[Ѐ-ӿ]' AS cyrillic, t.token, t.place
    FROM cat CROSS JOIN LATERAL string_to_table(cat.name, ' ') WITH ORDINALITY AS t(token, place)
  ), made AS MATERIALIZED (
    SELECT token, cyrillic, other, CASE WHEN digits THEN ARRAY[token] ELSE word_keys(token || ' ' || other) END AS keys
    FROM (
      SELECT token, cyrillic, digits,
        CASE WHEN digits THEN token WHEN cyrillic THEN name_in_latin(token, false) ELSE name_in_cyrillic(token, false) END AS other
      FROM (SELECT DISTINCT token, cyrillic, token ~ '^[0-9]+$' AS digits FROM token) AS once
      OFFSET 0
    ) AS written
  ), named AS (
    SELECT token.id, string_agg(made.other, ' ' ORDER BY token.place) AS other, string_agg(array_to_string(made.keys, ' '), ' ') AS keys
    FROM token JOIN made USING (token, cyrillic)
    GROUP BY token.id
  ), stored AS (
    INSERT INTO cat_names (cat_id, other, letters, keys)
    SELECT cat.id, nullif(named.other, cat.name), char_length(cat.name),
      concat_ws(' ', '', named.keys, array_to_string(number_keys(cat.reg_num), ' '), array_to_string(number_keys(cat.number_elsewhere), ' '))
    FROM cat JOIN named ON named.id = cat.id
    RETURNING cat_id, letters, keys
  ), words AS MATERIALIZED (
    SELECT DISTINCT word, letters, cat_id FROM stored CROSS JOIN LATERAL string_to_table(keys, ' ') AS word WHERE word <> ''
  ), new_words AS (
    INSERT INTO search_words (word)
    SELECT word FROM (SELECT DISTINCT word FROM words WHERE is_search_word(word)) AS once
    WHERE NOT EXISTS (SELECT FROM search_words s WHERE s.word = once.word)
  )
  INSERT INTO cat_words (word, letters, cat_id) SELECT word, letters, cat_id FROM words ORDER BY word, letters, cat_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION word_changed_names() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM cat_words w USING string_to_table(old.keys, ' ') AS key
  WHERE w.word = key AND w.letters = old.letters AND w.cat_id = old.cat_id;
  IF TG_OP = 'DELETE' THEN RETURN old; END IF;
  SELECT concat_ws(' ', '', array_to_string(word_keys(concat_ws(' ', c.search_name, new.other)), ' '),
    array_to_string(number_keys(c.reg_num), ' '), array_to_string(number_keys(c.number_elsewhere), ' '))
  INTO new.keys FROM cats c WHERE c.id = new.cat_id;
  INSERT INTO cat_words (word, letters, cat_id)
  SELECT DISTINCT word, new.letters, new.cat_id FROM string_to_table(new.keys, ' ') AS word WHERE word <> '';
  INSERT INTO search_words (word)
  SELECT DISTINCT word FROM string_to_table(new.keys, ' ') AS word
  WHERE is_search_word(word) AND NOT EXISTS (SELECT FROM search_words s WHERE s.word = word.word);
  RETURN new;
END $$;
--> statement-breakpoint
DELETE FROM search_words WHERE NOT is_search_word(word);
--> statement-breakpoint
-- Few breeders have corrected an affix.
CREATE OR REPLACE FUNCTION affix_new_cats() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM added c JOIN catteries k ON k.users_id = coalesce(c.breeder_id, c.users_id) WHERE k.other_name IS NOT NULL) THEN
    RETURN NULL;
  END IF;
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
-- Parents are looked up one by one: a join planned while the registry was small reads all cats in every step of an import.
CREATE OR REPLACE FUNCTION check_births_of_new_cats() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refuse_birth(id, outlived(cat_birthdate, mother_died, father_died))
  FROM (
    SELECT n.id, n.cat_birthdate,
      (SELECT m.deceased_on FROM cats m WHERE m.id = n.mother_id AND m.deceased_on IS NOT NULL) AS mother_died,
      (SELECT f.deceased_on FROM cats f WHERE f.id = n.father_id AND f.deceased_on IS NOT NULL) AS father_died
    FROM added n
    OFFSET 0
  ) born
  WHERE mother_died IS NOT NULL OR father_died IS NOT NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Chips are found by their digits ("cats_chip_digits_idx").
DROP INDEX "cats_chip_idx";
