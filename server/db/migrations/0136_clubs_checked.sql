ALTER TABLE "user_roles" VALIDATE CONSTRAINT "user_roles_club_id_clubs_id_fk";--> statement-breakpoint
ALTER TABLE "applications" VALIDATE CONSTRAINT "applications_club_id_clubs_id_fk";--> statement-breakpoint
ALTER TABLE "cases" VALIDATE CONSTRAINT "cases_club_id_clubs_id_fk";
