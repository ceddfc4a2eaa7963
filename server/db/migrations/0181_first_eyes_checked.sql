ALTER TABLE "case_messages" VALIDATE CONSTRAINT "case_messages_kind_known";
