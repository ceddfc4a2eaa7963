-- The rules that no single row can hold. Each raises a check violation that carries the rule's own constraint
-- name, so that the server maps it to its message exactly as it does for the named constraints of the tables.

CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE INDEX cats_search_name_idx ON cats USING gin (search_name gin_trgm_ops);
--> statement-breakpoint

-- Parent links and birth dates of all cats change one transaction at a time: two edits that would close a
-- cycle together, each harmless by itself, cannot both see the pedigree as it was before the other.
-- A new cat needs no such lock: nothing can descend from a row that was not there.
CREATE FUNCTION check_cat_parents() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  born_by date;
BEGIN
  IF TG_OP = 'UPDATE' THEN
    PERFORM pg_advisory_xact_lock(hashtext('cats.parents'));
    IF new.mother_id IS NOT NULL OR new.father_id IS NOT NULL THEN
      IF EXISTS (
        WITH RECURSIVE ancestor(id) AS (
          SELECT parent FROM unnest(ARRAY[new.mother_id, new.father_id]) AS parent WHERE parent IS NOT NULL
          UNION
          SELECT p.parent
          FROM ancestor a
          JOIN cats c ON c.id = a.id
          CROSS JOIN LATERAL (VALUES (c.mother_id), (c.father_id)) AS p(parent)
          WHERE p.parent IS NOT NULL
        )
        SELECT FROM ancestor WHERE id = new.id
      ) THEN
        RAISE EXCEPTION 'cat % would be its own ancestor', new.id
          USING ERRCODE = 'check_violation', CONSTRAINT = 'cats_not_own_ancestor', TABLE = 'cats';
      END IF;
    END IF;
  END IF;

  -- A parent is born at least four months before its child (decisions §4), where both dates are known.
  born_by := new.cat_birthdate - interval '4 months';
  IF EXISTS (SELECT FROM cats p WHERE p.id IN (new.mother_id, new.father_id) AND p.cat_birthdate > born_by)
  OR (TG_OP = 'UPDATE' AND new.cat_birthdate IS DISTINCT FROM old.cat_birthdate AND EXISTS (
    SELECT FROM cats k
    WHERE (k.mother_id = new.id OR k.father_id = new.id)
      AND new.cat_birthdate > (k.cat_birthdate - interval '4 months')
  )) THEN
    RAISE EXCEPTION 'a parent of cat % is born less than four months before its child', new.id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'cats_parent_born_four_months_before', TABLE = 'cats';
  END IF;
  RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER cats_parents_on_insert BEFORE INSERT ON cats
  FOR EACH ROW WHEN (new.mother_id IS NOT NULL OR new.father_id IS NOT NULL)
  EXECUTE FUNCTION check_cat_parents();
--> statement-breakpoint
CREATE TRIGGER cats_parents_on_update BEFORE UPDATE OF mother_id, father_id, cat_birthdate ON cats
  FOR EACH ROW WHEN (
    new.mother_id IS DISTINCT FROM old.mother_id
    OR new.father_id IS DISTINCT FROM old.father_id
    OR new.cat_birthdate IS DISTINCT FROM old.cat_birthdate
  )
  EXECUTE FUNCTION check_cat_parents();
--> statement-breakpoint

-- What the market shows has changed: every process drops the pages it keeps (see server/market/market-pages.ts).
CREATE FUNCTION notify_market() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('market', '');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER market_sees_sales AFTER INSERT OR UPDATE OR DELETE ON sales FOR EACH STATEMENT EXECUTE FUNCTION notify_market();
--> statement-breakpoint
CREATE TRIGGER market_sees_cats AFTER UPDATE ON cats FOR EACH STATEMENT EXECUTE FUNCTION notify_market();
--> statement-breakpoint
CREATE TRIGGER market_sees_colours AFTER INSERT OR UPDATE OR DELETE ON cat_colours FOR EACH STATEMENT EXECUTE FUNCTION notify_market();
--> statement-breakpoint
CREATE TRIGGER market_sees_sellers AFTER UPDATE OF first_name, last_name, country_id ON users FOR EACH STATEMENT EXECUTE FUNCTION notify_market();
