ALTER TABLE "uploads" VALIDATE CONSTRAINT "uploads_prefix_known";--> statement-breakpoint
ALTER TABLE "certificates" VALIDATE CONSTRAINT "certificates_look_id_club_looks_id_fk";
