-- "(020) 7946 0958" and "+(32) 81 12 34 56" are phone numbers, too.
ALTER TABLE "seller_details" DROP CONSTRAINT "seller_details_phone_form";--> statement-breakpoint
ALTER TABLE "seller_details" ADD CONSTRAINT "seller_details_phone_form" CHECK ("seller_details"."phone" ~ '^[+(]{0,2}[0-9][0-9 ()./-]{4,28}$') NOT VALID;
