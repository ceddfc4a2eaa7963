ALTER TABLE "sales" VALIDATE CONSTRAINT "sales_region_known";
