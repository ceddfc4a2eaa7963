CREATE TABLE "certificates" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "certificates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"cat_id" integer NOT NULL,
	"kind" text NOT NULL,
	"status" text DEFAULT 'valid' NOT NULL,
	"certified" jsonb NOT NULL,
	"fingerprint" text NOT NULL,
	"words" jsonb NOT NULL,
	"photo_url" text,
	"owner_id" integer,
	"breeder_id" integer,
	"issued_by" integer NOT NULL,
	"issued_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	"reason" text,
	"revoked_by" integer,
	CONSTRAINT "certificates_code_key" UNIQUE("code"),
	CONSTRAINT "certificates_kind_known" CHECK ("certificates"."kind" in ('pedigree', 'metric')),
	CONSTRAINT "certificates_status_known" CHECK ("certificates"."status" in ('valid', 'superseded', 'revoked')),
	CONSTRAINT "certificates_code_form" CHECK ("certificates"."code" ~ '^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$'),
	CONSTRAINT "certificates_fingerprint_form" CHECK ("certificates"."fingerprint" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "certificates_end_whole" CHECK (("certificates"."status" = 'valid') = ("certificates"."ended_at" is null)),
	CONSTRAINT "certificates_revocation_whole" CHECK (("certificates"."status" = 'revoked') = ("certificates"."reason" is not null) and ("certificates"."reason" is null) = ("certificates"."revoked_by" is null))
);
--> statement-breakpoint
CREATE TABLE "certified_cats" (
	"cat_id" integer NOT NULL,
	"certificate_id" integer NOT NULL,
	CONSTRAINT "certified_cats_pkey" PRIMARY KEY("cat_id","certificate_id")
);
--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_cat_id_cats_id_fk" FOREIGN KEY ("cat_id") REFERENCES "public"."cats"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_breeder_id_users_id_fk" FOREIGN KEY ("breeder_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_issued_by_users_id_fk" FOREIGN KEY ("issued_by") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_revoked_by_users_id_fk" FOREIGN KEY ("revoked_by") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certified_cats" ADD CONSTRAINT "certified_cats_cat_id_cats_id_fk" FOREIGN KEY ("cat_id") REFERENCES "public"."cats"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certified_cats" ADD CONSTRAINT "certified_cats_certificate_id_certificates_id_fk" FOREIGN KEY ("certificate_id") REFERENCES "public"."certificates"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "certificates_one_valid_a_kind" ON "certificates" USING btree ("cat_id","kind") WHERE status = 'valid';--> statement-breakpoint
CREATE INDEX "certificates_cat_id_idx" ON "certificates" USING btree ("cat_id","id");--> statement-breakpoint
CREATE INDEX "certificates_owner_id_idx" ON "certificates" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "certificates_breeder_id_idx" ON "certificates" USING btree ("breeder_id");--> statement-breakpoint
CREATE INDEX "certified_cats_certificate_id_idx" ON "certified_cats" USING btree ("certificate_id");