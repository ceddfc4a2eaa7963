ALTER TABLE "sales" VALIDATE CONSTRAINT "sales_place_length";
