ALTER TABLE "imports" ALTER COLUMN "missing_parents" SET DEFAULT 'add';--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "warned" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "left_out" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "causes" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "paged_as" text;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE TABLE "import_pages" (
	"import_id" integer NOT NULL,
	"last_line" integer NOT NULL,
	"first_line" integer NOT NULL,
	"rows" text NOT NULL,
	CONSTRAINT "import_pages_pkey" PRIMARY KEY("import_id","last_line")
);
--> statement-breakpoint
CREATE TABLE "import_faults" (
	"import_id" integer NOT NULL,
	"line" integer NOT NULL,
	"place" smallint NOT NULL,
	"field" text NOT NULL,
	"kind" text NOT NULL,
	"value" text NOT NULL,
	"choices" text,
	CONSTRAINT "import_faults_pkey" PRIMARY KEY("import_id","line","place")
);
--> statement-breakpoint
CREATE TABLE "import_repairs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "import_repairs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"import_id" integer NOT NULL,
	"batch" integer NOT NULL,
	"kind" text NOT NULL,
	"line" integer DEFAULT 0 NOT NULL,
	"field" text DEFAULT '' NOT NULL,
	"value" text DEFAULT '' NOT NULL,
	"becomes" text NOT NULL,
	CONSTRAINT "import_repairs_kind_known" CHECK ("import_repairs"."kind" in ('cell', 'value', 'parent', 'line', 'same'))
);
--> statement-breakpoint
ALTER TABLE "import_pages" ADD CONSTRAINT "import_pages_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_faults" ADD CONSTRAINT "import_faults_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_repairs" ADD CONSTRAINT "import_repairs_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_repairs_import_id_idx" ON "import_repairs" USING btree ("import_id","id");
