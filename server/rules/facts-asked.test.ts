/** What rules of countries ask for: said in the ad, derived from the registry, or named as not judged here. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildCat } from "@felistry/testkit/build-cat.ts";
import {
  buildSeller,
  countryId,
  type SaidInAd,
  type SellerTraits,
  whyNotPlaced,
} from "@felistry/testkit/build-seller.ts";
import { buildMember } from "@felistry/testkit/build-member.ts";
import { outcomeOf } from "@felistry/testkit/outcome.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";

const READ = "Jane Doe, 2026-11-01";
let server: TestServer;
/** Which no country has recognised. */
let unknownSite: TestServer;
beforeAll(async () => {
  const enforced = ["SE", "NL", "US", "FR", "BE-W", "DE", "ES", "AT"]
    .map((place) => `${place}: ${READ}`)
    .join("; ");
  const now = "2026-11-22T10:00:00Z";
  server = await startTestServer({
    now,
    env: { RULE_PACKS: enforced, RECOGNISED_IN: `BE-W: ${READ}; FR: ${READ}` },
  });
  unknownSite = await startTestServer({ now, env: { RULE_PACKS: enforced } });
});
afterAll(async () => {
  await server.stop();
  await unknownSite.stop();
});

const seller = (country: string, traits: Partial<SellerTraits> = {}, on = server) =>
  buildSeller(on, { country, ...traits });

const unjudged = async ({ rules }: Awaited<ReturnType<typeof seller>>) =>
  (await rules()).unjudged.map(({ id, unknown }) => [id, ...unknown].join(" "));

describe("the generation of a hybrid, in Sweden", () => {
  test("is asked of its seller, and until it is said the rule is named as not judged", async () => {
    const bengal = await seller("SE", { breed: "BEN", ems: "n 24" });
    expect((await bengal.rules()).asks).toContain("generation");
    await bengal.place({ is_active: 0 });
    expect(await unjudged(bengal)).toContain("SE-04 hybrid");
    expect(await whyNotPlaced(bengal.place({ generation: 4 }))).toMatch(
      /Close hybrids may not be sold \(ponnyexpressen.se; generation from the wild ancestor: 4\)/,
    );
    await bengal.place({ generation: 5 });
    expect(await unjudged(bengal)).not.toContain("SE-04 hybrid");
    expect((await bengal.says()).generation).toBe(5);
  });

  test("is not asked of a cat of another breed, nor of one whose pedigree has no gap for four generations", async () => {
    const siberian = await seller("SE");
    expect((await siberian.rules()).asks).not.toContain("generation");
    expect(await unjudged(siberian)).not.toContain("SE-04 hybrid");
    const bengal = await seller("SE", { breed: "BEN", ems: "n 24" });
    await withAncestors(bengal.id, 3);
    expect((await bengal.rules()).asks).toContain("generation");
    await withAncestors(bengal.id, 4);
    const { asks } = await bengal.rules();
    expect(asks).not.toContain("generation");
    await bengal.place();
    expect(await unjudged(bengal)).not.toContain("SE-04 hybrid");
  });
});

test("an ancestor of another breed that has no parents in the registry may be wild, so that a hybrid's generation is asked", async () => {
  const bengal = await seller("SE", { breed: "BEN", ems: "n 24" });
  await withAncestors(bengal.id, 4);
  expect((await bengal.rules()).asks).not.toContain("generation");
  const [{ mother_id: dam }] = (
    await server.pool.query<{ mother_id: number }>("select mother_id from cats where id = $1", [
      bengal.id,
    ])
  ).rows as [{ mother_id: number }];
  const stranger = await buildCat(server, {
    sex: "female",
    breed: "HCS",
    ems: "n",
    born: "2013-01-01",
  });
  await server.pool.query("update cats set mother_id = $2 where id = $1", [dam, stranger.id]);
  expect((await bengal.rules()).asks).toContain("generation");
  await withAncestors(stranger.id, 2);
  expect((await bengal.rules()).asks).not.toContain("generation");
  await server.pool.query("update cats set mother_id = null where id = $1", [dam]);
  expect((await bengal.rules()).asks).toContain("generation");
});

/** Of the cat's own breed, that many generations of them. */
async function withAncestors(id: number, generations: number): Promise<void> {
  if (generations === 0) return;
  const parent = (sex: "male" | "female") =>
    buildCat(server, { sex, breed: "BEN", ems: "n 24", born: `20${10 + generations}-01-01` });
  const [sire, dam] = [await parent("male"), await parent("female")];
  await server.pool.query("update cats set father_id = $2, mother_id = $3 where id = $1", [
    id,
    sire.id,
    dam.id,
  ]);
  await withAncestors(sire.id, generations - 1);
  await withAncestors(dam.id, generations - 1);
}

describe("a nude cat of before 2026, in the Netherlands", () => {
  const sphynx = () => seller("NL", { breed: "SPH", ems: "n", born: "2025-06-01" });

  test("is refused unless its seller says that it was chipped before, and then the proof is asked for", async () => {
    const { place, rules, fired, says } = await sphynx();
    expect((await rules()).asks).toContain("chip_on");
    expect(await whyNotPlaced(place())).toMatch(/Banned since 2026 \(.*chip set on: not stated\)/);
    expect(await whyNotPlaced(place({ chip_on: "2026-02-01" }))).toMatch(/Banned since 2026/);
    await place({ chip_on: "2025-08-01" });
    expect(await fired()).toContainEqual(
      expect.stringMatching(/^evidence NL-01 .*chip_on=2025-08-01/),
    );
    expect(await says()).toMatchObject({ chip_on: "2025-08-01" });
  });

  test("has no chip of days to come, or of before its birth", async () => {
    const { place } = await sphynx();
    for (const [chip_on, code] of [
      ["2026-11-23", /future/],
      ["2025-05-31", /before the cat was born/],
    ] as const)
      await expect(place({ chip_on })).rejects.toMatchObject({
        status: 400,
        fieldErrors: [{ field: "chip_on", message: expect.stringMatching(code) as string }],
      });
  });

  test("nobody else is asked when the chip was set", async () => {
    expect((await (await seller("NL", { born: "2025-06-01" })).rules()).asks).not.toContain(
      "chip_on",
    );
    const young = await seller("NL", { breed: "SPH", ems: "n", born: "2026-06-01" });
    expect((await young.rules()).asks).not.toContain("chip_on");
  });
});

describe("in the United States", () => {
  test("a breeder with more than four queens who sells cats unseen is asked for the licence", async () => {
    const { place, rules, fired } = await seller("US");
    expect((await rules()).asks).toEqual(
      expect.arrayContaining(["permit_no", "females", "state", "sold_unseen"]),
    );
    await place({ females: 5 });
    expect(await fired()).toEqual([]);
    await place({ females: 5, sold_unseen: 1 });
    expect(await fired()).toEqual(["evidence US-01 females=5 sold_unseen=true permit=false"]);
    await place({ sold_unseen: 0 });
    expect(await fired()).toEqual([]);
  });

  test("a business in Texas keeps a kitten for eight weeks, one elsewhere need not, and one that names no state is not judged", async () => {
    const business = await seller("US", { born: "2026-10-03", ready: "2026-11-22" });
    const said: SaidInAd = { sells_as: "business", permit_no: "74-A-0001" };
    await business.place(said);
    expect(await unjudged(business)).toContain("US-02 state");
    expect(await whyNotPlaced(business.place({ state: "TX" }))).toMatch(/8 weeks .*age: 50 days/);
    await business.place({ state: "other" });
    expect(await unjudged(business)).toEqual([]);
  });
});

describe("in France", () => {
  const french = async (said: SaidInAd = {}): Promise<SaidInAd> => ({
    permit_no: "732829320",
    females: 2,
    litters_12m: 1,
    shows_chip: 1,
    origin_id: await countryId(server, "FR"),
    ...said,
  });
  let chips = 0;
  const chipped = () => seller("FR", { chip: `0560981000${60_000 + ++chips}` });

  test("an ad may say that nobody knows the size of the litter, but not both that and a number", async () => {
    const { place, says } = await chipped();
    const said = await french({ type_of: 1 });
    expect(await whyNotPlaced(place(said))).toMatch(/missing in the ad: kittens in the litter\)/);
    await place({ ...said, litter_size_unknown: 1 });
    expect(await says()).toMatchObject({ litter_size: null, litter_size_unknown: 1 });
    await expect(place({ ...said, litter_size: 4, litter_size_unknown: 1 })).rejects.toMatchObject({
      status: 400,
      fieldErrors: [
        { field: "litter_size_unknown", message: expect.stringMatching(/^Enter either/) as string },
      ],
    });
    await place({ litter_size: 4 });
    expect(await says()).toMatchObject({ litter_size: 4, litter_size_unknown: 0 });
    await place({ litter_size_unknown: 1 });
    expect(await says()).toMatchObject({ litter_size: null, litter_size_unknown: 1 });
  });

  test("a release that knows only the number may write it where nobody knew it", async () => {
    const { id, place, says } = await chipped();
    await place({ ...(await french({ type_of: 1 })), litter_size_unknown: 1 });
    await server.pool.query("update sales set litter_size = 4 where cat_id = $1", [id]);
    expect(await says()).toMatchObject({ litter_size: 4, litter_size_unknown: 0 });
  });

  test("a cat is of the type of its breed as long as it has no pedigree, whatever was ticked before it got one", async () => {
    const { id, place, rules, says } = await chipped();
    const said = await french({ litter_size: 4 });
    expect((await rules()).asks).toContain("type_of");
    expect(await whyNotPlaced(place(said))).toMatch(/No LOOF: write “type of”/);
    await place({ ...said, type_of: 1 });
    expect((await says()).type_of).toBe(1);
    await server.pool.query("update cats set registered = 1, reg_num = 'X 1' where id = $1", [id]);
    expect((await says()).type_of).toBe(0);
    expect((await rules()).asks).not.toContain("type_of");
    await place(said);
    await server.pool.query("update cats set registered = 0, reg_num = null where id = $1", [id]);
    expect((await says()).type_of).toBe(1);
  });
});

test("a site that Wallonia has not recognised has no ads of Wallonia, and France asks for its check of the number", async () => {
  const walloon = await seller("BE", {}, unknownSite);
  const said: SaidInAd = { region: "BE-W", phone: "+32 81 12 34 56" };
  expect(await whyNotPlaced(walloon.place(said))).toMatch(
    /Recognised sites only \(bienetreanimal.wallonie.be; the country has recognised this site: no\)/,
  );
  await walloon.place({ ...said, sells_as: "shelter", is_active: 0 });
  expect(await walloon.fired()).not.toContainEqual(expect.stringMatching(/BW-01/));
  const french = await seller("FR", {}, unknownSite);
  expect(await french.fired()).toContain("evidence FR-10 site_ok=false");
  expect(await (await seller("FR")).fired()).not.toContainEqual(expect.stringMatching(/FR-10/));
});

test("whether a cat has whiskers is asked in Germany of breeds that may lack them", async () => {
  const rex = await seller("DE", { breed: "DRX", ems: "n" });
  expect((await rex.rules()).asks).toContain("no_whiskers");
  await rex.place({ no_whiskers: 1 });
  expect(await rex.fired()).toContain("warn DE-02 nowhiskers");
  expect((await (await seller("DE")).rules()).asks).not.toContain("no_whiskers");
});

test("in Spain a kitten of three months stays where it was born, and no cat is ordered on a website", async () => {
  const { id, rules, place } = await seller("ES", {
    chip: "056098100070001",
    born: "2026-09-15",
  });
  const said: SaidInAd = { permit_no: "ES-28-0007", shows_chip: 1 };
  expect((await rules()).asks).toContain("delivers");
  expect(await whyNotPlaced(place({ ...said, delivers: 1 }))).toMatch(/2 months \(4 elsewhere\)/);
  await place({ ...said, delivers: 0 });
  const order = (on: TestServer, catId: number, by: Awaited<ReturnType<typeof buildMember>>) =>
    outcomeOf(
      on.as(by)("POST /order", {
        body: { catId, price: 900, withBreeding: false, comment: "" },
      }),
    );
  const buyer = await buildMember(server);
  expect(await order(server, id, buyer)).toMatchObject({
    status: 409,
    message: expect.stringMatching(
      /No online sale: contact only \(Ley 7\/2023 art. 57.1/,
    ) as string,
  });
  const question = server.as(buyer)("POST /sales/{catId}/question", {
    params: { catId: id },
    body: { text: "May I visit?" },
  });
  expect((await outcomeOf(question)).status).toBe(200);
  const german = await seller("DE");
  await german.place();
  expect((await order(server, german.id, buyer)).status).toBe(200);
});

test("what nobody here can know is named with its rule: whether the parents' chips are in Austria's database", async () => {
  const austrian = await seller("AT");
  await austrian.place({ permit_no: "AT-1" });
  expect(await austrian.fired()).toEqual([]);
  expect(await unjudged(austrian)).toEqual(["AT-02 parents_chipped"]);
});
