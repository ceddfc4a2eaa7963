CREATE TABLE "notices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"member_id" integer NOT NULL,
	"kind" text NOT NULL,
	"event" text DEFAULT gen_random_uuid() NOT NULL,
	"title" text NOT NULL,
	"path" text NOT NULL,
	"locale" text NOT NULL,
	"in_letter" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "notices_event_once" UNIQUE("member_id","event"),
	CONSTRAINT "notices_kind_known" CHECK ("notices"."kind" in ('orders', 'messages', 'registration', 'litters', 'ownership', 'certificates', 'ads', 'due')),
	CONSTRAINT "notices_path_on_site" CHECK ("notices"."path" ~ '^/([^/\\]|$)')
);
--> statement-breakpoint
CREATE TABLE "notice_settings" (
	"member_id" integer NOT NULL,
	"kind" text NOT NULL,
	"mail" text NOT NULL,
	CONSTRAINT "notice_settings_pkey" PRIMARY KEY("member_id","kind"),
	CONSTRAINT "notice_settings_kind_known" CHECK ("notice_settings"."kind" in ('orders', 'messages', 'registration', 'litters', 'ownership', 'certificates', 'ads', 'due')),
	CONSTRAINT "notice_settings_mail_known" CHECK ("notice_settings"."mail" in ('now', 'daily', 'off'))
);
--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "notice_settings" ADD CONSTRAINT "notice_settings_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "notices_of_member_idx" ON "notices" USING btree ("member_id","id");
--> statement-breakpoint
CREATE INDEX "notices_unread_idx" ON "notices" USING btree ("member_id") WHERE read_at is null;
--> statement-breakpoint
CREATE INDEX "notices_in_letter_idx" ON "notices" USING btree ("created_at") WHERE in_letter;
--> statement-breakpoint
CREATE INDEX "notices_created_at_idx" ON "notices" USING btree ("created_at");
