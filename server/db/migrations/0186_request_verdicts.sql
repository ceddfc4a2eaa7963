-- What the rules said when the club decided a correction or a transfer, as `club_verdicts` keeps it of litters and applications: with the rules' words
-- of that day, so that a later look at the case does not show what they say by then.
CREATE TABLE "request_verdicts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "request_verdicts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"correction_id" integer,
	"transfer_id" integer,
	"club_id" integer NOT NULL,
	"verdict" text NOT NULL,
	"versions" text NOT NULL,
	"to_desk" jsonb NOT NULL,
	"to_asker" jsonb NOT NULL,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "request_verdicts_verdict_known" CHECK ("request_verdicts"."verdict" in ('block', 'ask', 'warn', 'ok')),
	CONSTRAINT "request_verdicts_of_one_request" CHECK (num_nonnulls("request_verdicts"."correction_id", "request_verdicts"."transfer_id") = 1)
);
--> statement-breakpoint
ALTER TABLE "request_verdicts" ADD CONSTRAINT "request_verdicts_correction_id_corrections_id_fk" FOREIGN KEY ("correction_id") REFERENCES "public"."corrections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_verdicts" ADD CONSTRAINT "request_verdicts_transfer_id_transfers_id_fk" FOREIGN KEY ("transfer_id") REFERENCES "public"."transfers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_verdicts" ADD CONSTRAINT "request_verdicts_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "request_verdicts_one_a_correction" ON "request_verdicts" USING btree ("correction_id");--> statement-breakpoint
CREATE UNIQUE INDEX "request_verdicts_one_a_transfer" ON "request_verdicts" USING btree ("transfer_id");--> statement-breakpoint
CREATE INDEX "request_verdicts_club_id_idx" ON "request_verdicts" USING btree ("club_id");--> statement-breakpoint
CREATE TRIGGER request_verdicts_are_kept BEFORE UPDATE ON request_verdicts FOR EACH ROW EXECUTE FUNCTION keep_club_rule_rows();--> statement-breakpoint
ALTER TABLE "request_verdicts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "request_verdicts_of_acting_club" ON "request_verdicts" USING (club_id = acting_club());
