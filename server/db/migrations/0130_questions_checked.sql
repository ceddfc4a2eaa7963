ALTER TABLE "order_messages" VALIDATE CONSTRAINT "order_messages_question_id_questions_id_fk";
--> statement-breakpoint
ALTER TABLE "order_messages" VALIDATE CONSTRAINT "order_messages_beside_something";
