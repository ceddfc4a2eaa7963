ALTER TABLE "recovery_codes" DROP CONSTRAINT "recovery_codes_tries_bounded";--> statement-breakpoint
DROP INDEX "recovery_codes_user_id_idx";--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD COLUMN "reset_token_hash" "bytea";--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD COLUMN "reset_expires_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "email_changes_old_email_idx" ON "email_changes" USING btree (lower("old_email"));--> statement-breakpoint
CREATE INDEX "recovery_codes_user_id_idx" ON "recovery_codes" USING btree ("user_id","id");--> statement-breakpoint
ALTER TABLE "recovery_codes" DROP COLUMN "tries";--> statement-breakpoint
ALTER TABLE "recovery_codes" DROP COLUMN "used_at";--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_reset_token_hash_key" UNIQUE("reset_token_hash");--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_reset_whole" CHECK (("recovery_codes"."reset_token_hash" is null) = ("recovery_codes"."reset_expires_at" is null));