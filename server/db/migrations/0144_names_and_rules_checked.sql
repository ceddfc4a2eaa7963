ALTER TABLE "cattery_names" VALIDATE CONSTRAINT "cattery_names_club_id_clubs_id_fk";--> statement-breakpoint
ALTER TABLE "club_rule_switches" VALIDATE CONSTRAINT "club_rule_switches_club_id_clubs_id_fk";
