-- outside a transaction: titles and tests are entered while the index is built. TICA has several judges a day, each with a result.
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "credentials_shown_once" ON "credentials" USING btree ("cat_id","issued_on","show_system","show_class","name",(case when "show_system" = 'TICA' then lower("judge") else '' end)) WHERE show_system is not null;
