-- outside a transaction: orders are placed and handed over meanwhile.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "orders_unsettled_idx" ON "orders" USING btree ("handed_over_at") WHERE stage in ('handed_over', 'seller_settled', 'buyer_settled');
--> statement-breakpoint
ALTER TABLE "orders" VALIDATE CONSTRAINT "orders_stage_known";
--> statement-breakpoint
ALTER TABLE "orders" VALIDATE CONSTRAINT "orders_handed_over_stage";
