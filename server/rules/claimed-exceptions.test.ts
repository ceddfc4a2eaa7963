/** Exceptions from the rules of a country that a seller claims in the ad: it is placed then, and the evidence is asked for. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  buildSeller,
  countryId,
  type SaidInAd,
  whyNotPlaced,
} from "@felistry/testkit/build-seller.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";

const startWith = (...packs: string[]) =>
  startTestServer({
    now: "2026-11-22T10:00:00Z",
    env: { RULE_PACKS: packs.map((pack) => `${pack}: Jane Doe, 2026-11-01`).join("; ") },
  });

let server: TestServer;
/** Whose operator goes by a club's rules, which hold in every country. */
let ofClub: TestServer;
beforeAll(async () => {
  server = await startWith("AT", "BE-B", "GB-ENG");
  ofClub = await startWith("FIFE");
});
afterAll(async () => {
  await server.stop();
  await ofClub.stop();
});

const seller = (country: string, born: string, isBreeder = true, on = server) =>
  buildSeller(on, { country, born, isBreeder, ready: "2026-11-22" });

/** And again once the claim is taken back. @returns what the rules say while it is made */
async function firedWithClaim(
  { place, rules, says, fired: firedNow }: Awaited<ReturnType<typeof seller>>,
  { said, claim, refusal }: { said?: SaidInAd; claim: SaidInAd; refusal: RegExp },
) {
  expect((await rules()).asks).toContain(Object.keys(claim)[0]);
  expect(await whyNotPlaced(place(said))).toMatch(refusal);
  await place({ ...said, ...claim });
  expect(await says()).toMatchObject(claim);
  const fired = await firedNow();
  const taken = Object.fromEntries(Object.keys(claim).map((each) => [each, 0]));
  expect(await whyNotPlaced(place({ ...said, ...taken }))).toMatch(refusal);
  return fired;
}

describe("a vet lets a kitten leave early", () => {
  test("in Austria: the ad is placed, and the vet's paper asked for", async () => {
    const kitten = await seller("AT", "2026-09-27");
    const fired = await firedWithClaim(kitten, {
      claim: { vet_early: 1 },
      refusal: /Over 8 weeks \(stadt-salzburg.at; age: 56 days\)/,
    });
    expect(fired).toContain("evidence AT-03 age=56 vet_advice");
  });

  test("in Brussels, of a shelter's kitten of eight weeks", async () => {
    const kitten = await seller("BE", "2026-09-23");
    const said: SaidInAd = {
      region: "BE-B",
      phone: "+32 2 123 45 67",
      address: "Rue Haute 1",
      shows_chip: 1,
      origin_id: await countryId(server, "BE"),
      permit_no: "HK1",
    };
    await server.pool.query("update cats set chip = '056098100000017' where id = $1", [kitten.id]);
    expect(await whyNotPlaced(kitten.place({ ...said, vet_early: 1 }))).toMatch(/13 weeks/);
    const fired = await firedWithClaim(kitten, {
      said: { ...said, sells_as: "shelter" },
      claim: { vet_early: 1 },
      refusal: /13 weeks \(rtbf.be, dhnet.be; age: 60 days\)/,
    });
    expect(fired).toContain("evidence BB-02 age=60 vet_advice");
  });

  test("by FIFe's rules in Sweden from twelve weeks, and nowhere else", async () => {
    const fired = await firedWithClaim(await seller("SE", "2026-08-30", true, ofClub), {
      claim: { vet_early: 1 },
      refusal: /14 weeks \(FIFe/,
    });
    expect(fired).toContain("evidence FIFE-01 age=84 vet_statement");
    const norwegian = await seller("NO", "2026-08-30", true, ofClub);
    expect((await norwegian.rules()).asks).not.toContain("vet_early");
    expect(await whyNotPlaced(norwegian.place({ vet_early: 1 }))).toMatch(/14 weeks/);
  });
});

test("one cat that cannot stay with a private person in Austria is offered, over six months, and proof asked for", async () => {
  const fired = await firedWithClaim(await seller("AT", "2024-01-01", false), {
    claim: { cannot_stay: 1 },
    refusal: /Only reported breeders advertise/,
  });
  expect(fired).toContain("evidence AT-01 one_named_cat=true born=2024-01-01 cannot_stay=true");
  const kitten = await seller("AT", "2026-06-01", false);
  expect(await whyNotPlaced(kitten.place({ cannot_stay: 1 }))).toMatch(/Only reported breeders/);
});

test("whether a vet lets no chip be set is asked in Britain, of a cat whose chip is not entered or whose ad says so", async () => {
  const { id, place, says, rules } = await seller("GB", "2024-01-01", false);
  expect((await rules()).asks).toContain("vet_no_chip");
  await place({ region: "GB-ENG", vet_no_chip: 1 });
  expect(await says()).toMatchObject({ vet_early: 0, vet_no_chip: 1, cannot_stay: 0 });
  await server.pool.query("update cats set chip = '826098100000017' where id = $1", [id]);
  expect((await rules()).asks).toContain("vet_no_chip");
  await place({ region: "GB-ENG", vet_no_chip: 0 });
  expect((await rules()).asks).not.toContain("vet_no_chip");
});

test("where no rule goes by them, claims are kept and can be taken back, and nothing fires", async () => {
  const { place, says, rules } = await seller("JP", "2024-01-01");
  const claims = { vet_early: 1, vet_no_chip: 1, cannot_stay: 1 } as const;
  await place(claims);
  expect(await says()).toMatchObject(claims);
  expect(await rules()).toMatchObject({ asks: Object.keys(claims), fired: [], unjudged: [] });
  await place({ vet_early: 0, vet_no_chip: 0, cannot_stay: 0 });
  expect((await rules()).asks).toEqual([]);
});

test("a claim is in the ad's history, is undone with it, and is in the member's own data", async () => {
  const { id, place, says, call } = await seller("AT", "2026-09-27");
  await place({ vet_early: 1 });
  await place({ is_active: 0, vet_early: 0 });
  const { data: history } = await call("GET /cats/{id}/history", { params: { id }, query: {} });
  const change = history.find(({ noun, action }) => noun === "sale" && action === "update")!;
  expect(change.changes).toContainEqual({ field: "vet_early", before: "true", after: "false" });
  await call("POST /history/{id}/undo", { params: { id: change.id } });
  expect(await says()).toMatchObject({ vet_early: 1 });
  const { data: own } = await call("GET /me/data", {});
  expect(own.sales).toMatchObject([{ vet_early: true, vet_no_chip: false, cannot_stay: false }]);
});
