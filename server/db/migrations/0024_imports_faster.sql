-- A table of a million cats is stored a third sooner. The same is recorded, and a name has the same key.

-- Columns that are not told are not written out first, and those that are come as jsonb keeps its keys: it need not sort them.
CREATE OR REPLACE FUNCTION record_added() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  recorded text[] := ARRAY(
    SELECT attname FROM pg_attribute
    WHERE attrelid = TG_RELID AND attnum > 0 AND NOT attisdropped AND attname <> ALL (TG_ARGV[1]::text[])
    ORDER BY octet_length(attname), attname COLLATE "C"
  );
BEGIN
  EXECUTE format(
    'INSERT INTO history (member_id, request_id, noun, action, cat_id, row_id, after, undoes)
     SELECT $1, $2, $3, ''insert'', %I, %I, jsonb_strip_nulls(to_jsonb(rows_added)), $4
     FROM (SELECT %s FROM added) AS rows_added',
    CASE WHEN 'cat_id' = ANY (recorded) THEN 'cat_id' ELSE 'id' END,
    CASE WHEN 'id' = ANY (recorded) THEN 'id' ELSE 'cat_id' END,
    (SELECT string_agg(quote_ident(name), ', ' ORDER BY place) FROM unnest(recorded) WITH ORDINALITY AS r(name, place))
  ) USING
    nullif(current_setting('felistry.member_id', true), '')::integer,
    nullif(current_setting('felistry.request_id', true), ''),
    TG_ARGV[0],
    nullif(current_setting('felistry.undoes', true), '')::integer;
  RETURN NULL;
END $$;
--> statement-breakpoint

-- The last step looks ahead for the same letter: a back reference took two thirds of the time of the whole.
CREATE OR REPLACE FUNCTION name_key(name text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
  SELECT regexp_replace(regexp_replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(translate(replace(replace(replace(replace(replace(replace(replace(normalize(lower(name), NFD), 'ж', 'zh'), 'ц', 'ts'), 'ч', 'ch'), 'ш', 'sh'), 'щ', 'sch'), 'ю', 'iu'), 'я', 'ia'), 'хабвгдезиклмнопрстуфыэієґ', 'habvgdeziklmnoprstufieieg'), 'shch', 'sch'), 'kh', 'h'), 'ch', '%'), 'ck', 'k'), 'c', 'k'), '%', 'ch'), 'ph', 'f'), 'tz', 'ts'), 'x', 'ks'), 'w', 'v'), 'j', 'i'), 'y', 'i'), '[^a-z0-9]+', '', 'g'),
    'a(?=a)|b(?=b)|c(?=c)|d(?=d)|e(?=e)|f(?=f)|g(?=g)|h(?=h)|i(?=i)|k(?=k)|l(?=l)|m(?=m)|n(?=n)|o(?=o)|p(?=p)|q(?=q)|r(?=r)|s(?=s)|t(?=t)|u(?=u)|v(?=v)|z(?=z)|0(?=0)|1(?=1)|2(?=2)|3(?=3)|4(?=4)|5(?=5)|6(?=6)|7(?=7)|8(?=8)|9(?=9)', '', 'g')
$$;
