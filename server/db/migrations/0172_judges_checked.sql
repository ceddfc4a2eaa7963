ALTER TABLE "credentials" VALIDATE CONSTRAINT "credentials_judge_answer_known";--> statement-breakpoint
ALTER TABLE "credentials" VALIDATE CONSTRAINT "credentials_judge_answer_whole";
