ALTER TABLE "litter_kittens" VALIDATE CONSTRAINT "litter_kittens_state_known";
--> statement-breakpoint
ALTER TABLE "litter_kittens" VALIDATE CONSTRAINT "litter_kittens_died_whole";
--> statement-breakpoint
ALTER TABLE "litter_kittens" VALIDATE CONSTRAINT "litter_kittens_cats_live";
