import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { encodeCursor } from "../http/cursor.ts";
import { buildAd } from "@felistry/testkit/build-ad.ts";
import { buildCat } from "@felistry/testkit/build-cat.ts";
import { buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";
import { referenceId } from "@felistry/testkit/world.ts";

let server: TestServer;
let seller: BuiltMember;

beforeAll(async () => {
  server = await startTestServer();
  seller = await buildMember(server);
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.pool.query("delete from sales");
});

/** Ads a microsecond apart: within one millisecond, as a cursor must tell them apart too. */
async function advertise(count: number, breed = "SIB"): Promise<number[]> {
  const ids: number[] = [];
  for (let i = 0; i < count; i++) {
    const { cat_id } = await buildAd(server, {
      cat: buildCat(server, { owner: seller, breed }),
      updated_at: `2026-01-01T10:00:00.0000${String(10 + i)}Z`,
    });
    ids.push(cat_id);
  }
  return ids.reverse();
}

/** The ids of a list walked to its end; `between` runs after each page. */
async function walk(
  key: "GET /sales/all-cats" | "GET /sales/cats-sales",
  query: Record<string, unknown>,
  between: () => Promise<unknown> = async () => {},
): Promise<number[]> {
  const ids: number[] = [];
  let cursor: string | null = null;
  do {
    const answer: { data: { id: number }[]; page: { next: string | null } } = await server.api(
      key,
      { query: { ...query, ...(cursor && { cursor }) } as never },
    );
    ids.push(...answer.data.map(({ id }) => id));
    cursor = answer.page.next;
    await between();
  } while (cursor !== null);
  return ids;
}

test("[8-14] [7-63] an empty market says so, with 200", async () => {
  expect(await server.api("GET /sales/all-cats", {})).toMatchObject({
    data: [],
    message: "No sale information found",
    page: { next: null },
  });
  expect((await server.guest({ locale: "ru" })("GET /sales/all-cats", {})).message).toBe(
    "Нет объявлений о продаже",
  );
});

test("[7-63] [D5-01] active ads only, the newest change first, a guest may read", async () => {
  const [third, second, first] = await advertise(3);
  await server.pool.query("update sales set is_active = false where cat_id = $1", [second]);
  expect((await server.api("GET /sales/all-cats", {})).data.map(({ id }) => id)).toEqual([
    third,
    first,
  ]);
  await server.as(seller)("PUT /sales/{catId}/is-active-update", {
    params: { catId: second! },
    body: { is_active: 1 },
  });
  expect((await server.api("GET /sales/all-cats", {})).data.map(({ id }) => id)).toEqual([
    second,
    third,
    first,
  ]);
});

test("[D1-25] a walk by pages gives every ad once, ads of the same instant and of the same microsecond too", async () => {
  const ids = await advertise(7);
  await server.pool.query(
    "update sales set updated_at = '2026-01-01T10:00:00.000012Z' where cat_id = any($1)",
    [ids.slice(2, 5)],
  );
  const tied = ids.slice(2, 5).sort((a, b) => b - a);
  const all = await walk("GET /sales/all-cats", { limit: 2 });
  expect(new Set(all)).toEqual(new Set(ids));
  expect(all).toHaveLength(7);
  expect(all.filter((id) => tied.includes(id))).toEqual(tied);
});

test("[D1-25] ads placed during a walk neither repeat nor hide any", async () => {
  const ids = await advertise(6);
  const walked = await walk("GET /sales/all-cats", { limit: 2 }, () =>
    buildAd(server, { cat: buildCat(server, { owner: seller }) }),
  );
  expect(walked.filter((id) => ids.includes(id))).toEqual(ids);
});

test("[D1-25] [D1-29] a page holds 24 at most without a limit, 100 with one; other limits and foreign cursors are 400", async () => {
  await advertise(26);
  const page = await server.api("GET /sales/all-cats", {});
  expect(page.data).toHaveLength(24);
  expect(page.page.next).not.toBeNull();
  expect((await server.api("GET /sales/all-cats", { query: { limit: 100 } })).data).toHaveLength(
    26,
  );
  const bad = [
    "limit=0",
    "limit=101",
    "limit=x",
    "cursor=zzz",
    `cursor=${encodeCursor(["2026-13-01T00:00:00.000000Z", 1])}`,
    `cursor=${encodeCursor(["infinity", 1])}`,
    `cursor=${encodeCursor([1])}`,
    "offset=5",
  ];
  for (const query of bad)
    expect([query, (await server.raw(`/api/sales/all-cats?${query}`)).status]).toEqual([
      query,
      400,
    ]);
});

test("[7-64] [8-38] [D9-10] [D10-07] a breed is its code in any case or its id; without ads the message, an unknown value 400", async () => {
  const siberians = await advertise(3, "SIB");
  await advertise(2, "BRI");
  const id = await referenceId(server, "breeds", "ems", "SIB");
  for (const breed of ["SIB", "sib", String(id)])
    expect(await walk("GET /sales/cats-sales", { breed, limit: 2 })).toEqual(siberians);
  expect(await walk("GET /sales/cats-sales", { limit: 2 })).toHaveLength(5);
  expect(await server.api("GET /sales/cats-sales", { query: { breed: "ABY" } })).toMatchObject({
    data: [],
    message: "No cats found for the given filter",
    page: { next: null },
  });
  for (const breed of ["QQQ", "99999", "0", "sibb", "-1", "", "%00", "1e1"]) {
    const response = await server.raw(`/api/sales/cats-sales?breed=${breed}`);
    expect([breed, response.status]).toEqual([breed, 400]);
    expect(await response.json()).toMatchObject({ success: false, errors: [{ field: "breed" }] });
  }
});

test("[7-63] a card has what the market shows of a cat", async () => {
  const ad = await buildAd(server, {
    cat: buildCat(server, { owner: seller, prefix: "Neva's", suffix: "of Ob" }),
    price_pet: 700,
    currency: "USD",
  });
  const [card] = (await server.api("GET /sales/all-cats", {})).data;
  expect(card).toMatchObject({
    id: ad.cat_id,
    sale_id: ad.id,
    cat_name_cattery_prefix: "Neva's",
    cat_name_suffix: "of Ob",
    price_pet: 700,
    currency_abb: "USD",
    country_en: "Germany",
    breed_ems: "SIB",
  });
});
