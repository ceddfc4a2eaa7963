CREATE TABLE "push_keys" (
	"is_the_one" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"public_key" text NOT NULL,
	"private_key" text NOT NULL,
	CONSTRAINT "push_keys_one" CHECK ("push_keys"."is_the_one")
);
--> statement-breakpoint
CREATE TABLE "push_devices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "push_devices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"member_id" integer NOT NULL,
	"session_id" integer NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"device" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "push_devices_session_id_key" UNIQUE("session_id"),
	CONSTRAINT "push_devices_endpoint_key" UNIQUE("endpoint"),
	CONSTRAINT "push_devices_endpoint_length" CHECK (char_length("push_devices"."endpoint") <= 1000)
);
--> statement-breakpoint
ALTER TABLE "push_devices" ADD CONSTRAINT "push_devices_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "push_devices" ADD CONSTRAINT "push_devices_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "push_devices_member_id_idx" ON "push_devices" USING btree ("member_id");
--> statement-breakpoint
CREATE TABLE "telegram_chats" (
	"member_id" integer PRIMARY KEY NOT NULL,
	"chat_id" bigint NOT NULL,
	"linked_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "telegram_chats_chat_id_key" UNIQUE("chat_id")
);
--> statement-breakpoint
ALTER TABLE "telegram_chats" ADD CONSTRAINT "telegram_chats_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE TABLE "telegram_codes" (
	"member_id" integer PRIMARY KEY NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "telegram_codes_code_hash_key" UNIQUE("code_hash")
);
--> statement-breakpoint
ALTER TABLE "telegram_codes" ADD CONSTRAINT "telegram_codes_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "telegram_codes_expires_at_idx" ON "telegram_codes" USING btree ("expires_at");
--> statement-breakpoint
ALTER TABLE "notice_settings" ADD COLUMN "is_pushed" boolean DEFAULT true NOT NULL;
--> statement-breakpoint
ALTER TABLE "notice_settings" ADD COLUMN "is_in_telegram" boolean DEFAULT true NOT NULL;
--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "telegram_at" timestamp with time zone;
