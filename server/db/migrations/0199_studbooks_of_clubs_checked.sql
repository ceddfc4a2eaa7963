-- checked: some hundred rows, in which no club is named yet
CREATE INDEX "studbook_books_club_id_idx" ON "studbook_books" USING btree ("club_id");--> statement-breakpoint
ALTER TABLE "studbook_books" VALIDATE CONSTRAINT "studbook_books_club_id_clubs_id_fk";
