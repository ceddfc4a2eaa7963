-- outside a transaction: cats are entered while it is built.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "cats_users_id_apart_idx" ON "cats" USING btree ("users_id","id") WHERE online_owner_id <> users_id;
