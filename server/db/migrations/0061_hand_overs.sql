ALTER TABLE "sessions" ADD COLUMN "main_id" integer;
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_main_id_sessions_id_fk" FOREIGN KEY ("main_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "sessions_main_id_idx" ON "sessions" USING btree ("main_id") WHERE main_id is not null;
--> statement-breakpoint
CREATE TABLE "hand_overs" (
	"code_hash" bytea PRIMARY KEY NOT NULL,
	"ticket_hash" bytea NOT NULL,
	"locale" text NOT NULL,
	"session_id" integer,
	"kept" jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "hand_overs_kept_size" CHECK (octet_length("hand_overs"."kept"::text) <= 131072)
);
--> statement-breakpoint
ALTER TABLE "hand_overs" ADD CONSTRAINT "hand_overs_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "hand_overs_session_id_idx" ON "hand_overs" USING btree ("session_id");
--> statement-breakpoint
CREATE INDEX "hand_overs_expires_at_idx" ON "hand_overs" USING btree ("expires_at");
