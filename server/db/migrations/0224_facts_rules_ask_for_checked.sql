ALTER TABLE "sales" VALIDATE CONSTRAINT "sales_litter_size_one";--> statement-breakpoint
ALTER TABLE "sales" VALIDATE CONSTRAINT "sales_generation_range";--> statement-breakpoint
ALTER TABLE "sales" VALIDATE CONSTRAINT "sales_vaccinated_known";--> statement-breakpoint
ALTER TABLE "sales" VALIDATE CONSTRAINT "sales_state_known";
