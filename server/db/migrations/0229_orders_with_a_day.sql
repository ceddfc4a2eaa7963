-- outside a transaction: orders are placed and handed over meanwhile.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "orders_dated_client_id_idx" ON "orders" USING btree ("client_id") WHERE stage in ('offered', 'agreed', 'deposit_declared', 'deposit_confirmed', 'seller_signed', 'buyer_signed', 'signed', 'ready');
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "orders_dated_seller_id_idx" ON "orders" USING btree ("seller_id") WHERE stage in ('offered', 'agreed', 'deposit_declared', 'deposit_confirmed', 'seller_signed', 'buyer_signed', 'signed', 'ready');
