ALTER TABLE "seller_details" VALIDATE CONSTRAINT "seller_details_phone_form";
