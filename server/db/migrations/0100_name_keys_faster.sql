-- The same answers, at less cost: an import of a million cats asks for each of them.

-- Most names are plain Latin letters, and few words are more than a handful. What is doubled is looked for before it is replaced.
CREATE OR REPLACE FUNCTION name_words_key(name text) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE STRICT AS $$
DECLARE
  said text := lower(name);
  word text;
  words text[] := '{}';
  place integer;
BEGIN
  IF said ~ '[^a-z0-9 ]' THEN
    said := regexp_replace(regexp_replace(normalize(said, NFD), '[''’`]s\M', '', 'g'), '[\u0300-\u036f''’`ьъ]+', '', 'g');
    said := translate(replace(replace(replace(replace(replace(replace(replace(said,
      'ж', 'zh'), 'ц', 'ts'), 'ч', 'ch'), 'ш', 'sh'), 'щ', 'sch'), 'ю', 'iu'), 'я', 'ia'), 'хабвгдезиклмнопрстуфыэієґ', 'habvgdeziklmnoprstufieieg');
    said := translate(replace(replace(replace(replace(replace(said, 'kh', 'h'), 'ck', 'k'), 'ph', 'f'), 'tz', 'ts'), 'x', 'ks'), 'wjyc', 'viik');
    said := regexp_replace(said, '[^a-z0-9]+', ' ', 'g');
  ELSE
    said := translate(replace(replace(replace(replace(replace(said, 'kh', 'h'), 'ck', 'k'), 'ph', 'f'), 'tz', 'ts'), 'x', 'ks'), 'wjyc', 'viik');
  END IF;
  WHILE said ~ 'aa|bb|cc|dd|ee|ff|gg|hh|ii|kk|ll|mm|nn|oo|pp|qq|rr|ss|tt|uu|vv|zz' LOOP
    said := replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(
      replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(said,
      'aa', 'a'), 'bb', 'b'), 'cc', 'c'), 'dd', 'd'), 'ee', 'e'), 'ff', 'f'), 'gg', 'g'), 'hh', 'h'), 'ii', 'i'), 'kk', 'k'), 'll', 'l'),
      'mm', 'm'), 'nn', 'n'), 'oo', 'o'), 'pp', 'p'), 'qq', 'q'), 'rr', 'r'), 'ss', 's'), 'tt', 't'), 'uu', 'u'), 'vv', 'v'), 'zz', 'z');
  END LOOP;
  FOREACH word IN ARRAY string_to_array(said, ' ') LOOP
    CONTINUE WHEN length(word) < 3
      OR word = ANY ('{the,von,vom,van,del,des,della,der,den,dem,zum,aus,auf,les,and,und,gik,sgk,tgk,rgk,dgk,qgk,gek,gip,gep,dsm,dvm,vkh,gkh,est}');
    place := cardinality(words) + 1;
    WHILE place > 1 AND words[place - 1] > word LOOP
      words[place] := words[place - 1];
      place := place - 1;
    END LOOP;
    words[place] := word;
  END LOOP;
  RETURN CASE WHEN words = '{}' THEN lower(name) ELSE array_to_string(words, '') END;
END $$;
--> statement-breakpoint
-- What a name or a word decides is asked once for each; words are sorted anyway, so that their doubles fall next to each other.
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
    SELECT word FROM (SELECT DISTINCT word FROM words WHERE is_search_word(word)) AS once
    WHERE NOT EXISTS (SELECT FROM search_words s WHERE s.word = once.word)
  )
  INSERT INTO cat_words (word, letters, cat_id)
  SELECT DISTINCT ON (word, letters, cat_id) word, letters, cat_id FROM words ORDER BY word, letters, cat_id;
  RETURN NULL;
END $$;
