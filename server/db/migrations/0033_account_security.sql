-- A way to a new password is opened by a code of four digits or by a link of 256 bits, of which the hash is kept.
ALTER TABLE "recovery_codes" ALTER COLUMN "code_hash" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD COLUMN "link_hash" "bytea";--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_link_hash_key" UNIQUE("link_hash");--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_code_or_link" CHECK (("recovery_codes"."code_hash" is null) <> ("recovery_codes"."link_hash" is null));--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "id" integer NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_id_key" UNIQUE("id");--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "device" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "host_only" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "old_name_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "last_seen_at" timestamp with time zone;--> statement-breakpoint
-- A session was last given 30 days anew on the day of its last use, give or take one.
UPDATE "sessions" SET "last_seen_at" = greatest("created_at", "expires_at" - interval '30 days');--> statement-breakpoint
ALTER TABLE "sessions" ALTER COLUMN "last_seen_at" SET DEFAULT now();--> statement-breakpoint
ALTER TABLE "sessions" ALTER COLUMN "last_seen_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_device_length" CHECK (char_length("sessions"."device") <= 60);--> statement-breakpoint
-- Roles and suspensions are the history of a member, not of a cat.
ALTER TABLE "history" ALTER COLUMN "cat_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "history" ADD CONSTRAINT "history_of_cat_or_member" CHECK (("history"."cat_id" is null) = ("history"."noun" in ('role', 'suspension')));--> statement-breakpoint

-- Whoever joins is a member: only the second role is a change that anybody asks for later. `row_id` is the member's.
CREATE FUNCTION record_member_history(noun text, action text, about integer, was jsonb, becomes jsonb) RETURNS void LANGUAGE sql AS $$
  INSERT INTO history (member_id, request_id, noun, action, cat_id, row_id, before, after)
  VALUES (
    nullif(current_setting('felistry.member_id', true), '')::integer,
    nullif(current_setting('felistry.request_id', true), ''),
    noun, action, NULL, about, was, becomes
  )
$$;
--> statement-breakpoint
CREATE FUNCTION record_role_history() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM record_member_history('role', lower(TG_OP), coalesce(new.user_id, old.user_id), NULL, NULL);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER history_records_grant AFTER INSERT ON user_roles FOR EACH ROW WHEN (new.role_id <> 1)
  EXECUTE FUNCTION record_role_history();
--> statement-breakpoint
CREATE TRIGGER history_records_revoke AFTER DELETE ON user_roles FOR EACH ROW WHEN (old.role_id <> 1)
  EXECUTE FUNCTION record_role_history();
--> statement-breakpoint
CREATE FUNCTION record_suspension_history() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM record_member_history(
    'suspension',
    CASE WHEN old.suspension_reason IS NULL THEN 'insert' WHEN new.suspension_reason IS NULL THEN 'delete' ELSE 'update' END,
    new.id,
    CASE WHEN old.suspension_reason IS NOT NULL THEN jsonb_build_object('reason', old.suspension_reason) END,
    CASE WHEN new.suspension_reason IS NOT NULL THEN jsonb_build_object('reason', new.suspension_reason) END
  );
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER history_records_suspension AFTER UPDATE ON users FOR EACH ROW
  WHEN (old.suspension_reason IS DISTINCT FROM new.suspension_reason)
  EXECUTE FUNCTION record_suspension_history();
