CREATE TABLE "calendars" (
	"member_id" integer PRIMARY KEY NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "calendars_code_hash_key" UNIQUE("code_hash")
);
--> statement-breakpoint
ALTER TABLE "calendars" ADD CONSTRAINT "calendars_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
