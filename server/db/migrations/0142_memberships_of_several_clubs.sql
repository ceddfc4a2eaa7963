ALTER TABLE "clubs" VALIDATE CONSTRAINT "clubs_region_length";--> statement-breakpoint
ALTER TABLE "clubs" VALIDATE CONSTRAINT "clubs_languages_few";--> statement-breakpoint
ALTER TABLE "memberships" VALIDATE CONSTRAINT "memberships_club_id_clubs_id_fk";--> statement-breakpoint
ALTER TABLE "membership_fees" VALIDATE CONSTRAINT "membership_fees_club_id_clubs_id_fk";--> statement-breakpoint
-- One a year of each club instead of one a year.
DROP INDEX "memberships_one_a_year";--> statement-breakpoint
ALTER TABLE "membership_fees" DROP CONSTRAINT "membership_fees_pkey";--> statement-breakpoint
ALTER TABLE "membership_fees" ADD CONSTRAINT "membership_fees_pkey" PRIMARY KEY USING INDEX "membership_fees_of_club_pkey";
