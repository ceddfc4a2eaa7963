-- A table of a million cats is stored by statements of thousands of rows: what triggers do about new cats and colours they do
-- once a statement, to the same effect.

CREATE FUNCTION record_added() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ignored text[] := TG_ARGV[1]::text[];
  member integer := nullif(current_setting('felistry.member_id', true), '')::integer;
  request text := nullif(current_setting('felistry.request_id', true), '');
  undone integer := nullif(current_setting('felistry.undoes', true), '')::integer;
BEGIN
  INSERT INTO history (member_id, request_id, noun, action, cat_id, row_id, after, undoes)
  SELECT
    member,
    request,
    TG_ARGV[0],
    'insert',
    coalesce(whole ->> 'cat_id', whole ->> 'id')::integer,
    coalesce(whole ->> 'id', whole ->> 'cat_id')::integer,
    whole,
    undone
  FROM (SELECT jsonb_strip_nulls(to_jsonb(added)) - ignored AS whole FROM added) AS rows_added;
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER history_records ON cats;
--> statement-breakpoint
CREATE TRIGGER history_records AFTER UPDATE OR DELETE ON cats FOR EACH ROW
  EXECUTE FUNCTION record_history('cat', '{search_name,mother_sex,father_sex,created_at,updated_at}');
--> statement-breakpoint
CREATE TRIGGER history_records_added AFTER INSERT ON cats REFERENCING NEW TABLE AS added FOR EACH STATEMENT
  EXECUTE FUNCTION record_added('cat', '{search_name,mother_sex,father_sex,created_at,updated_at}');
--> statement-breakpoint
DROP TRIGGER history_records ON cat_colours;
--> statement-breakpoint
CREATE TRIGGER history_records AFTER UPDATE OR DELETE ON cat_colours FOR EACH ROW
  EXECUTE FUNCTION record_history('colour', '{main_kind,gold_kind,white_kind,tabby_kind,point_kind,eye_kind,words_en,words_ru}');
--> statement-breakpoint
CREATE TRIGGER history_records_added AFTER INSERT ON cat_colours REFERENCING NEW TABLE AS added FOR EACH STATEMENT
  EXECUTE FUNCTION record_added('colour', '{main_kind,gold_kind,white_kind,tabby_kind,point_kind,eye_kind,words_en,words_ru}');
--> statement-breakpoint

-- The same rule as check_cat_parents has for a changed cat. A new cat closes no cycle: nothing can descend from it yet.
CREATE FUNCTION check_new_cats_parents() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  young integer;
BEGIN
  SELECT n.id INTO young
  FROM added n
  CROSS JOIN LATERAL (VALUES (n.mother_id), (n.father_id)) AS of(parent)
  JOIN cats p ON p.id = of.parent
  WHERE p.cat_birthdate > n.cat_birthdate - interval '4 months'
  LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'a parent of cat % is born less than four months before its child', young
      USING ERRCODE = 'check_violation', CONSTRAINT = 'cats_parent_born_four_months_before', TABLE = 'cats';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER cats_parents_on_insert ON cats;
--> statement-breakpoint
CREATE TRIGGER cats_parents_on_insert AFTER INSERT ON cats REFERENCING NEW TABLE AS added FOR EACH STATEMENT
  EXECUTE FUNCTION check_new_cats_parents();
