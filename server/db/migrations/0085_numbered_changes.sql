-- A change of the market says its transaction, so that a process can tell whether it has heard of a certain one.
CREATE OR REPLACE FUNCTION notify_market() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  change text := pg_current_xact_id()::text;
BEGIN
  PERFORM pg_notify('market', change);
  RAISE NOTICE 'what the market shows has changed' USING ERRCODE = 'FE004', DETAIL = change;
  RETURN NULL;
END $$;
