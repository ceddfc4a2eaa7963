CREATE TABLE "readings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "readings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"users_id" integer NOT NULL,
	"key" uuid NOT NULL,
	"cat_id" integer,
	"pedigree_id" integer,
	"source" text NOT NULL,
	"is_pdf" boolean DEFAULT false NOT NULL,
	"scan" "bytea",
	"is_kept" boolean NOT NULL,
	"step" text DEFAULT 'queued' NOT NULL,
	"page" integer DEFAULT 0 NOT NULL,
	"pages" integer DEFAULT 0 NOT NULL,
	"part" real DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"begun_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"result" text,
	"failed" text,
	CONSTRAINT "readings_step_known" CHECK ("readings"."step" in ('queued', 'preparing', 'finding', 'reading', 'placing')),
	CONSTRAINT "readings_part_is_share" CHECK ("readings"."part" between 0 and 1),
	CONSTRAINT "readings_end_whole" CHECK (("readings"."finished_at" is null) = ("readings"."result" is null and "readings"."failed" is null))
);
--> statement-breakpoint
ALTER TABLE "readings" ADD CONSTRAINT "readings_users_id_users_id_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "readings" ADD CONSTRAINT "readings_cat_id_cats_id_fk" FOREIGN KEY ("cat_id") REFERENCES "public"."cats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "readings" ADD CONSTRAINT "readings_pedigree_id_pedigrees_id_fk" FOREIGN KEY ("pedigree_id") REFERENCES "public"."pedigrees"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "readings_users_id_key_idx" ON "readings" USING btree ("users_id","key");--> statement-breakpoint
CREATE UNIQUE INDEX "readings_read_once" ON "readings" USING btree ("users_id","source",coalesce("cat_id", 0),coalesce("pedigree_id", 0)) WHERE is_kept and failed is null;--> statement-breakpoint
CREATE INDEX "readings_cat_id_idx" ON "readings" USING btree ("cat_id");--> statement-breakpoint
CREATE INDEX "readings_pedigree_id_idx" ON "readings" USING btree ("pedigree_id");--> statement-breakpoint
CREATE INDEX "readings_created_at_idx" ON "readings" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "readings_unfinished_idx" ON "readings" USING btree ("id") WHERE finished_at is null;
--> statement-breakpoint

-- A picture or PDF is compressed already.
ALTER TABLE readings ALTER COLUMN scan SET STORAGE EXTERNAL;
