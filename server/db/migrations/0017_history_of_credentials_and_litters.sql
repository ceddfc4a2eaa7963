-- A litter is a change of its dam and of its sire: each owner finds it in their own cat's history.
CREATE OR REPLACE FUNCTION record_history() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  noun text := TG_ARGV[0];
  was jsonb := '{}';
  becomes jsonb := '{}';
  whole jsonb;
BEGIN
  IF TG_OP <> 'INSERT' THEN was := to_jsonb(old) - TG_ARGV[1]::text[]; END IF;
  IF TG_OP <> 'DELETE' THEN becomes := to_jsonb(new) - TG_ARGV[1]::text[]; END IF;
  whole := was || becomes;
  IF TG_OP = 'UPDATE' THEN
    SELECT coalesce(jsonb_object_agg(key, value), '{}') INTO was
    FROM jsonb_each(was) WHERE becomes -> key IS DISTINCT FROM value;
    IF was = '{}' THEN RETURN NULL; END IF;
    SELECT jsonb_object_agg(key, becomes -> key) INTO becomes FROM jsonb_object_keys(was) AS changed(key);
    IF noun = 'cat' THEN
      noun := CASE
        WHEN was ?| '{users_id,online_owner_id}' THEN 'owners'
        WHEN was ?| '{mother_id,father_id}' THEN 'parents'
        WHEN was ? 'cat_ava_url' THEN 'photo'
        ELSE 'cat' END;
    END IF;
  END IF;
  INSERT INTO history (member_id, request_id, noun, action, cat_id, row_id, before, after, undoes)
  SELECT
    nullif(current_setting('felistry.member_id', true), '')::integer,
    nullif(current_setting('felistry.request_id', true), ''),
    noun,
    lower(TG_OP),
    about.cat_id::integer,
    coalesce(whole ->> 'id', whole ->> 'cat_id')::integer,
    CASE WHEN TG_OP <> 'INSERT' THEN CASE WHEN TG_OP = 'DELETE' THEN jsonb_strip_nulls(was) ELSE was END END,
    CASE WHEN TG_OP <> 'DELETE' THEN CASE WHEN TG_OP = 'INSERT' THEN jsonb_strip_nulls(becomes) ELSE becomes END END,
    nullif(current_setting('felistry.undoes', true), '')::integer
  FROM unnest(CASE WHEN noun = 'litter'
    THEN ARRAY[whole ->> 'dam_id', whole ->> 'sire_id']
    ELSE ARRAY[coalesce(whole ->> 'cat_id', whole ->> 'id')] END) AS about(cat_id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER history_records AFTER INSERT OR UPDATE OR DELETE ON credentials FOR EACH ROW
  EXECUTE FUNCTION record_history('credential', '{created_at}');
--> statement-breakpoint
CREATE TRIGGER history_records AFTER INSERT OR UPDATE OR DELETE ON litters FOR EACH ROW
  EXECUTE FUNCTION record_history('litter', '{form_key,token_hash,token_expires_at,created_at}');
