CREATE TABLE "drafts" (
	"member_id" integer NOT NULL,
	"form" text NOT NULL,
	"entries" jsonb NOT NULL,
	"kept_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "drafts_pkey" PRIMARY KEY("member_id","form"),
	CONSTRAINT "drafts_form_length" CHECK (char_length("drafts"."form") between 1 and 300),
	CONSTRAINT "drafts_entries_size" CHECK (jsonb_typeof("drafts"."entries") = 'object' and octet_length("drafts"."entries"::text) <= 65536)
);
--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "drafts_kept_at_idx" ON "drafts" USING btree ("kept_at");
