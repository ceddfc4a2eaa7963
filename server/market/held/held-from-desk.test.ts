/** What one club's desk decides may hold an ad, or end its hold, at the desk of the club that keeps the market. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildAd } from "@felistry/testkit/build-ad.ts";
import { buildCat } from "@felistry/testkit/build-cat.ts";
import { buildCorrection } from "@felistry/testkit/build-correction.ts";
import { buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";
import { NORD } from "@felistry/testkit/worlds/two-clubs.ts";
import { addClub, makeOfficer } from "../../accounts/clubs/clubs.ts";

const WORDS =
  "She sleeps on the piano, greets every guest at the door and eats nothing but salmon on Sundays";

let server: TestServer;
let decider: BuiltMember;
beforeAll(async () => {
  server = await startTestServer({ now: "2026-11-22T10:00:00Z" });
  await addClub(server.pool, NORD, "FEL");
  decider = await buildMember(server);
  await makeOfficer(server.pool, { slug: NORD.slug, email: decider.email, role: "decider" });
  await buildAd(server, { cat: await buildCat(server, { description: WORDS }) });
});
afterAll(() => server.stop());

/** Of the second club's cat, with a text that has become another ad's without being looked at. */
async function copied(number: string) {
  const owner = await buildMember(server);
  const cat = await buildCat(server, { owner, reg_num: `${NORD.prefix}-2020-${number}` });
  await buildAd(server, { cat });
  await server.pool.query("update cats set description = $2 where id = $1", [cat.id, WORDS]);
  return { owner, cat };
}

const annul = (id: number) =>
  server.as(decider)("POST /cats/{id}/annulment", {
    params: { id },
    body: { reason: "A mistake" },
  });

const casesOf = async (catId: number) =>
  (
    await server.pool.query(
      `select h.reasons, h.outcome, k.club_id, k.state from held_ads h join sales s on s.id = h.sale_id
       left join cases k on k.kind = 'held_ad' and k.subject_id = h.id where s.cat_id = $1`,
      [catId],
    )
  ).rows;

test("another club's annulment of a registration holds the ad for the first club", async () => {
  const { owner, cat } = await copied("000001");
  await annul(cat.id);
  const held = { reasons: ["text"], outcome: null, club_id: 1, state: "waiting" };
  expect(await casesOf(cat.id)).toEqual([held]);
  expect((await server.mailsSentTo(owner.email)).map(({ text }) => text).join()).toContain(
    "same words as another",
  );
});

test("another club's correction that ends the offer ends the first club's case", async () => {
  const { owner, cat } = await copied("000002");
  await server.as(owner)("PUT /sales/{catId}/is-active-update", {
    params: { catId: cat.id },
    body: { is_active: 0 },
  });
  await server.as(owner)("PUT /sales/{catId}/is-active-update", {
    params: { catId: cat.id },
    body: { is_active: 1 },
  });
  expect(await casesOf(cat.id)).toMatchObject([{ outcome: null, state: "waiting" }]);
  const { id } = await buildCorrection(server, {
    cat,
    asker: owner,
    changes: { deceased_on: "2026-11-01" },
    before: { deceased_on: null },
  });
  await server.as(decider)("PUT /corrections/{id}/confirm", {
    params: { id },
    body: { decision: "As on the paper" },
  });
  expect(await casesOf(cat.id)).toMatchObject([{ outcome: "withdrawn", state: "withdrawn" }]);
});
