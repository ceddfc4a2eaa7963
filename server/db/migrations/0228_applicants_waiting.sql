-- outside a transaction: members apply while it is built.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "applications_waiting_applicant_idx" ON "applications" USING btree ("applicant_id","id") WHERE status = 'pending';
