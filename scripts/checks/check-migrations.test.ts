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
