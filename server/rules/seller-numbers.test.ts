/** How many queens, litters and animals a seller has, and whose number an ad shows: what France, Germany, Ireland and the Netherlands go by. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildCat } from "@felistry/testkit/build-cat.ts";
import { buildLitter } from "@felistry/testkit/build-litter.ts";
import { buildMember } from "@felistry/testkit/build-member.ts";
import {
  buildSeller,
  countryId,
  type SaidInAd,
  whyNotPlaced,
} from "@felistry/testkit/build-seller.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";

let server: TestServer;
beforeAll(async () => {
  const places = ["FR", "DE", "IE", "NL"];
  server = await startTestServer({
    now: "2026-11-22T10:00:00Z",
    env: {
      RULE_PACKS: places.map((place) => `${place}: Jane Doe, 2026-11-01`).join("; "),
      RECOGNISED_IN: "FR: Jane Doe, 2026-11-01",
    },
  });
});
afterAll(() => server.stop());

let chips = 0;

/** With a chipped dam that is theirs too. */
async function breeder(country: string) {
  const seller = await buildSeller(server, { country });
  const dam = await buildCat(server, {
    owner: seller.member,
    sex: "female",
    born: "2020-01-01",
    chip: `0560981000${30_000 + ++chips}`,
  });
  await server.pool.query("update cats set mother_id = $2 where id = $1", [seller.id, dam.id]);
  return { ...seller, dam };
}

const country = (code: string) => countryId(server, code);

const FRENCH = {
  permit_no: "732829320",
  females: 2,
  litters_12m: 1,
  shows_dam_chip: 1,
  type_of: 1,
} as const;

test("France is told what the ad lacks, and everybody reads in it the queens, the litters and the mother's chip", async () => {
  const { place, says, rules, dam } = await breeder("FR");
  expect((await rules()).asks).toEqual([
    "permit_no",
    "shows_chip",
    "shows_dam_chip",
    "females",
    "litters_12m",
    "origin_id",
    "litter_no",
    "litter_size",
    "litter_size_unknown",
    "type_of",
  ]);
  const lacking = await whyNotPlaced(place());
  expect(lacking).toMatch(/missing in the ad: whole chip number, the mother’s chip number\)/);
  expect(lacking).toMatch(
    /missing in the ad: country of birth, number of breeding queens, litters in the last 12 months, kittens in the litter\)/,
  );
  expect(await whyNotPlaced(place({ ...FRENCH, litter_size: 4 }))).toMatch(
    /Fill the missing items \([^;]*; missing in the ad: country of birth\)/,
  );
  await place({ ...FRENCH, litter_size: 4, origin_id: await country("FR") });
  const { rows } = await server.pool.query<{ chip: string }>(
    "select chip from cats where id = $1",
    [dam.id],
  );
  expect(await says()).toMatchObject({
    females: 2,
    litters_12m: 1,
    litter_size: 4,
    litter_size_registered: null,
    dam_chip: rows[0]!.chip,
    origin: "France",
  });
  expect((await rules()).fired).toEqual([]);
});

test("a registered litter says itself how many kittens it has: nobody is asked", async () => {
  const { id, member, place, says, rules } = await breeder("FR");
  const litter = await buildLitter(server, {
    breeder: member,
    stud: buildCat(server, { sex: "male", born: "2020-01-01" }),
  });
  await server.pool.query(
    "update litters set status = 'confirmed', decided_at = now() where id = $1",
    [litter.id],
  );
  await server.pool.query("update litter_kittens set cat_id = $2 where litter_id = $1", [
    litter.id,
    id,
  ]);
  await server.pool.query(
    `insert into litter_kittens (litter_id, place, cat_name, sex, state)
     values ($1, 2, 'Murka', 'female', 'alive'), ($1, 3, 'Barsik', 'male', 'stillborn')`,
    [litter.id],
  );
  expect((await rules()).asks).not.toContain("litter_size");
  await place({ ...FRENCH, origin_id: await country("FR") });
  expect(await says()).toMatchObject({ litter_size: null, litter_size_registered: 2 });
});

test("the chip of another member's queen is not the seller's to show", async () => {
  const { dam, place, says } = await breeder("FR");
  const other = await buildMember(server);
  await server.pool.query("update cats set users_id = $2, online_owner_id = $2 where id = $1", [
    dam.id,
    other.id,
  ]);
  const said = { ...FRENCH, litter_size: 4, origin_id: await country("FR") };
  expect(await whyNotPlaced(place(said))).toMatch(/Show the kitten's or its mother's number/);
  await place({ ...said, is_active: 0 });
  await server.pool.query("update sales set is_active = true");
  expect((await says()).dam_chip).toBe(null);
});

test("five queens in Germany, six animals in Ireland and twenty-one in the Netherlands need a number", async () => {
  const found = async (place: string, said: SaidInAd) => {
    const seller = await breeder(place);
    await seller.place({ is_active: 0, ...said });
    const { asks, fired } = await seller.rules();
    expect(asks).toContain(Object.keys(said)[0]);
    return fired.map((rule) => `${rule.verdict} ${rule.id} ${rule.values[0]}`).filter(mine);
  };
  const mine = (line: string) => /DE-01|IE-02|NL-03/.test(line);
  expect(await found("DE", { females: 4 })).toEqual([]);
  expect(await found("DE", { females: 5 })).toEqual(["evidence DE-01 females=5"]);
  expect(await found("DE", { females: 5, permit_no: "11-42" })).toEqual([]);
  expect(await found("IE", { animals_12m: 5 })).toEqual([]);
  expect(await found("IE", { animals_12m: 6 })).toEqual(["refuse IE-02 animals_12m=6"]);
  expect(await found("IE", { animals_12m: 6, permit_no: "IE1" })).toEqual([]);
  expect(await found("NL", { animals_12m: 20 })).toEqual([]);
  expect(await found("NL", { animals_12m: 21 })).toEqual(["evidence NL-03 animals_12m=21"]);
});

test("numbers are whole and within bounds, for the database too", async () => {
  const { place, member, id } = await breeder("FR");
  for (const [field, value] of [
    ["females", -1],
    ["litters_12m", 1000],
    ["animals_12m", 1.5],
    ["litter_size", 16],
  ] as const)
    await expect(place({ [field]: value })).rejects.toMatchObject({
      status: 400,
      fieldErrors: [{ field }],
    });
  await place({ is_active: 0 });
  const insert = server.pool.query(
    "insert into seller_details (member_id, females) values ($1, -1)",
    [member.id],
  );
  await expect(insert).rejects.toMatchObject({ constraint: "seller_details_numbers" });
  const update = server.pool.query("update sales set litter_size = 16 where cat_id = $1", [id]);
  await expect(update).rejects.toMatchObject({ constraint: "sales_litter_size_range" });
});
