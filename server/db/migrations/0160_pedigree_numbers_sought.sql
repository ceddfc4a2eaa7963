-- outside a transaction: papers are entered while their numbers are put into it, for some seconds at a million.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "pedigrees_num_search_idx" ON "pedigrees" USING gin (lower("pedigree_num") gin_trgm_ops);
