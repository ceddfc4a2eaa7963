ALTER TABLE "applications" DROP CONSTRAINT "applications_pedigree_of_that_cat";
--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_pedigree_of_that_cat" FOREIGN KEY ("pedigrees_id","cat_id") REFERENCES "public"."pedigrees"("id","cat_id") ON DELETE restrict ON UPDATE cascade;