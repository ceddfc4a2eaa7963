CREATE TABLE "check_findings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "check_findings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"run_id" integer NOT NULL,
	"cat_id" integer NOT NULL,
	"kind" text NOT NULL,
	"problem" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "check_runs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "check_runs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"started_by" integer NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	"failed" text,
	"checked" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"found" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"users_id" integer NOT NULL,
	"file_name" text NOT NULL,
	"file" "bytea",
	"encoding" text NOT NULL,
	"delimiter" text NOT NULL,
	"columns" jsonb NOT NULL,
	"mapping" jsonb NOT NULL,
	"state" text DEFAULT 'uploaded' NOT NULL,
	"checked" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"faults" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"faulty" integer DEFAULT 0 NOT NULL,
	"known" integer DEFAULT 0 NOT NULL,
	"saved" integer DEFAULT 0 NOT NULL,
	"failed" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "imports_state_known" CHECK ("imports"."state" in ('uploaded', 'checking', 'checked', 'saving', 'saved', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "merges" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "merges_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kept_cat_id" integer NOT NULL,
	"gone_cat_id" integer NOT NULL,
	"merged_by" integer NOT NULL,
	"merged_at" timestamp with time zone DEFAULT now() NOT NULL,
	"undone_by" integer,
	"undone_at" timestamp with time zone,
	"record" jsonb NOT NULL,
	CONSTRAINT "merges_two_cats" CHECK ("merges"."kept_cat_id" <> "merges"."gone_cat_id"),
	CONSTRAINT "merges_undone_whole" CHECK (("merges"."undone_at" is null) = ("merges"."undone_by" is null))
);
--> statement-breakpoint
ALTER TABLE "check_findings" ADD CONSTRAINT "check_findings_run_id_check_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."check_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_findings" ADD CONSTRAINT "check_findings_cat_id_cats_id_fk" FOREIGN KEY ("cat_id") REFERENCES "public"."cats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_runs" ADD CONSTRAINT "check_runs_started_by_users_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_users_id_users_id_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merges" ADD CONSTRAINT "merges_merged_by_users_id_fk" FOREIGN KEY ("merged_by") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merges" ADD CONSTRAINT "merges_undone_by_users_id_fk" FOREIGN KEY ("undone_by") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "check_findings_run_id_idx" ON "check_findings" USING btree ("run_id","id");--> statement-breakpoint
CREATE INDEX "check_findings_kind_idx" ON "check_findings" USING btree ("run_id","kind","id");--> statement-breakpoint
CREATE INDEX "check_findings_cat_id_idx" ON "check_findings" USING btree ("cat_id");--> statement-breakpoint
CREATE INDEX "imports_users_id_idx" ON "imports" USING btree ("users_id","id");--> statement-breakpoint
CREATE INDEX "merges_merged_by_idx" ON "merges" USING btree ("merged_by","id");--> statement-breakpoint
CREATE INDEX "merges_kept_cat_id_idx" ON "merges" USING btree ("kept_cat_id");
--> statement-breakpoint

-- A name as it sounds, in small Latin letters and digits: the same rule as `nameKey` of domain/cats/name-key.ts.
CREATE FUNCTION name_key(name text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
  SELECT regexp_replace(regexp_replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(translate(replace(replace(replace(replace(replace(replace(replace(normalize(lower(name), NFD), 'ж', 'zh'), 'ц', 'ts'), 'ч', 'ch'), 'ш', 'sh'), 'щ', 'sch'), 'ю', 'iu'), 'я', 'ia'), 'хабвгдезиклмнопрстуфыэієґ', 'habvgdeziklmnoprstufieieg'), 'shch', 'sch'), 'kh', 'h'), 'ch', '%'), 'ck', 'k'), 'c', 'k'), '%', 'ch'), 'ph', 'f'), 'tz', 'ts'), 'x', 'ks'), 'w', 'v'), 'j', 'i'), 'y', 'i'), '[^a-z0-9]', '', 'g'), '(.)\1+', '\1', 'g')
$$;
--> statement-breakpoint
CREATE INDEX cats_name_key_idx ON cats USING btree (name_key(search_name), id);
