-- FE004: what the market shows has changed. Whoever changes it hears so in the transaction, every other process by the notification.
CREATE OR REPLACE FUNCTION notify_market() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('market', '');
  RAISE NOTICE 'what the market shows has changed' USING ERRCODE = 'FE004';
  RETURN NULL;
END $$;
--> statement-breakpoint
-- An ad says the number of its cat's pedigree.
CREATE TRIGGER market_sees_pedigrees AFTER INSERT OR UPDATE OR DELETE ON pedigrees FOR EACH STATEMENT EXECUTE FUNCTION notify_market();
