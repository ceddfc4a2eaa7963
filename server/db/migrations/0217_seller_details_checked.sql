ALTER TABLE "sales" VALIDATE CONSTRAINT "sales_origin_id_countries_id_fk";--> statement-breakpoint
ALTER TABLE "sales" VALIDATE CONSTRAINT "sales_litter_no_length";
