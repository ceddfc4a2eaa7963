-- What a check has found of an import's rows, so that storing them does not judge them again.
CREATE TABLE "import_judged" (
	"import_id" integer NOT NULL,
	"checked" integer NOT NULL,
	"rows" bytea NOT NULL,
	"stopped" bytea NOT NULL,
	"colours" bytea NOT NULL,
	"warned" integer[] NOT NULL,
	CONSTRAINT "import_judged_pkey" PRIMARY KEY("import_id","checked")
);
--> statement-breakpoint
-- It is compressed already.
ALTER TABLE "import_judged" ALTER COLUMN "rows" SET STORAGE EXTERNAL;--> statement-breakpoint
ALTER TABLE "import_judged" ALTER COLUMN "stopped" SET STORAGE EXTERNAL;--> statement-breakpoint
ALTER TABLE "import_judged" ALTER COLUMN "colours" SET STORAGE EXTERNAL;--> statement-breakpoint
ALTER TABLE "import_judged" ADD CONSTRAINT "import_judged_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "judged" jsonb;
