/** Papers that countries ask both sides for before a cat is handed over: France's certificates, Flanders' number, Wallonia's extract, Ireland's weaning. */
import { describe, expect, test } from "vitest";
import { addDays } from "@felistry/domain/calendar.ts";
import type { Paper } from "@felistry/domain/orders/papers.ts";
import { buildAd } from "@felistry/testkit/build-ad.ts";
import { buildCat } from "@felistry/testkit/build-cat.ts";
import { statusOf } from "@felistry/testkit/outcome.ts";
import { buyer, seller, server, startWithParties } from "@felistry/testkit/worlds/order-parties.ts";
import {
  move,
  orderAt,
  reservation,
  setPromisedIfLate,
  setSigned,
  setSoon,
  today,
} from "@felistry/testkit/worlds/reserved-orders.ts";

const READ = "Jane Doe, 2026-11-01";

async function signedIn(country: string, region?: string, age = 200): Promise<number> {
  await server.pool.query(
    "update users set country_id = (select id from countries where iso2 = $1) where id in ($2, $3)",
    [country, seller.id, buyer.id],
  );
  const cat = await buildCat(server, {
    owner: seller,
    born: addDays(today, -age),
    chip: `0560981000${10_000 + Math.floor(Math.random() * 89_999)}`,
  });
  const ad = await buildAd(server, { cat, ready_to_move_at: today, ...(region && { region }) });
  return orderAt("signed", {}, ad);
}

const gate = async (id: number, source: string) => {
  const { gates } = await reservation(buyer, id);
  const found = gates.find((each) => each.source === source);
  return found && [found.kind, found.state, ...found.values].join(" ");
};
const asks = async (id: number): Promise<readonly Paper[]> =>
  (await reservation(buyer, id)).papers.asks;

const say = (id: number, papers: object = {}) =>
  server.as(seller)("PUT /order/{id}/health", {
    params: { id },
    body: { vaccinations: 0, vaccinated_on: null, rabies_on: null, in_register: true, ...papers },
  });
const show = (id: number, papers: object, by = buyer) =>
  server.as(by)("PUT /order/{id}/papers", { params: { id }, body: papers });

const CERTIFICATE = "Décret 2022-1012";
const WEANED = "SI 681/2019 r.3";

describe("where the operator enforces the country's rules", () => {
  startWithParties({ RULE_PACKS: `FR: ${READ}; IE: ${READ}` });

  test("the buyer's certificate of France has to be seven days old, and until then the cat stays", async () => {
    const id = await signedIn("FR");
    expect(await asks(id)).toEqual(["cert_on", "vet_on"]);
    expect(await gate(id, CERTIFICATE)).toBe("other missing cert_on=null");
    await expect(move(seller, id, "pass_gates")).rejects.toMatchObject({ status: 409 });
    await show(id, { cert_on: addDays(today, -6) });
    expect(await gate(id, CERTIFICATE)).toMatch(/^other missing cert_on=/);
    await show(id, { cert_on: addDays(today, -7) });
    expect(await gate(id, CERTIFICATE)).toBe("other passed");
    await move(seller, id, "pass_gates");
    expect(await statusOf(show(id, { cert_on: null }))).toBe(409);
  });

  test("the vet's certificate is asked for, and holds nothing up", async () => {
    const id = await signedIn("FR");
    const vet = "Code rural L214-8 IV";
    expect(await gate(id, vet)).toBe("other advised vet_on=null");
    await say(id, { vet_on: addDays(today, -200) });
    expect(await gate(id, vet)).toMatch(/^other advised vet_on=/);
    await say(id, { vet_on: today });
    expect(await gate(id, vet)).toBe("other passed");
    await say(id);
    expect((await reservation(seller, id)).health.vet_on).toBe(today);
  });

  test("an Irish kitten leaves when its seller says that it is weaned", async () => {
    const id = await signedIn("IE", undefined, 60);
    expect(await asks(id)).toEqual(["weaned"]);
    expect(await gate(id, WEANED)).toBe("age missing weaned=false");
    await expect(move(seller, id, "pass_gates")).rejects.toMatchObject({ status: 409 });
    await say(id, { weaned: true });
    await move(seller, id, "pass_gates");
  });

  test("a missing paper makes nobody late: the accepted terms name age, chip and vaccinations", async () => {
    const id = await signedIn("FR");
    await setPromisedIfLate(id, false);
    await setSoon(id, addDays(today, -1));
    expect(await gate(id, CERTIFICATE)).toBe("other missing cert_on=null");
    expect((await reservation(buyer, id)).is_late).toBe(0);
    expect(await statusOf(move(buyer, id, "leave_late"))).toBe(409);
    await server.pool.query(
      "update cats set chip = null from orders o where o.cat_id = cats.id and o.id = $1",
      [id],
    );
    expect((await reservation(buyer, id)).is_late).toBe(1);
  });

  test("a buyer who gives no paper makes the delay, and one who gave it in time may leave once the seller alone was left to act", async () => {
    const id = await signedIn("FR");
    await setSigned(id, buyer, addDays(today, -9));
    await setSoon(id, addDays(today, -1));
    expect((await reservation(buyer, id)).is_late).toBe(0);
    expect(await statusOf(move(buyer, id, "leave_late"))).toBe(409);
    await show(id, { cert_on: addDays(today, -9) });
    expect((await reservation(buyer, id)).is_late).toBe(1);
  });

  test("a birth date that is not known keeps a kitten that is not said to be weaned, and one that is", async () => {
    const id = await signedIn("IE");
    await server.pool.query(
      "update cats set cat_birthdate = date_trunc('year', cat_birthdate), cat_birthdate_precision = 'year' from orders o where o.cat_id = cats.id and o.id = $1",
      [id],
    );
    expect(await gate(id, WEANED)).toBe("age missing weaned=false ?born");
    await say(id, { weaned: true });
    expect(await gate(id, WEANED)).toBe("age missing ?born");
  });
});

describe("where the operator does not", () => {
  startWithParties();

  test("the buyer learns with the reservation which papers are theirs to give, and the seller is told of none", async () => {
    await signedIn("FR");
    const reserved = /№ |No\. /;
    const mailTo = async ({ email }: typeof buyer) =>
      (await server.mailsSentTo(email)).filter(({ subject }) => reserved.test(subject));
    const ofPapers = /ask for papers of yours: the certificate of commitment/;
    const toBuyer = (await mailTo(buyer)).filter(({ text }) => ofPapers.test(text));
    expect(toBuyer).toMatchObject([
      { subject: expect.stringMatching(/^The cat is reserved/) as string },
    ]);
    for (const { text } of await mailTo(seller)) expect(text).not.toMatch(/нужны документы/);
  });

  test("a paper that is missing is shown, and keeps no cat", async () => {
    const french = await signedIn("FR");
    expect(await asks(french)).toEqual(["cert_on", "vet_on"]);
    expect(await gate(french, CERTIFICATE)).toBe("other advised cert_on=null");
    await move(seller, french, "pass_gates");
    const irish = await signedIn("IE", undefined, 60);
    expect(await gate(irish, WEANED)).toBe("age advised weaned=false");
    await move(seller, irish, "pass_gates");
  });

  test("the age that the same rule asks for keeps it still", async () => {
    const id = await signedIn("IE", undefined, 40);
    expect(await gate(id, WEANED)).toBe("age missing age=40 weaned=false");
    await expect(move(seller, id, "pass_gates")).rejects.toMatchObject({ status: 409 });
    await setSoon(id, addDays(today, -1));
    expect((await reservation(buyer, id)).is_late).toBe(1);
  });

  test("no day is still to come, and each side says only its own", async () => {
    const id = await signedIn("FR");
    for (const saying of [
      show(id, { cert_on: addDays(today, 1) }),
      say(id, { vet_on: "2999-01-01" }),
    ])
      await expect(saying).rejects.toMatchObject({ status: 400 });
    expect(await statusOf(show(id, { cert_on: today }, seller))).toBe(403);
  });

  test("a buyer with a breeder's number takes a cat of Flanders that is not neutered, and one who has none has answered too", async () => {
    const id = await signedIn("BE", "BE-V");
    expect(await asks(id)).toEqual(["buyer_hk"]);
    expect(await gate(id, "vlaanderen.be")).toBe("other advised neutered=false");
    const answer = async () => (await reservation(seller, id)).papers;
    await say(id);
    expect(await answer()).toMatchObject({ buyer_hk: 0, is_answered: 0 });
    await show(id, { buyer_hk: false });
    expect(await answer()).toMatchObject({ buyer_hk: 0, is_answered: 1 });
    await show(id, { buyer_hk: true });
    expect(await gate(id, "vlaanderen.be")).toBe(undefined);
  });

  test("a buyer who was asked for another paper alone has not answered about the number, and an answer given before stays", async () => {
    const id = await signedIn("FR");
    const papers = async () => (await reservation(seller, id)).papers;
    await show(id, { cert_on: today });
    expect(await papers()).toMatchObject({ cert_on: today, is_answered: 0 });
    await server.pool.query("update order_gates set buyer_answered = true where order_id = $1", [
      id,
    ]);
    await show(id, { cert_on: null });
    expect(await papers()).toMatchObject({ cert_on: null, is_answered: 1 });
  });

  test("Wallonia wants the seller to see the buyer's extract", async () => {
    const id = await signedIn("BE", "BE-W");
    expect(await asks(id)).toEqual(["buyer_extract"]);
    expect(await gate(id, "moustique.be")).toBe("other advised buyer_extract=false");
    await say(id, { buyer_extract: true });
    expect(await gate(id, "moustique.be")).toBe("other passed");
  });

  test("where no rule goes by papers, nobody is asked for any", async () => {
    expect(await asks(await signedIn("JP"))).toEqual([]);
  });
});
