/** Months between births and deaths: once in the domain, once in the database. */
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  MONTHS_AFTER_FATHER,
  MONTHS_BEFORE_CHILD,
} from "@felistry/domain/pedigree/parent-rules.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test("the database counts the same months as the domain", async () => {
  const { rows } = await server.pool.query(
    `select least_age_of_parent() = make_interval(months => $1) as parent,
            birth_after_death_of_sire() = make_interval(months => $2) as sire`,
    [MONTHS_BEFORE_CHILD, MONTHS_AFTER_FATHER],
  );
  expect(rows).toEqual([{ parent: true, sire: true }]);
});

test("every rule in the database asks for them", async () => {
  const { rows } = await server.pool.query<{ name: string; says: boolean }>(
    `select proname as name, prosrc ~ '\\d+ months' as says from pg_proc
     where pronamespace = 'public'::regnamespace
       and prosrc ~ '\\d+ months|least_age_of_parent\\(\\)|birth_after_death_of_sire\\(\\)'
     order by proname`,
  );
  expect(rows).toEqual([
    { name: "birth_after_death_of_sire", says: true },
    { name: "bred_after_neutering", says: false },
    { name: "check_cat_parents", says: false },
    { name: "check_litter_of_deceased", says: false },
    { name: "check_new_cats_parents", says: false },
    { name: "least_age_of_parent", says: true },
    { name: "outlived", says: false },
  ]);
});
