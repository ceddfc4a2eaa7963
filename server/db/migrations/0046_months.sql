-- Each number of months is in one place. The functions that said it themselves ask for it, whichever migration wrote them last.

-- A parent is at least this much older than its child.
CREATE FUNCTION least_age_of_parent() RETURNS interval LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT interval '4 months'
$$;
--> statement-breakpoint
-- A father may have died this long before the birth.
CREATE FUNCTION birth_after_death_of_sire() RETURNS interval LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT interval '10 months'
$$;
--> statement-breakpoint
DO $$
DECLARE
  rule record;
BEGIN
  FOR rule IN
    SELECT pg_get_functiondef(p.oid) AS definition FROM pg_proc p
    WHERE p.pronamespace = current_schema()::regnamespace AND p.proname NOT IN ('least_age_of_parent', 'birth_after_death_of_sire')
      AND p.prosrc ~ 'interval ''(4|10) months'''
  LOOP
    EXECUTE replace(
      replace(rule.definition, 'interval ''4 months''', 'least_age_of_parent()'),
      'interval ''10 months''', 'birth_after_death_of_sire()'
    );
  END LOOP;
END $$;
