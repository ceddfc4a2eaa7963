/** Where the operator wants it, the first ad of a member of whom nothing is known waits for the club or a confirmed address. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildCat } from "@felistry/testkit/build-cat.ts";
import { buildAdmin, buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { statusOf } from "@felistry/testkit/outcome.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";

let server: TestServer;
let admin: BuiltMember;

beforeAll(async () => {
  server = await startTestServer({ env: { FIRST_ADS: "held" } });
  admin = await buildAdmin(server);
});
afterAll(() => server.stop());

async function place(by: BuiltMember, price = 800) {
  const cat = await buildCat(server, { owner: by });
  const { data } = await server.as(by)("POST /sales/{catId}", {
    params: { catId: cat.id },
    body: { price_pet: price, delivery_text: "By train", ready_to_move_at: "2026-12-24" },
  });
  return { catId: cat.id, isHeld: data.is_held };
}
const ad = async (by: BuiltMember, catId: number) =>
  (await server.as(by)("GET /sales/{catId}", { params: { catId } })).data;
const enter = (by: BuiltMember, code: string) =>
  server.as(by)("PUT /me/address-code", { body: { code } });
const seen = new Set<string>();
async function mailedCode(member: BuiltMember): Promise<string> {
  await server.as(member)("POST /me/address-code", {});
  const codes = (await server.mailsSentTo(member.email)).flatMap(
    ({ text }) => /code is (\d{6})/.exec(text)?.[1] ?? [],
  );
  // Each mail has another code, and which is newer is not said.
  const [code] = codes.filter((found) => !seen.has(found));
  seen.add(code!);
  return code!;
}

test("it is held, and shown as soon as the seller enters the code from the mail", async () => {
  const member = await buildMember(server);
  const { catId, isHeld } = await place(member);
  expect(isHeld).toBe(1);
  const code = await mailedCode(member);
  const other = code === "000000" ? "000001" : "000000";
  expect(await statusOf(enter(member, other))).toBe(400);
  expect(await statusOf(enter(await buildMember(server), code))).toBe(400);
  await enter(member, code);
  expect(await ad(member, catId)).toMatchObject({ is_active: 1, hold: null });
  expect((await place(member)).isHeld).toBe(0);
});

test("a confirmed address does not excuse an unlikely price", async () => {
  const member = await buildMember(server);
  const { catId } = await place(member, 999_999);
  expect((await ad(member, catId)).hold?.reasons).toEqual(["first", "price"]);
  await enter(member, await mailedCode(member));
  expect(await ad(member, catId)).toMatchObject({ is_active: 0, hold: { reasons: ["price"] } });
});

test("once the club has released one ad, the next are not first", async () => {
  const member = await buildMember(server);
  const { catId } = await place(member);
  const { data } = await server.as(admin)("GET /admin/held-ads", { query: {} });
  const { id } = data.find(({ cat_id }) => cat_id === catId)!;
  await server.as(admin)("PUT /admin/held-ads/{id}/release", { params: { id }, body: {} });
  expect((await place(member)).isHeld).toBe(0);
});

test("codes are of one address, of half an hour, and guessed ten times an hour at most", async () => {
  const member = await buildMember(server);
  const code = await mailedCode(member);
  await server.pool.query("update address_codes set expires_at = now() where member_id = $1", [
    member.id,
  ]);
  expect(await statusOf(enter(member, code))).toBe(400);
  const renewed = await mailedCode(member);
  await server.pool.query("update users set email = 'moved' || email where id = $1", [member.id]);
  expect(await statusOf(enter(member, renewed))).toBe(400);
  await server.pool.query("update users set email_confirmed_at = now() where id = $1", [member.id]);
  await server.pool.query("update users set email = 'again' || email where id = $1", [member.id]);
  const { rows } = await server.pool.query("select email_confirmed_at from users where id = $1", [
    member.id,
  ]);
  expect(rows).toEqual([{ email_confirmed_at: null }]);
});

test("guessing is limited", async () => {
  const strict = await startTestServer({ env: { RATE_LIMIT_FACTOR: "1" } });
  try {
    const member = await buildMember(strict);
    const as = strict.as(member);
    await as("POST /me/address-code", {});
    const statuses: number[] = [];
    for (let guess = 0; guess < 12; guess++)
      statuses.push(await statusOf(as("PUT /me/address-code", { body: { code: "000000" } })));
    expect(statuses.slice(10)).toEqual([429, 429]);
  } finally {
    await strict.stop();
  }
});
