-- A cattery's name is applied for at a club and granted by its desk. It stays one of its kind in the whole registry.
ALTER TABLE "cattery_names" ADD COLUMN "club_id" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "cattery_names" ADD CONSTRAINT "cattery_names_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE restrict ON UPDATE no action NOT VALID;--> statement-breakpoint
-- checked: no row has another club yet, so that the table is only read, once
CREATE INDEX "cattery_names_of_other_clubs_idx" ON "cattery_names" USING btree ("club_id","state","id") WHERE club_id > 1;--> statement-breakpoint
ALTER TABLE "cattery_names" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "cattery_names_of_acting_club" ON "cattery_names" USING (club_id = acting_club());--> statement-breakpoint
ALTER TABLE "cattery_name_events" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "cattery_name_events_of_acting_club" ON "cattery_name_events" USING (EXISTS (SELECT FROM cattery_names n WHERE n.id = cattery_name_events.name_id));--> statement-breakpoint
-- A view reads with its owner's rights: every desk compares a name with those of all clubs, and learns no more of them than whether they are close.
CREATE VIEW held_cattery_names AS SELECT id, name, holder_id FROM cattery_names WHERE state IN ('asked', 'granted');
--> statement-breakpoint

-- Each club adopts and switches rules for itself.
ALTER TABLE "club_rule_switches" ADD COLUMN "club_id" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "club_rule_switches" ADD CONSTRAINT "club_rule_switches_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE restrict ON UPDATE no action NOT VALID;--> statement-breakpoint
-- checked: some hundred rows
CREATE INDEX "club_rule_switches_of_club_idx" ON "club_rule_switches" USING btree ("club_id","club","line","id");
