-- What is sent, what of it is used, and how it is forgotten: no write can delete the last row that shows a file without the
-- file going, too.
ALTER TABLE "uploads" ADD COLUMN "files" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "attached" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "is_clean" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "uploads" ALTER COLUMN "is_clean" SET DEFAULT true;--> statement-breakpoint
CREATE TABLE "forgotten_files" (
	"key" text PRIMARY KEY NOT NULL,
	"forgotten_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "uploads_unused_idx" ON "uploads" USING btree ("created_at") WHERE not attached;--> statement-breakpoint
CREATE INDEX "uploads_unclean_idx" ON "uploads" USING btree ("path") WHERE not is_clean;--> statement-breakpoint
CREATE INDEX "uploads_random_idx" ON "uploads" USING btree (left(split_part("path", '/', 3), 24));--> statement-breakpoint
CREATE INDEX "users_ava_url_idx" ON "users" USING btree ("user_ava_url") WHERE user_ava_url is not null;--> statement-breakpoint
CREATE INDEX "catteries_image_url_idx" ON "catteries" USING btree ("image_url");--> statement-breakpoint
CREATE INDEX "imports_updated_at_idx" ON "imports" USING btree ("updated_at");--> statement-breakpoint

-- The files of earlier uploads, by the names that they were given: a photo in each of its widths and types, a scan in one.
UPDATE uploads SET files = ARRAY[original_key] || CASE
  WHEN path LIKE '/photos/%' THEN ARRAY(
    SELECT 'public/photos/' || substring(path FROM '^/photos/(.*)\.webp$') || part || '.' || type
    FROM (SELECT '' AS part UNION ALL SELECT '-320' WHERE width > 320 UNION ALL SELECT '-640' WHERE width > 640) AS widths
    CROSS JOIN (VALUES ('avif'), ('webp')) AS types(type))
  ELSE ARRAY[substr(path, 2)]
END;
--> statement-breakpoint
CREATE FUNCTION upload_is_used(upload text) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM cat_photos WHERE path = upload)
    OR EXISTS (SELECT FROM users WHERE user_ava_url = upload)
    OR EXISTS (SELECT FROM catteries WHERE image_url = upload)
    OR EXISTS (SELECT FROM metrics WHERE metric_img_url = upload)
    OR EXISTS (SELECT FROM pedigrees WHERE pedigree_img_url = upload)
    OR EXISTS (SELECT FROM credentials WHERE scan_url = upload)
$$;
--> statement-breakpoint
UPDATE uploads SET attached = true WHERE upload_is_used(path);
--> statement-breakpoint
CREATE FUNCTION forget_files() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO forgotten_files (key) SELECT DISTINCT unnest(old.files || old.original_key) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER uploads_forget_files AFTER DELETE ON uploads FOR EACH ROW EXECUTE FUNCTION forget_files();
--> statement-breakpoint
CREATE FUNCTION attach_upload() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE uploads SET attached = true WHERE path = to_jsonb(new) ->> TG_ARGV[0] AND NOT attached;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- At the end of the transaction, when rows that a merge moves or an undo puts back stand where they belong. Another
-- transaction that uses the upload at this moment keeps it.
CREATE FUNCTION forget_upload() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  upload text := to_jsonb(old) ->> TG_ARGV[0];
BEGIN
  IF upload IS NOT NULL AND NOT upload_is_used(upload) THEN
    DELETE FROM uploads WHERE path = upload;
  END IF;
  RETURN NULL;
EXCEPTION WHEN foreign_key_violation THEN
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER attach_upload AFTER INSERT OR UPDATE OF path ON cat_photos
  FOR EACH ROW EXECUTE FUNCTION attach_upload('path');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER forget_upload AFTER DELETE OR UPDATE OF path ON cat_photos
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION forget_upload('path');--> statement-breakpoint
CREATE TRIGGER attach_upload AFTER INSERT OR UPDATE OF user_ava_url ON users
  FOR EACH ROW WHEN (new.user_ava_url IS NOT NULL) EXECUTE FUNCTION attach_upload('user_ava_url');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER forget_upload AFTER UPDATE OF user_ava_url ON users
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (old.user_ava_url IS NOT NULL) EXECUTE FUNCTION forget_upload('user_ava_url');--> statement-breakpoint
CREATE TRIGGER attach_upload AFTER INSERT OR UPDATE OF image_url ON catteries
  FOR EACH ROW EXECUTE FUNCTION attach_upload('image_url');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER forget_upload AFTER DELETE OR UPDATE OF image_url ON catteries
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION forget_upload('image_url');--> statement-breakpoint
CREATE TRIGGER attach_upload AFTER INSERT OR UPDATE OF metric_img_url ON metrics
  FOR EACH ROW EXECUTE FUNCTION attach_upload('metric_img_url');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER forget_upload AFTER DELETE OR UPDATE OF metric_img_url ON metrics
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION forget_upload('metric_img_url');--> statement-breakpoint
CREATE TRIGGER attach_upload AFTER INSERT OR UPDATE OF pedigree_img_url ON pedigrees
  FOR EACH ROW EXECUTE FUNCTION attach_upload('pedigree_img_url');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER forget_upload AFTER DELETE OR UPDATE OF pedigree_img_url ON pedigrees
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION forget_upload('pedigree_img_url');--> statement-breakpoint
CREATE TRIGGER attach_upload AFTER INSERT OR UPDATE OF scan_url ON credentials
  FOR EACH ROW WHEN (new.scan_url IS NOT NULL) EXECUTE FUNCTION attach_upload('scan_url');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER forget_upload AFTER DELETE OR UPDATE OF scan_url ON credentials
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (old.scan_url IS NOT NULL) EXECUTE FUNCTION forget_upload('scan_url');--> statement-breakpoint

-- What a certificate says to its readers: the names of members who have closed their accounts are withheld. The row keeps
-- them, for its fingerprint is that of the facts as they were certified.
CREATE FUNCTION former_of_certificate(certificate certificates) RETURNS text[] LANGUAGE sql STABLE AS $$
  SELECT coalesce(array_agg(role ORDER BY role), '{}')
  FROM (VALUES ('breeder', certificate.breeder_id), ('owner', certificate.owner_id)) AS named(role, member_id)
  JOIN users ON users.id = member_id AND users.closed_at IS NOT NULL
  WHERE certificate.certified ->> role IS NOT NULL
$$;
--> statement-breakpoint
CREATE FUNCTION certified_shown(certificate certificates, former text) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT certificate.certified || coalesce(jsonb_object_agg(role, former), '{}')
  FROM unnest(former_of_certificate(certificate)) AS withheld(role)
$$;
--> statement-breakpoint
-- Closing an account changes nothing of what was certified: the names are compared as they are shown.
CREATE OR REPLACE FUNCTION supersede_certificates(candidates integer[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  ended integer[];
BEGIN
  WITH superseded AS (
    UPDATE certificates
    SET status = 'superseded', ended_at = now()
    WHERE id = ANY (candidates) AND status = 'valid'
      AND certified_shown(certificates, NULL) IS DISTINCT FROM certified_facts(kind, cat_id)
    RETURNING id
  )
  SELECT array_agg(id) INTO ended FROM superseded;
  IF ended IS NOT NULL THEN
    RAISE NOTICE 'certificates are superseded' USING ERRCODE = 'FE001', DETAIL = array_to_json(ended)::text;
  END IF;
END $$;
