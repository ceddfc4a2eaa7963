-- How a club's papers look. A row is never changed but for the moment since which it is used: a certificate keeps the look of its day.
CREATE TABLE "club_looks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "club_looks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"club_id" integer NOT NULL,
	"accent" text NOT NULL,
	"heading" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"foot" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"signer" text,
	"office" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"logo_url" text,
	"signature_url" text,
	"set_by" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_from" timestamp with time zone,
	CONSTRAINT "club_looks_accent_written" CHECK ("club_looks"."accent" ~ '^#[0-9a-f]{6}$'),
	CONSTRAINT "club_looks_texts_by_language" CHECK (jsonb_typeof("club_looks"."heading") = 'object' and jsonb_typeof("club_looks"."foot") = 'object' and jsonb_typeof("club_looks"."office") = 'object' and octet_length("club_looks"."heading"::text || "club_looks"."foot"::text || "club_looks"."office"::text) <= 6000),
	CONSTRAINT "club_looks_signer_length" CHECK (char_length("club_looks"."signer") between 1 and 80),
	CONSTRAINT "club_looks_signed_by_somebody" CHECK ("club_looks"."signature_url" is null or "club_looks"."signer" is not null)
);
--> statement-breakpoint
ALTER TABLE "club_looks" ADD CONSTRAINT "club_looks_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club_looks" ADD CONSTRAINT "club_looks_set_by_users_id_fk" FOREIGN KEY ("set_by") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club_looks" ADD CONSTRAINT "club_looks_logo_url_fkey" FOREIGN KEY ("logo_url") REFERENCES "public"."uploads"("path") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club_looks" ADD CONSTRAINT "club_looks_signature_url_fkey" FOREIGN KEY ("signature_url") REFERENCES "public"."uploads"("path") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "club_looks_club_id_idx" ON "club_looks" USING btree ("club_id","id");--> statement-breakpoint
CREATE INDEX "club_looks_set_by_idx" ON "club_looks" USING btree ("set_by");--> statement-breakpoint
CREATE INDEX "club_looks_logo_url_idx" ON "club_looks" USING btree ("logo_url");--> statement-breakpoint
CREATE INDEX "club_looks_signature_url_idx" ON "club_looks" USING btree ("signature_url");--> statement-breakpoint
CREATE FUNCTION keep_club_look() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND old.used_from IS NULL AND to_jsonb(new) - 'used_from' = to_jsonb(old) - 'used_from' THEN RETURN new; END IF;
  RAISE EXCEPTION 'the look % stays as it was', old.id
    USING ERRCODE = 'check_violation', CONSTRAINT = 'club_looks_stay', TABLE = 'club_looks';
END $$;
--> statement-breakpoint
CREATE TRIGGER club_looks_stay BEFORE UPDATE OR DELETE ON club_looks FOR EACH ROW EXECUTE FUNCTION keep_club_look();
--> statement-breakpoint

-- Pictures of looks are uploads that few see.
ALTER TABLE "uploads" DROP CONSTRAINT "uploads_prefix_known";--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_prefix_known" CHECK ("uploads"."prefix" in ('cat-photo', 'profile', 'cattery', 'metric', 'pedigree', 'credential', 'evidence', 'message', 'chip-proof', 'club')) NOT VALID;--> statement-breakpoint
CREATE OR REPLACE FUNCTION upload_is_used(upload text) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM cat_photos WHERE path = upload)
    OR EXISTS (SELECT FROM users WHERE user_ava_url = upload)
    OR EXISTS (SELECT FROM catteries WHERE image_url = upload)
    OR EXISTS (SELECT FROM metrics WHERE metric_img_url = upload)
    OR EXISTS (SELECT FROM pedigrees WHERE pedigree_img_url = upload)
    OR EXISTS (SELECT FROM credentials WHERE scan_url = upload)
    OR EXISTS (SELECT FROM message_pictures WHERE path = upload)
    OR EXISTS (SELECT FROM chip_proofs WHERE path = upload)
    OR EXISTS (SELECT FROM corrections WHERE evidence_url = upload)
    OR EXISTS (SELECT FROM transfers WHERE paper_url = upload)
    OR EXISTS (SELECT FROM club_looks WHERE upload IN (logo_url, signature_url))
$$;
--> statement-breakpoint
CREATE TRIGGER attach_logo AFTER INSERT ON club_looks FOR EACH ROW WHEN (new.logo_url IS NOT NULL) EXECUTE FUNCTION attach_upload('logo_url');--> statement-breakpoint
CREATE TRIGGER attach_signature AFTER INSERT ON club_looks FOR EACH ROW WHEN (new.signature_url IS NOT NULL) EXECUTE FUNCTION attach_upload('signature_url');
--> statement-breakpoint

-- The look in which a certificate is printed; null is the site's.
ALTER TABLE "certificates" ADD COLUMN "look_id" integer;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_look_id_club_looks_id_fk" FOREIGN KEY ("look_id") REFERENCES "public"."club_looks"("id") ON DELETE restrict ON UPDATE no action NOT VALID;--> statement-breakpoint
CREATE FUNCTION look_of_cat(asked integer) RETURNS integer LANGUAGE sql STABLE AS $$
  SELECT id FROM club_looks WHERE club_id = club_of_cat(asked) AND used_from IS NOT NULL ORDER BY used_from DESC, id DESC LIMIT 1
$$;
--> statement-breakpoint
-- What is printed is stated in the log, and found if it is changed. Those without a look are stated as before.
CREATE OR REPLACE FUNCTION logged_certificate(certificate certificates) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object(
    'code', certificate.code, 'kind', certificate.kind, 'cat_id', certificate.cat_id, 'certified', certificate.certified,
    'fingerprint', certificate.fingerprint, 'words', certificate.words, 'photo_url', certificate.photo_url,
    'owner_id', certificate.owner_id, 'breeder_id', certificate.breeder_id, 'issued_by', certificate.issued_by,
    'issued_at', log_moment(certificate.issued_at))
    || coalesce((SELECT jsonb_build_object('look', to_jsonb(l) - '{set_by,created_at,used_from}'::text[])
      FROM club_looks l WHERE l.id = certificate.look_id), '{}')
$$;
