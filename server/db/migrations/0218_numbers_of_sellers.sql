-- What further rules of countries ask for: a seller's queens, litters and animals, the dam's chip, the size of the litter.
ALTER TABLE "seller_details" ADD COLUMN "shows_dam_chip" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "seller_details" ADD COLUMN "females" smallint;--> statement-breakpoint
ALTER TABLE "seller_details" ADD COLUMN "litters_12m" smallint;--> statement-breakpoint
ALTER TABLE "seller_details" ADD COLUMN "animals_12m" smallint;--> statement-breakpoint
ALTER TABLE "seller_details" ADD CONSTRAINT "seller_details_numbers" CHECK ("seller_details"."females" between 0 and 999 and "seller_details"."litters_12m" between 0 and 999 and "seller_details"."animals_12m" between 0 and 999) NOT VALID;--> statement-breakpoint
ALTER TABLE "sales" ADD COLUMN "litter_size" smallint;--> statement-breakpoint
ALTER TABLE "sales" ADD CONSTRAINT "sales_litter_size_range" CHECK ("sales"."litter_size" between 1 and 15) NOT VALID;
