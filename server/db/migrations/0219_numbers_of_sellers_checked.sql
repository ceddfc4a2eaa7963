ALTER TABLE "seller_details" VALIDATE CONSTRAINT "seller_details_numbers";--> statement-breakpoint
ALTER TABLE "sales" VALIDATE CONSTRAINT "sales_litter_size_range";
