-- So that the club's lists read what they show: those of the club without all members, and the names that wait or are over without
-- all that are granted.
-- checked: hardly any row has such a role, so that the table is read once: under a second for a million members
CREATE INDEX "user_roles_of_club_idx" ON "user_roles" USING btree ("role_id","user_id") WHERE role_id > 1;--> statement-breakpoint
-- checked: a table of at most some thousand names: milliseconds
CREATE INDEX "cattery_names_waiting_idx" ON "cattery_names" USING btree ("id") WHERE state = 'asked' or heir_id is not null;--> statement-breakpoint
-- checked: as above, a table of some thousand names
CREATE INDEX "cattery_names_over_idx" ON "cattery_names" USING btree ("id") WHERE state in ('declined', 'withdrawn', 'ended');
