CREATE TABLE "registration_numbers" (
	"year" smallint PRIMARY KEY NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "registration_numbers_from_one" CHECK ("registration_numbers"."last" >= 1)
);
--> statement-breakpoint
ALTER TABLE "applications" DROP CONSTRAINT "applications_status_known";--> statement-breakpoint
ALTER TABLE "applications" DROP CONSTRAINT "applications_decision_whole";--> statement-breakpoint
CREATE INDEX "applications_applicant_id_idx" ON "applications" USING btree ("applicant_id");--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_reason_length" CHECK (char_length("applications"."reason") between 1 and 500);--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_status_known" CHECK ("applications"."status" in ('pending', 'confirmed', 'declined', 'withdrawn'));--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_decision_whole" CHECK (("applications"."status" = 'pending') = ("applications"."decided_at" is null) and ("applications"."status" in ('confirmed', 'declined')) = ("applications"."decided_by" is not null));