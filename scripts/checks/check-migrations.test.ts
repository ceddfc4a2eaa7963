import { expect, test } from "vitest";
import { faultsOfMigration } from "./check-migrations.ts";

const faults = (sql: string) => faultsOfMigration("0099_test.sql", sql);

test.for([
  "DROP TABLE cats;",
  'ALTER TABLE "cats" DROP COLUMN "cat_name";',
  "ALTER TABLE cats RENAME COLUMN cat_name TO name;",
  "ALTER TABLE cats RENAME TO kittens;",
  "ALTER TABLE cats ALTER COLUMN cat_name TYPE varchar(50);",
  "alter table cats alter cat_name set data type text;",
  'ALTER TABLE "cats" ADD COLUMN "born_in" integer NOT NULL;',
  "ALTER TABLE cats ALTER COLUMN cat_name SET NOT NULL;",
  "ALTER TABLE cats ADD CONSTRAINT cats_name CHECK (cat_name <> '');",
  "ALTER TABLE cats ADD CONSTRAINT cats_breed FOREIGN KEY (breed_id) REFERENCES breeds (id);",
  'CREATE INDEX "cats_name" ON "cats" (cat_name);',
  "create unique index cats_name on cats (cat_name);",
  "-- A comment.\nUPDATE cats SET cat_name = upper(cat_name);",
  "DELETE FROM attempts;",
  "REINDEX TABLE cats;",
])("%s is refused", (sql) => {
  expect(faults(`SELECT 1;--> statement-breakpoint\n${sql}`)).toEqual([
    expect.stringMatching(/^0099_test\.sql: ".+": .{20,}$/),
  ]);
});

test.for([
  'ALTER TABLE "cats" ADD COLUMN "born_in" integer;',
  "ALTER TABLE cats ADD COLUMN lives integer NOT NULL DEFAULT 9;",
  "ALTER TABLE cats ADD COLUMN lives integer DEFAULT 9 NOT NULL;",
  "ALTER TABLE cats ADD CONSTRAINT cats_name CHECK (cat_name <> '') NOT VALID;",
  "ALTER TABLE cats VALIDATE CONSTRAINT cats_name;",
  "CREATE TABLE toys (id int NOT NULL);--> statement-breakpoint\nCREATE INDEX toys_id ON toys (id);",
  "CREATE OR REPLACE FUNCTION f() RETURNS void LANGUAGE sql AS $$ UPDATE cats SET cat_name = '' $$;",
  "CREATE TRIGGER t AFTER UPDATE ON cats FOR EACH STATEMENT EXECUTE FUNCTION f();",
  "-- checked: a hundred rows at most, in a moment\nUPDATE breeds SET name = '';",
])("%s is allowed", (sql) => {
  expect(faults(sql)).toEqual([]);
});

test("a reason must be one", () => {
  expect(faults("-- checked: ok\nDROP TABLE cats;")).toHaveLength(1);
});

const later = (sql: string) => faultsOfMigration("0199_test.sql", sql);

test.for([
  "SELECT 1; DROP TABLE cats;",
  "ALTER TABLE cats ADD CONSTRAINT cats_chip UNIQUE (chip);",
  "ALTER TABLE cats ADD PRIMARY KEY (id);",
  "ALTER TABLE cats ADD COLUMN tag text UNIQUE;",
  "ALTER TABLE cats ADD COLUMN toy_id int REFERENCES toys (id);",
  "ALTER TABLE cats ADD COLUMN lives int DEFAULT 9 CHECK (lives > 0);",
  "ALTER TABLE cats ADD COLUMN key uuid DEFAULT gen_random_uuid();",
  "ALTER TABLE cats ADD COLUMN place bigserial;",
  "ALTER TABLE cats ADD COLUMN long int GENERATED ALWAYS AS (length(cat_name)) STORED;",
  "ALTER TABLE cats ADD CHECK (chip <> '');",
  "ALTER TABLE cats SET UNLOGGED;",
  "ALTER TABLE cats DISABLE TRIGGER ALL;",
  "DROP FUNCTION keeper_of_cat(int);",
  "DROP TRIGGER history ON cats;",
  "ALTER TYPE mood RENAME VALUE 'sad' TO 'calm';",
  "TRUNCATE attempts;",
  "COMMIT;",
  "DROP INDEX cats_name;",
  "CREATE INDEX CONCURRENTLY IF NOT EXISTS cats_name ON cats (cat_name);",
  "-- in steps\nUPDATE cats SET chip = '' WHERE id IN (SELECT id FROM cats LIMIT 10);",
  "ALTER TABLE cats ADD COLUMN toys int;--> statement-breakpoint\n-- checked: hardly any row is there\nCREATE INDEX cats_toys ON cats (toys);",
  "ALTER TABLE cats ADD CONSTRAINT x CHECK (id > 0) NOT VALID;--> statement-breakpoint\nALTER TABLE cats VALIDATE CONSTRAINT x;",
  "-- outside a transaction\nALTER TABLE cats ADD COLUMN toys int;",
  "-- outside a transaction\nCREATE INDEX CONCURRENTLY cats_name ON cats (cat_name);",
  "-- outside a transaction\nUPDATE cats SET chip = '' WHERE id IN (SELECT id FROM cats LIMIT 10);",
  "-- outside a transaction\nSELECT append_leaf('a', 'b', '{}') FROM (SELECT id FROM cats WHERE NOT EXISTS (SELECT FROM log_entries) LIMIT 9 FOR NO KEY UPDATE) t;",
  "-- outside a transaction\n-- in steps\nSELECT append_leaf('a', 'b', '{}') FROM (SELECT id FROM cats LIMIT 9 FOR NO KEY UPDATE) t;",
])("[16.7] a later one is refused for %s", (sql) => {
  expect(later(sql)).toEqual([expect.stringMatching(/^0199_test\.sql: ".+": .{20,}$/)]);
});

test.for([
  "ALTER TABLE cats ADD CONSTRAINT cats_chip UNIQUE USING INDEX cats_chip;",
  "ALTER TABLE cats ADD COLUMN lives int DEFAULT 9 NOT NULL, ADD COLUMN tag text;",
  "CREATE TABLE toys (id int PRIMARY KEY, name text UNIQUE CHECK (name <> ''));",
  "CREATE FUNCTION f() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN DELETE FROM cats; RETURN new; END $$;CREATE TRIGGER t AFTER UPDATE ON cats EXECUTE FUNCTION f();",
  "-- outside a transaction\nCREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS cats_name ON cats (cat_name);--> statement-breakpoint\nDROP INDEX CONCURRENTLY IF EXISTS cats_old;",
  "-- outside a transaction\n-- in steps\nUPDATE cats SET chip = '' WHERE id IN (SELECT id FROM cats LIMIT 10);--> statement-breakpoint\nALTER TABLE cats VALIDATE CONSTRAINT x;",
  "-- outside a transaction\n-- in steps\nSELECT append_leaf('a', 'b', '{}') FROM (SELECT id FROM cats WHERE NOT EXISTS (SELECT FROM log_entries) LIMIT 9 FOR NO KEY UPDATE) t;",
  "COMMENT ON TABLE cats IS 'drop table cats; truncate';",
])("[16.7] %s is allowed in a later one", (sql) => {
  expect(later(sql)).toEqual([]);
});
