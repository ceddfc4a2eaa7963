import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ApiFailure, type ApiCaller } from "@felistry/contract/client.ts";
import { buildCat, type BuiltCat } from "@felistry/testkit/build-cat.ts";
import { buildMember } from "@felistry/testkit/build-member.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";
import { seedRegistry } from "../scale/seed-registry.ts";
import type { Change, Columns } from "./statements.ts";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** A member's life with three cats, any of which may become anything to another. */
type Step = (call: ApiCaller, cats: readonly BuiltCat[]) => Promise<unknown>;

const catAt = fc.integer({ min: 0, max: 2 });
const words = fc.constantFrom("Murka", "Lynx", "Barsik", "Aurora");
const code = fc.constantFrom("n", "a", "e", "f");

const steps: fc.Arbitrary<Step> = fc.oneof(
  fc.tuple(catAt, words, fc.constantFrom("2019-01-01", "2021-06-01", null)).map(
    ([at, cat_name, cat_birthdate]): Step =>
      (call, cats) =>
        call("PUT /cats/{id}", {
          params: { id: cats[at]!.id },
          body: { cat_name, cat_birthdate, breed_id: cats[at]!.breed_id },
        }),
  ),
  fc.tuple(catAt, fc.option(words)).map(
    ([at, description]): Step =>
      (call, cats) =>
        call("PATCH /cats/{id}", { params: { id: cats[at]!.id }, body: { description } }),
  ),
  fc.tuple(catAt, fc.option(code), fc.option(fc.constantFrom("22", "24"))).map(
    ([at, main_ems, tabby_ems]): Step =>
      (call, cats) =>
        call("PUT /color/{id}", { params: { id: cats[at]!.id }, body: { main_ems, tabby_ems } }),
  ),
  fc.tuple(catAt, catAt).map(
    ([at, dam]): Step =>
      (call, cats) =>
        call("POST /parents/", { body: { catId: cats[at]!.id, motherId: cats[dam]!.id } }),
  ),
  catAt.map(
    (at): Step =>
      (call, cats) =>
        call("DELETE /parents/{id}", { params: { id: cats[at]!.id }, body: { mother: true } }),
  ),
  fc.tuple(catAt, fc.nat({ max: 999 }), fc.boolean()).map(
    ([at, price_pet, is_active]): Step =>
      (call, cats) =>
        call("POST /sales/{catId}", {
          params: { catId: cats[at]!.id },
          body: { price_pet, is_active, delivery_text: "By train", ready_to_move_at: "2026-12-01" },
        }),
  ),
  catAt.map(
    (at): Step =>
      (call, cats) =>
        call("DELETE /cats/{id}", { params: { id: cats[at]!.id } }),
  ),
  fc.tuple(catAt, fc.nat({ max: 5 })).map(([at, back]): Step => async (call, cats) => {
    const { data } = await call("GET /cats/{id}/history", {
      params: { id: cats[at]!.id },
      query: {},
    });
    const entry = data.filter(({ may_undo }) => may_undo === 1)[back];
    if (entry) await call("POST /history/{id}/undo", { params: { id: entry.id } });
  }),
);

const tableOf = { colour: "cat_colours", sale: "sales" } as Record<string, string>;

/** What the history says the rows are, by table and id; columns that are null are left out. */
async function replayed(catIds: readonly number[]): Promise<Record<string, Columns>> {
  const { rows } = await server.pool.query<Change>(
    "select * from history where cat_id = any($1) order by id",
    [catIds],
  );
  const state: Record<string, Columns> = {};
  for (const { noun, action, row_id, before, after } of rows) {
    const key = `${tableOf[noun] ?? "cats"} ${row_id}`;
    expect(state[key] ?? {}).toMatchObject(withoutNulls(before ?? {}));
    if (action === "delete") delete state[key];
    else state[key] = withoutNulls({ ...state[key], ...after });
  }
  return state;
}

function withoutNulls(columns: Columns): Columns {
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== null));
}

async function present(catIds: readonly number[]): Promise<Record<string, Columns>> {
  const { rows } = await server.pool.query<{ key: string; row: Columns }>(
    `select 'cats ' || id as key, to_jsonb(c) - '{search_name,mother_sex,father_sex,created_at,updated_at}'::text[] as row from cats c where id = any($1)
     union all
     select 'cat_colours ' || cat_id, to_jsonb(k) - '{main_kind,gold_kind,white_kind,tabby_kind,point_kind,eye_kind,words_en,words_ru}'::text[] from cat_colours k where cat_id = any($1)
     union all
     select 'sales ' || id, to_jsonb(s) - '{breed_id,round,created_at,updated_at}'::text[] from sales s where cat_id = any($1)`,
    [catIds],
  );
  return Object.fromEntries(rows.map(({ key, row }) => [key, withoutNulls(row)]));
}

test("whatever is done, the history replays to what is", { timeout: 120_000 }, async () => {
  const owner = await buildMember(server);
  const call = server.as(owner);
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { minLength: 4, maxLength: 14 }), async (life) => {
      const cats = await Promise.all(
        [0, 1, 2].map(() => buildCat(server, { owner, sex: "female", born: null })),
      );
      for (const step of life) {
        await step(call, cats).catch((error: unknown) => {
          if (!(error instanceof ApiFailure) || error.status >= 500) throw error;
        });
      }
      const ids = cats.map(({ id }) => id);
      expect(await replayed(ids)).toEqual(await present(ids));
    }),
    { numRuns: 25 },
  );
});

test("a synthetic registry is loaded without a line, and recorded from then on", async () => {
  const count = async () =>
    Number((await server.pool.query("select count(*) as count from history")).rows[0].count);
  const before = await count();
  await seedRegistry(server.pool, { cats: 200, force: true });
  expect(await count()).toBe(before);
  await buildCat(server, { ems: "n" });
  expect(await count()).toBe(before + 2);
});
