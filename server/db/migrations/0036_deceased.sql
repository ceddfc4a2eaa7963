ALTER TABLE "cats" ADD COLUMN "deceased_on" date;--> statement-breakpoint
ALTER TABLE "cats" ADD CONSTRAINT "cats_deceased_on_not_before" CHECK ("cats"."deceased_on" >= "cats"."cat_birthdate");
