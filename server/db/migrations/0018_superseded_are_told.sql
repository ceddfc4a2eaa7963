-- Says which certificates a change has ended, so that whoever has begun the transaction can tell their keepers in it.
CREATE OR REPLACE FUNCTION supersede_certificates(candidates integer[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  ended integer[];
BEGIN
  WITH superseded AS (
    UPDATE certificates
    SET status = 'superseded', ended_at = now()
    WHERE id = ANY (candidates) AND status = 'valid' AND certified IS DISTINCT FROM certified_facts(kind, cat_id)
    RETURNING id
  )
  SELECT array_agg(id) INTO ended FROM superseded;
  IF ended IS NOT NULL THEN
    RAISE NOTICE 'certificates are superseded' USING ERRCODE = 'FE001', DETAIL = array_to_json(ended)::text;
  END IF;
END $$;
