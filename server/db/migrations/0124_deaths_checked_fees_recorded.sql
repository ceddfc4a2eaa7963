ALTER TABLE "cats" VALIDATE CONSTRAINT "cats_neutered_on_not_after";
--> statement-breakpoint
-- Memberships and fees are the history of the club and its members, not of a cat.
ALTER TABLE "history" DROP CONSTRAINT "history_of_cat_or_member";
--> statement-breakpoint
ALTER TABLE "history" ADD CONSTRAINT "history_of_cat_or_member" CHECK (("history"."cat_id" is null) = ("history"."noun" in ('role', 'suspension', 'membership', 'fee'))) NOT VALID;
