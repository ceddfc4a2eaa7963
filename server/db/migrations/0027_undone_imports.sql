ALTER TABLE "imports" DROP CONSTRAINT "imports_state_known";--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "first_cat_id" integer;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "last_cat_id" integer;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "undone" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_state_known" CHECK ("imports"."state" in ('uploading', 'uploaded', 'checking', 'checked', 'saving', 'saved', 'undoing', 'undone', 'failed'));