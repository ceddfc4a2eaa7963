DROP INDEX "history_at_idx";--> statement-breakpoint
CREATE INDEX "favourites_newest_idx" ON "favourites" USING btree ("user_id","created_at","cat_id");--> statement-breakpoint
CREATE INDEX "history_day_idx" ON "history" USING btree ((("at" at time zone 'UTC')::date),"id");