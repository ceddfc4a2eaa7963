-- What a certificate remarks besides what it certifies: that its cat is neutered, has died, or may not be bred from, as of the day of issue.
-- Null if there was nothing to remark, and on those that were issued before.
ALTER TABLE "certificates" ADD COLUMN "remarks" jsonb;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_remarks_object" CHECK ("certificates"."remarks" is null or jsonb_typeof("certificates"."remarks") = 'object') NOT VALID;--> statement-breakpoint
-- Of bans those that everybody may read, unless they are over.
CREATE FUNCTION remarks_on_cat(asked integer) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN neutered_on IS NOT NULL OR has_died = 1 OR bans <> '[]' THEN
    jsonb_build_object('neutered_on', neutered_on, 'has_died', has_died, 'died_on', died_on, 'bans', bans) END
  FROM (
    SELECT to_char(c.neutered_on, 'YYYY-MM-DD') AS neutered_on, to_char(c.deceased_on, 'YYYY-MM-DD') AS died_on,
      (c.deceased_on IS NOT NULL OR c.deceased_undated = 1)::int AS has_died,
      (SELECT coalesce(jsonb_agg(jsonb_build_object('from', to_char(b.from_day, 'YYYY-MM-DD'), 'until', to_char(b.until_day, 'YYYY-MM-DD')) ORDER BY b.from_day, b.id), '[]')
       FROM breeding_bans b
       WHERE b.cat_id = c.id AND b.is_shown = 1 AND b.lifted_at IS NULL AND b.until_day >= (now() AT TIME ZONE 'UTC')::date) AS bans
    FROM cats c WHERE c.id = asked
  ) AS told
$$;
--> statement-breakpoint
-- What is printed is stated in the log. Those without remarks are stated as before.
CREATE OR REPLACE FUNCTION logged_certificate(certificate certificates) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object(
    'code', certificate.code, 'kind', certificate.kind, 'cat_id', certificate.cat_id, 'certified', certificate.certified,
    'fingerprint', certificate.fingerprint, 'words', certificate.words, 'photo_url', certificate.photo_url,
    'owner_id', certificate.owner_id, 'breeder_id', certificate.breeder_id, 'issued_by', certificate.issued_by,
    'issued_at', log_moment(certificate.issued_at))
    || coalesce((SELECT jsonb_build_object('look', to_jsonb(l) - '{set_by,created_at,used_from}'::text[])
      FROM club_looks l WHERE l.id = certificate.look_id), '{}')
    || CASE WHEN certificate.remarks IS NULL THEN '{}' ELSE jsonb_build_object('remarks', certificate.remarks) END
$$;
