/** Who says what in an ad, and what becomes of it: with older clients, in the seller's other ads, after a hand-over. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildCat } from "@felistry/testkit/build-cat.ts";
import { buildMember } from "@felistry/testkit/build-member.ts";
import { buildSeller, countryId } from "@felistry/testkit/build-seller.ts";
import { statusOf } from "@felistry/testkit/outcome.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";

const READ = "Jane Doe, 2026-11-01";
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    now: "2026-11-22T10:00:00Z",
    env: { RULE_PACKS: `BE-W: ${READ}`, RECOGNISED_IN: `BE-W: ${READ}` },
  });
});
afterAll(() => server.stop());

const WALLOON = { region: "BE-W", phone: "+32 81 12 34 56", shows_chip: 1 } as const;
let chips = 0;
const chip = () => `0560981000${80_000 + ++chips}`;
const walloon = () => buildSeller(server, { country: "BE", chip: chip() });

const isActive = async (catId: number) => {
  const { rows } = await server.pool.query<{ is_active: boolean }>(
    "select is_active from sales where cat_id = $1",
    [catId],
  );
  return rows[0]!.is_active;
};

describe("a seller's details", () => {
  /** With as many active ads. */
  async function withAds(count: number) {
    const seller = await walloon();
    await seller.place(WALLOON);
    const others: number[] = [];
    for (let each = 1; each < count; each++) {
      const { id } = await buildCat(server, {
        owner: seller.member,
        born: "2026-08-01",
        chip: chip(),
      });
      await put(seller, id, WALLOON);
      others.push(id);
    }
    return { seller, others };
  }
  const put = (
    { call }: Awaited<ReturnType<typeof walloon>>,
    catId: number,
    said: Parameters<Awaited<ReturnType<typeof walloon>>["place"]>[0],
  ) =>
    call("POST /sales/{catId}", {
      params: { catId },
      body: {
        price_pet: 900,
        delivery_text: "Pick-up",
        ready_to_move_at: "2026-12-20",
        is_active: 1,
        ...said,
      },
    });

  test("that are emptied in one ad take the others off the market at once, and the seller is told why", async () => {
    const { seller, others } = await withAds(3);
    await seller.place({ is_active: 0, phone: "" });
    for (const id of others) expect(await isActive(id)).toBe(false);
    const mails = await server.mailsSentTo(seller.member.email);
    const told = mails.filter(({ text }) => /missing in the ad: phone/.test(text));
    expect(told).toHaveLength(2);
  });

  test("that are said anew, or saved as they were, leave them where they are", async () => {
    const { seller, others } = await withAds(2);
    await seller.place({ phone: "+32 81 00 00 00", address: "Rue Haute 1" });
    await seller.place({ phone: "+32 81 00 00 00" });
    expect(await isActive(others[0]!)).toBe(true);
    const mails = await server.mailsSentTo(seller.member.email);
    expect(mails.filter(({ text }) => /missing in the ad/.test(text))).toEqual([]);
  });

  test("have the others judged by the rules that go by them, and by nothing else", async () => {
    const { seller, others } = await withAds(2);
    const other = await walloon();
    await other.place(WALLOON);
    await server.pool.query("update cats set description = $2 where id = any($1)", [
      [other.id, others[0]],
      "Grown up among four children and an old dog, sleeps on every pillow that she can find.",
    ]);
    await seller.place({ phone: "+32 81 00 00 00" });
    expect(await isActive(others[0]!)).toBe(true);
    await seller.place({ is_active: 0, phone: "" });
    expect(await isActive(others[0]!)).toBe(false);
  });

  test("of two ads saved at once are judged without a deadlock", async () => {
    const { seller, others } = await withAds(4);
    for (let round = 0; round < 5; round++) {
      const saves = others.map((id, at) =>
        put(seller, id, { ...WALLOON, address: `Rue Haute ${round} ${at}` }),
      );
      expect(await Promise.all(saves.map(statusOf))).toEqual(saves.map(() => 200));
    }
  });
});

describe("a client that does not know of what an ad says", () => {
  test("leaves it as it is by leaving it out, and null empties it", async () => {
    const { place, says, ad } = await walloon();
    const origin_id = await countryId(server, "BE");
    const said = {
      origin_id,
      litter_no: "LOOF-1",
      litter_size: 4,
      generation: 5,
      chip_on: "2026-10-01",
      vaccinated: "once",
      vet_early: 1,
    } as const;
    await place({ ...WALLOON, ...said });
    await place();
    expect(await says()).toMatchObject(said);
    expect((await ad()).region).toBe("BE-W");
    await place({
      origin_id: null,
      litter_no: null,
      litter_size: null,
      generation: null,
      chip_on: null,
      vaccinated: null,
      vet_early: 0,
    });
    expect(await says()).toMatchObject({
      origin_id: null,
      litter_no: null,
      litter_size: null,
      generation: null,
      chip_on: null,
      vaccinated: null,
      vet_early: 0,
    });
  });
});

describe("the cat's other owner", () => {
  test("is asked what is the ad's to say, and told what only the seller can", async () => {
    const { id, place, says } = await walloon();
    await place({ is_active: 0, phone: "+32 81 12 34 56" });
    const owner = await buildMember(server, { country: "BE" });
    await server.pool.query("update cats set users_id = $2 where id = $1", [id, owner.id]);
    const call = server.as(owner);
    const { data } = await call("GET /cats/{id}/ad-rules", { params: { id } });
    expect(data.said).toBe(null);
    expect(data.asks).toContain("origin_id");
    expect(data.asks).not.toContain("phone");
    expect(data.seller_asks).toContain("shows_chip");
    expect(data.seller_asks).not.toContain("phone");
    const origin_id = await countryId(server, "BE");
    await place({ is_active: 0, origin_id }, call);
    await server.pool.query("update sales set is_active = true where cat_id = $1", [id]);
    expect(await says()).toMatchObject({ origin_id, phone: "+32 81 12 34 56" });
  });
});

test("what a seller claims does not stay in the ad for the cat's next owner", async () => {
  const { id, place, ad } = await walloon();
  await place({
    ...WALLOON,
    vet_early: 1,
    vet_no_chip: 1,
    cannot_stay: 1,
    sold_unseen: 1,
    delivers: 1,
    state: "TX",
    litter_size: 3,
  });
  const stateOf = async () =>
    (await server.pool.query("select state from sales where cat_id = $1", [id])).rows;
  expect(await stateOf()).toEqual([{ state: "TX" }]);
  const next = await buildMember(server, { country: "JP" });
  await server.pool.query("update cats set users_id = $2, online_owner_id = $2 where id = $1", [
    id,
    next.id,
  ]);
  await server.pool.query("update sales set is_active = true where cat_id = $1", [id]);
  expect((await ad()).says).toMatchObject({
    vet_early: 0,
    vet_no_chip: 0,
    cannot_stay: 0,
    sold_unseen: 0,
    delivers: 0,
    litter_size: 3,
  });
  expect(await stateOf()).toEqual([{ state: null }]);
});

test("what the ad says and no rule asks for any more is asked all the same, so that it can be taken back", async () => {
  const { id, member, place, rules, says } = await buildSeller(server, {
    country: "US",
    breed: "BEN",
    ems: "n 24",
  });
  const said = { type_of: 1, generation: 3, no_whiskers: 1, state: "TX", vet_no_chip: 1 } as const;
  await place(said);
  await server.pool.query("update cats set chip = $2 where id = $1", [id, chip()]);
  expect((await rules()).asks).toEqual(expect.arrayContaining(Object.keys(said)));
  await place({ type_of: 0, generation: null, no_whiskers: 0, vet_no_chip: 0 });
  const { asks } = await rules();
  for (const taken of ["type_of", "generation", "no_whiskers", "vet_no_chip"])
    expect(asks).not.toContain(taken);
  expect(await says()).toMatchObject({ state: "TX", type_of: 0 });
  await server.pool.query(
    "update users set country_id = (select id from countries where iso2 = 'JP') where id = $1",
    [member.id],
  );
  expect(await says()).toMatchObject({ state: null });
  expect((await rules()).asks).not.toContain("state");
});
