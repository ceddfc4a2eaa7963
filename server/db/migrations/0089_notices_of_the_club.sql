-- Separately, so that writers do not wait while the rows are read.
ALTER TABLE "notices" VALIDATE CONSTRAINT "notices_kind_known";--> statement-breakpoint
ALTER TABLE "notice_settings" VALIDATE CONSTRAINT "notice_settings_kind_known";
