ALTER TABLE "credentials" VALIDATE CONSTRAINT "credentials_show_country_countries_iso2_fk";--> statement-breakpoint
ALTER TABLE "credentials" VALIDATE CONSTRAINT "credentials_show_whole";--> statement-breakpoint
ALTER TABLE "credentials" VALIDATE CONSTRAINT "credentials_show_award";--> statement-breakpoint
ALTER TABLE "credentials" VALIDATE CONSTRAINT "credentials_judge_named";--> statement-breakpoint
ALTER TABLE "credentials" VALIDATE CONSTRAINT "credentials_points_range";
