ALTER TABLE "imports" VALIDATE CONSTRAINT "imports_heading_is_line";
--> statement-breakpoint
ALTER TABLE "imports" VALIDATE CONSTRAINT "imports_sheets_are_places";
