ALTER TABLE "sales" ADD COLUMN "region" text;
--> statement-breakpoint
ALTER TABLE "sales" ADD CONSTRAINT "sales_region_known" CHECK ("sales"."region" in ('BE-V', 'BE-W', 'BE-B', 'GB-ENG', 'GB-SCT', 'GB-WLS', 'GB-NIR')) NOT VALID;
