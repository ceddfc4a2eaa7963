ALTER TABLE "case_messages" VALIDATE CONSTRAINT "case_messages_kind_known";--> statement-breakpoint
ALTER TABLE "case_messages" VALIDATE CONSTRAINT "case_messages_amended_of_kind";
