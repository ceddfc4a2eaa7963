ALTER TABLE "cats" VALIDATE CONSTRAINT "cats_neutered_on_not_before";
--> statement-breakpoint
ALTER TABLE "orders" VALIDATE CONSTRAINT "orders_ended_why_known";
--> statement-breakpoint
ALTER TABLE "planned_matings" VALIDATE CONSTRAINT "planned_matings_ended_whole";
