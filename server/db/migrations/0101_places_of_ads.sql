ALTER TABLE "sales" ADD COLUMN "place" text;
--> statement-breakpoint
ALTER TABLE "sales" ADD CONSTRAINT "sales_place_length" CHECK (char_length("sales"."place") between 1 and 80) NOT VALID;
