-- Whether a word is searched for is asked once for each word, not for each cat that has it.
CREATE OR REPLACE FUNCTION name_new_cats() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  WITH cat AS MATERIALIZED (
    SELECT id, name, name ~ '[Ѐ-ӿ]' AS cyrillic, reg_num, number_elsewhere
    FROM (SELECT id, concat_ws(' ', cat_name_cattery_prefix, cat_name, cat_name_suffix) AS name, reg_num, number_elsewhere FROM added OFFSET 0) AS called
  ), token AS MATERIALIZED (
    SELECT cat.id, cat.cyrillic, t.token, t.place
    FROM cat CROSS JOIN LATERAL string_to_table(cat.name, ' ') WITH ORDINALITY AS t(token, place)
  ), made AS MATERIALIZED (
    SELECT token, cyrillic, other, CASE WHEN digits THEN ARRAY[token] ELSE word_keys(token || ' ' || other) END AS keys
    FROM (
      SELECT token, cyrillic, digits,
        CASE WHEN digits THEN token WHEN cyrillic THEN name_in_latin(token, false) ELSE name_in_cyrillic(token, false) END AS other
      FROM (SELECT token, cyrillic, token ~ '^[0-9]+$' AS digits FROM (SELECT DISTINCT token, cyrillic FROM token) AS once OFFSET 0) AS seen
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
    SELECT word, letters, cat_id FROM stored CROSS JOIN LATERAL string_to_table(keys, ' ') AS word WHERE word <> ''
  ), new_words AS (
    INSERT INTO search_words (word)
    SELECT word FROM (SELECT DISTINCT word FROM words OFFSET 0) AS once
    WHERE is_search_word(word) AND NOT EXISTS (SELECT FROM search_words s WHERE s.word = once.word)
  )
  INSERT INTO cat_words (word, letters, cat_id)
  SELECT DISTINCT ON (word, letters, cat_id) word, letters, cat_id FROM words ORDER BY word, letters, cat_id;
  RETURN NULL;
END $$;
