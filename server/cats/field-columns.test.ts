import { afterAll, beforeAll, expect, test } from "vitest";
import { CAT_FIELDS, NO_CAT_FIELDS } from "@felistry/domain/cats/fields.ts";
import {
  type CatField,
  DATE_FIELDS,
  fieldsWith,
  specOf,
} from "@felistry/domain/cats/field-lists.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const columnsOfCats = async () =>
  (
    await server.pool.query<{ name: string; type: string; nullable: boolean }>(
      `select column_name as name, data_type as type, is_nullable = 'YES' as nullable
       from information_schema.columns where table_schema = 'public' and table_name = 'cats'`,
    )
  ).rows;

test("every column of a cat is a field of it, or is none for a reason", async () => {
  const elsewhere: readonly CatField[] = fieldsWith("kind", "colour");
  const fields = Object.keys(CAT_FIELDS).filter((field) => !elsewhere.includes(field as CatField));
  const columns = (await columnsOfCats()).map(({ name }) => name);
  expect(columns.toSorted()).toEqual([...fields, ...Object.keys(NO_CAT_FIELDS)].toSorted());
});

test("a field is required, or a date, exactly if its column is", async () => {
  const columns = (await columnsOfCats()).filter(({ name }) => name in CAT_FIELDS);
  const required = columns.filter(({ nullable }) => !nullable).map(({ name }) => name);
  expect(required.toSorted()).toEqual(
    columns
      .map(({ name }) => name)
      .filter((name) => specOf(name as CatField).required)
      .toSorted(),
  );
  const dates = columns.filter(({ type }) => type === "date").map(({ name }) => name);
  expect(dates.toSorted()).toEqual([...DATE_FIELDS].toSorted());
});
