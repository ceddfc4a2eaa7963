CREATE TABLE "import_attachments" (
	"import_id" integer NOT NULL,
	"place" integer NOT NULL,
	"line" integer NOT NULL,
	"cat_id" integer NOT NULL,
	"kind" text NOT NULL,
	"file" text,
	"said" jsonb NOT NULL,
	"credential_id" integer,
	"refused" text,
	"is_done" boolean DEFAULT false NOT NULL,
	CONSTRAINT "import_attachments_pkey" PRIMARY KEY("import_id","place"),
	CONSTRAINT "import_attachments_kind_known" CHECK ("import_attachments"."kind" in ('photo', 'credential', 'metric', 'pedigree', 'tag')),
	CONSTRAINT "import_attachments_refused_is_done" CHECK ("import_attachments"."refused" is null or "import_attachments"."is_done")
);
--> statement-breakpoint
ALTER TABLE "import_attachments" ADD CONSTRAINT "import_attachments_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "brought" jsonb DEFAULT '{"photos":0,"credentials":0,"documents":0,"tags":0}'::jsonb NOT NULL;
--> statement-breakpoint
ALTER TABLE "imports" DROP CONSTRAINT "imports_state_known";
--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_state_known" CHECK ("imports"."state" in ('uploading', 'uploaded', 'checking', 'checked', 'saving', 'attaching', 'saved', 'undoing', 'undone', 'failed'));
