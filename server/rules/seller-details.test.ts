/** What the rules of some countries want an ad to say of its seller: asked for with the ad, shown in it, judged, and forgotten with the account. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildAd } from "@felistry/testkit/build-ad.ts";
import { buildCat } from "@felistry/testkit/build-cat.ts";
import { buildLitter } from "@felistry/testkit/build-litter.ts";
import { buildUploadRow } from "@felistry/testkit/build-upload-row.ts";
import { buildMember } from "@felistry/testkit/build-member.ts";
import {
  buildSeller,
  countryId,
  type SaidInAd,
  whyNotPlaced,
} from "@felistry/testkit/build-seller.ts";
import { statusOf } from "@felistry/testkit/outcome.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";

let server: TestServer;
beforeAll(async () => {
  const read = "Jane Doe, 2026-11-01";
  const places = ["GB-ENG", "GB-SCT", "GB-WLS", "BE-W", "BE-B", "ES", "FR"];
  server = await startTestServer({
    now: "2026-11-22T10:00:00Z",
    env: {
      RULE_PACKS: places.map((place) => `${place}: ${read}`).join("; "),
      RECOGNISED_IN: `BE-W: ${read}; FR: ${read}`,
    },
  });
});
afterAll(() => server.stop());

const CHIP = "056098100000017";

/** With a chip and without a photo. */
async function seller(country: string, born = "2026-08-01", bred = true) {
  const built = await buildSeller(server, { country, born });
  const breeder = bred ? built.member : await buildMember(server);
  await server.pool.query(
    "update cats set chip = $2, breeder_id = $3, cat_ava_url = null where id = $1",
    [built.id, CHIP.slice(0, 9) + String(built.id).padStart(6, "0"), breeder.id],
  );
  return built;
}

const LICENCE = { permit_no: "LN/2026/0042", permit_authority: "Leeds City Council" };
async function withPhoto({
  id,
  member,
}: Pick<Awaited<ReturnType<typeof seller>>, "id" | "member">) {
  const path = await buildUploadRow(server, { owner: member, prefix: "cat-photo" });
  await server.pool.query("update cats set cat_ava_url = $2 where id = $1", [id, path]);
}

describe("a licensed seller in England", () => {
  test("is asked for number and authority, and told which items the ad lacks", async () => {
    const { place, rules } = await seller("GB");
    expect(await rules()).toMatchObject({
      asks: ["sells_as", "permit_no", "permit_authority", "litters_12m", "origin_id"],
      said: null,
    });
    expect(await whyNotPlaced(place({ region: "GB-ENG", ...LICENCE, permit_authority: "" }))).toBe(
      "The rules of the seller’s country do not allow this ad: Fill the licence items (SI 2018/486 Sch. 3 ¶2(3); missing in the ad: who issued the licence, photo, country of birth)",
    );
  });

  test("places the ad with all items, and everybody reads them in it", async () => {
    const english = await seller("GB");
    const { place, ad, rules } = english;
    await withPhoto(english);
    await place({ region: "GB-ENG", ...LICENCE, origin_id: await countryId(server, "GB") });
    expect((await ad()).says).toMatchObject({ ...LICENCE, origin: "United Kingdom", chip: null });
    expect((await rules()).fired.map((rule) => rule.id)).not.toContain("EN-03");
  });

  test("sells only kittens of their own breeding, and none before eight weeks", async () => {
    const bought = await seller("GB", "2026-08-01", false);
    await withPhoto(bought);
    const said: SaidInAd = {
      region: "GB-ENG",
      ...LICENCE,
      origin_id: await countryId(server, "GB"),
    };
    expect(await whyNotPlaced(bought.place(said))).toMatch(
      /Only kittens you bred \(.*bred by.*no\)/,
    );
    const young = await seller("GB", "2026-10-05");
    await withPhoto(young);
    const early = { ...said, ready_to_move_at: "2026-11-29" };
    expect(await whyNotPlaced(young.place(early))).toMatch(/8 weeks \(.*age: 55 days\)/);
    await young.place({ ...said, ready_to_move_at: "2026-11-30" });
  });

  test("who is none is asked for nothing by these rules", async () => {
    const { place, rules } = await seller("GB", "2026-08-01", false);
    await place({ region: "GB-ENG", sells_as: null, permit_no: "" });
    expect((await rules()).fired).toEqual([]);
    const shelter = await seller("GB", "2026-08-01", false);
    await shelter.place({ region: "GB-ENG", sells_as: "shelter", permit_no: "L1" });
    expect((await shelter.rules()).fired).toEqual([]);
  });
});

test("a business in Wales without a licence is asked for it, and one in Scotland sells only what it bred", async () => {
  const welsh = await seller("GB");
  await withPhoto(welsh);
  await welsh.place({ region: "GB-WLS", sells_as: "business", is_active: 0 });
  const said = await welsh.rules();
  expect(said.fired.map(({ id, verdict }) => `${verdict} ${id}`)).toEqual([
    "evidence WA-01",
    "refuse WA-03",
  ]);
  const scottish = await seller("GB", "2025-12-22", false);
  const placed = scottish.place({ region: "GB-SCT", sells_as: "business", ...LICENCE });
  expect(await whyNotPlaced(placed)).toMatch(/Only cats you bred/);
});

test("a licensed seller in Scotland sells a grown cat of another's breeding only if they have bred from it", async () => {
  const { id, member, place } = await seller("GB", "2023-01-01", false);
  const said: SaidInAd = { region: "GB-SCT", ...LICENCE };
  expect(await whyNotPlaced(place(said))).toMatch(/Only cats you bred/);
  const { id: litter } = await buildLitter(server, {
    breeder: member,
    stud: buildCat(server, { sex: "male", born: "2020-01-01" }),
  });
  await server.pool.query(
    "update litters set dam_id = $2, status = 'confirmed', decided_at = now() where id = $1",
    [litter, id],
  );
  await place(said);
});

describe("in Belgium", () => {
  const WALLOON = { region: "BE-W", phone: "+32 81 12 34 56", shows_chip: 1 } as const;

  test("an ad in Wallonia shows a phone and the chip's number", async () => {
    const { place, ad } = await seller("BE");
    expect(await whyNotPlaced(place({ region: "BE-W" }))).toMatch(
      /missing in the ad: phone, whole chip number\)/,
    );
    await place(WALLOON);
    expect((await ad()).says).toMatchObject({
      phone: "+32 81 12 34 56",
      chip: expect.stringMatching(/^056098100/) as string,
      neutered: 0,
    });
  });

  test("one in Brussels an address and the country of birth too", async () => {
    const { place, ad } = await seller("BE");
    expect(await whyNotPlaced(place({ ...WALLOON, region: "BE-B" }))).toMatch(
      /Fill the missing items \(.*missing in the ad: address, country of birth\)/,
    );
    await place({
      ...WALLOON,
      region: "BE-B",
      address: "Rue Haute 1",
      origin_id: await countryId(server, "BE"),
    });
    expect((await ad()).says).toMatchObject({ address: "Rue Haute 1", origin: "Belgium" });
  });

  test("an ad placed before the rules were enforced can be rested and edited, and says what it lacks", async () => {
    const { id, cat, call, place, rules } = await seller("BE");
    await buildAd(server, { cat, region: "BE-W" });
    expect((await rules()).fired).toContainEqual(
      expect.objectContaining({ id: "BW-02", values: ["-phone", "-chip"] }),
    );
    expect(await whyNotPlaced(place({ region: "BE-W" }))).toMatch(/missing in the ad: phone/);
    const setActive = (is_active: 0 | 1) =>
      call("PUT /sales/{catId}/is-active-update", { params: { catId: id }, body: { is_active } });
    await setActive(0);
    expect(await whyNotPlaced(setActive(1))).toMatch(/missing in the ad: phone, whole chip number/);
    await place({ ...WALLOON, is_active: 0 });
    await setActive(1);
  });
});

test("Spain asks for the breeder's number and the chip's, and a French breeder shows the SIREN or a LOOF litter", async () => {
  const spanish = await seller("ES");
  const none = { ready_to_move_at: "2027-01-20" };
  expect(await whyNotPlaced(spanish.place(none))).toMatch(
    /missing in the ad: registration number, whole chip number/,
  );
  await spanish.place({ ...none, permit_no: "ES-28-0007", shows_chip: 1 });
  const french = await seller("FR");
  const said: SaidInAd = {
    shows_chip: 1,
    females: 1,
    litters_12m: 1,
    litter_size: 3,
    type_of: 1,
    origin_id: await countryId(server, "FR"),
  };
  expect(await whyNotPlaced(french.place(said))).toMatch(/missing in the ad: SIREN/);
  await french.place({ ...said, permit_no: "732829320" });
});

describe("what a seller has said", () => {
  test("is proposed in the next ad, and stays where a caller sends none of it", async () => {
    const { place, member, call } = await seller("GB");
    await place({ region: "GB-ENG", is_active: 0, ...LICENCE, sells_as: "business" });
    await place({ region: "GB-ENG", is_active: 0 });
    const next = await buildCat(server, { owner: member });
    const { data } = await call("GET /cats/{id}/ad-rules", { params: { id: next.id } });
    expect(data.said).toMatchObject({ ...LICENCE, sells_as: "business", shows_chip: 0 });
  });

  test("is checked: a phone has digits, an authority a number that it issued, a country is one", async () => {
    const { place } = await seller("GB");
    const bad = [
      [{ phone: "call me" }, "phone"],
      [{ permit_authority: "Leeds" }, "permit_no"],
      [{ origin_id: 30_000 }, "origin_id"],
      [{ permit_no: "x".repeat(41) }, "permit_no"],
    ] as const;
    for (const [said, field] of bad)
      await expect(place(said)).rejects.toMatchObject({ status: 400, fieldErrors: [{ field }] });
  });

  test("is refused by the database too", async () => {
    const { member } = await seller("GB");
    const insert = (column: string, value: string) =>
      server.pool.query(`insert into seller_details (member_id, ${column}) values ($1, $2)`, [
        member.id,
        value,
      ]);
    for (const [column, value] of [
      ["phone", "call me"],
      ["sells_as", "clinic"],
      ["permit_authority", "Leeds"],
      ["permit_no", ""],
      ["address", "Rue\nHaute"],
    ] as const)
      await expect(insert(column, value)).rejects.toMatchObject({ code: "23514" });
  });

  test("is the seller's own: the cat's other owner neither reads nor writes it", async () => {
    const { id, place } = await seller("BE");
    await place({ is_active: 0, phone: "+32 81 12 34 56" });
    const owner = await buildMember(server);
    await server.pool.query("update cats set users_id = $2 where id = $1", [id, owner.id]);
    const { data } = await server.as(owner)("GET /cats/{id}/ad-rules", { params: { id } });
    expect(data).toMatchObject({ asks: ["origin_id", "vet_early"], said: null });
    const write = server.as(owner)("POST /sales/{catId}", {
      params: { catId: id },
      body: {
        price_pet: 1,
        delivery_text: "x",
        ready_to_move_at: "2026-12-20",
        is_active: 0,
        phone: "+32 1 23 45 67",
      },
    });
    expect(await statusOf(write)).toBe(403);
  });

  test("does not pass on with the cat, is part of the member's own data, and goes with the account", async () => {
    const { id, place, member, call } = await seller("BE");
    await place({ region: "BE-W", phone: "+32 81 12 34 56", shows_chip: 1 });
    const { data } = await call("GET /me/data", {});
    expect(data.seller_details).toMatchObject([{ phone: "+32 81 12 34 56" }]);
    const next = await buildMember(server, { country: "BE" });
    await server.pool.query("update cats set users_id = $2, online_owner_id = $2 where id = $1", [
      id,
      next.id,
    ]);
    const { data: theirs } = await server.as(next)("GET /sales/{catId}", { params: { catId: id } });
    expect(theirs.says).toMatchObject({ phone: null });
    const { rows } = await server.pool.query(
      "select from history where after::text like '%81 12%'",
    );
    expect(rows).toEqual([]);
    await server.as(member)("POST /me/close", { body: { currentPassword: member.password } });
    const left = await server.pool.query("select from seller_details where member_id = $1", [
      member.id,
    ]);
    expect(left.rows).toEqual([]);
  });

  test.each(["(020) 7946 0958", "+(32) 81 12 34 56", "(0)2 123 45 67", "+32 81 12 34 56"])(
    "a phone number is taken as it is written: %s",
    async (phone) => {
      const { place, call } = await seller("BE");
      await place({ region: "BE-W", is_active: 0, phone });
      expect((await call("GET /me/data", {})).data.seller_details).toMatchObject([{ phone }]);
    },
  );

  test("of two ads saved at once neither takes back what the other says", async () => {
    const { place, call } = await seller("BE");
    await place({ region: "BE-W", is_active: 0 });
    const saves = [{ phone: "+32 81 12 34 56" }, { address: "Rue Haute 1" }, { permit_no: "HK1" }];
    for (let round = 0; round < 3; round++) {
      await Promise.all(saves.map((one) => place({ region: "BE-W", is_active: 0, ...one })));
      const { data } = await call("GET /me/data", {});
      expect(data.seller_details).toMatchObject([Object.assign({}, ...saves)]);
      await place({ region: "BE-W", is_active: 0, phone: "", address: "", permit_no: "" });
    }
  });
});
