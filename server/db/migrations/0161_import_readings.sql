ALTER TABLE "imports" ADD COLUMN "chosen_sheets" integer[];
--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "chosen_heading" integer;
--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "layout" jsonb;
--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_heading_is_line" CHECK ("imports"."chosen_heading" >= 0) NOT VALID;
--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_sheets_are_places" CHECK (cardinality("imports"."chosen_sheets") > 0 and 0 <= all ("imports"."chosen_sheets")) NOT VALID;
