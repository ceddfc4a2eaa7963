CREATE TABLE "reference_loads" (
	"one_row" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"content_hash" text NOT NULL,
	CONSTRAINT "reference_loads_one_row" CHECK ("reference_loads"."one_row")
);
--> statement-breakpoint
CREATE INDEX "users_name_order_idx" ON "users" USING btree (lower("first_name" || ' ' || "last_name") text_pattern_ops,"id");--> statement-breakpoint
CREATE INDEX "users_name_search_idx" ON "users" USING gin (lower("first_name" || ' ' || "last_name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "cats_free_newest_idx" ON "cats" USING btree ("id") WHERE is_my_cat = 0;--> statement-breakpoint
CREATE INDEX "cats_name_start_idx" ON "cats" USING btree (lower("cat_name") text_pattern_ops,"id");--> statement-breakpoint
CREATE INDEX "cats_full_name_start_idx" ON "cats" USING btree ("search_name" text_pattern_ops,"id");