CREATE TABLE "import_parts" (
	"import_id" integer NOT NULL,
	"place" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "import_parts_pkey" PRIMARY KEY("import_id","place")
);
--> statement-breakpoint
ALTER TABLE "imports" DROP CONSTRAINT "imports_state_known";--> statement-breakpoint
ALTER TABLE "cats" ADD COLUMN "number_elsewhere" text;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "bytes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "import_parts" ADD CONSTRAINT "import_parts_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cats_number_elsewhere_idx" ON "cats" USING btree ("number_elsewhere") WHERE number_elsewhere is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "imports_one_upload_a_member" ON "imports" USING btree ("users_id") WHERE state = 'uploading';--> statement-breakpoint
ALTER TABLE "cats" ADD CONSTRAINT "cats_number_elsewhere_length" CHECK (char_length("cats"."number_elsewhere") between 1 and 100);--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_state_known" CHECK ("imports"."state" in ('uploading', 'uploaded', 'checking', 'checked', 'saving', 'saved', 'failed'));
--> statement-breakpoint

-- Text in small pieces is read once or twice and then forgotten: compressing it would cost more than it saves.
ALTER TABLE import_parts ALTER COLUMN bytes SET STORAGE EXTERNAL;
--> statement-breakpoint
UPDATE imports SET bytes = length(file) WHERE file IS NOT NULL;
--> statement-breakpoint
INSERT INTO import_parts (import_id, place, bytes) SELECT id, 0, file FROM imports WHERE file IS NOT NULL;
