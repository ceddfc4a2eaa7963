ALTER TABLE "imports" ADD COLUMN "missing_parents" text DEFAULT 'leave_out' NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "added" integer DEFAULT 0 NOT NULL;