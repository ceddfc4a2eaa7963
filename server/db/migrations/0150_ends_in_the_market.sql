-- A cat's page can be deleted though somebody has asked about it: the thread is the two sides', and keeps the cat's name.
ALTER TABLE "questions" ADD COLUMN "cat_named" text;--> statement-breakpoint
ALTER TABLE "questions" ALTER COLUMN "cat_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "questions" DROP CONSTRAINT "questions_cat_id_cats_id_fk";--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_cat_id_cats_id_fk" FOREIGN KEY ("cat_id") REFERENCES "public"."cats"("id") ON DELETE set null ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_about_a_cat" CHECK ("questions"."cat_id" is not null or "questions"."cat_named" is not null) NOT VALID;--> statement-breakpoint
CREATE FUNCTION questions_keep_name() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE questions SET cat_named = concat_ws(' ', old.cat_name_cattery_prefix, old.cat_name, old.cat_name_suffix) WHERE cat_id = old.id;
  RETURN old;
END $$;
--> statement-breakpoint
CREATE TRIGGER deleted_cats_stay_named BEFORE DELETE ON cats FOR EACH ROW EXECUTE FUNCTION questions_keep_name();
--> statement-breakpoint
-- Whom the site has reminded of a last day, so that it reminds once.
ALTER TABLE "disputes" ADD COLUMN "reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "waiting_entries" ADD COLUMN "reminded_of" date;
