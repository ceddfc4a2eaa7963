ALTER TABLE "questions" VALIDATE CONSTRAINT "questions_cat_id_cats_id_fk";
--> statement-breakpoint
ALTER TABLE "questions" VALIDATE CONSTRAINT "questions_about_a_cat";
