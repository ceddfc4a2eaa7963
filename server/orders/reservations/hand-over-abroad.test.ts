/** A cat whose ad names a region goes to a buyer elsewhere: whose rules hold, and what both are told. */
import { describe, expect, test } from "vitest";
import { addDays } from "@felistry/domain/calendar.ts";
import { buildAd } from "@felistry/testkit/build-ad.ts";
import { buildCat } from "@felistry/testkit/build-cat.ts";
import { buyer, seller, server, startWithParties } from "@felistry/testkit/worlds/order-parties.ts";
import { move, orderAt, reservation, today } from "@felistry/testkit/worlds/reserved-orders.ts";

startWithParties();

const setCountries = (ofSeller: string, ofBuyer: string) =>
  server.pool.query(
    "update users set country_id = (select id from countries where iso2 = case users.id when $1 then $3 else $4 end) where id in ($1, $2)",
    [seller.id, buyer.id, ofSeller, ofBuyer],
  );

const newChip = () => `0560981000${10_000 + Math.floor(Math.random() * 89_999)}`;

async function signedOrder(region: string, age = 200): Promise<number> {
  const cat = await buildCat(server, {
    owner: seller,
    born: addDays(today, -age),
    chip: newChip(),
  });
  const ad = await buildAd(server, { cat, region, ready_to_move_at: today });
  return orderAt("signed", {}, ad);
}

const gatesOf = async (id: number) =>
  (await reservation(buyer, id)).gates.map(
    ({ kind, state, text, source }) => `${kind} ${state} ${source ?? "-"} ${text ?? "-"}`,
  );
const say = (id: number, health: object) =>
  server.as(seller)("PUT /order/{id}/health", {
    params: { id },
    body: { vaccinations: 0, vaccinated_on: null, rabies_on: null, ...health },
  });

describe("a cat of a region of Belgium", () => {
  test("that stays in Belgium crosses no border, whatever region its buyer lives in", async () => {
    await setCountries("BE", "BE");
    const id = await signedOrder("BE-W");
    const gates = await gatesOf(id);
    expect(gates.filter((gate) => gate.includes("Abroad"))).toEqual([]);
    expect(gates).toContain("other advised bx1.be Neuter by 6 months");
    await say(id, { in_register: true });
    await move(seller, id, "pass_gates");
  });

  test("that goes to Germany needs its rabies shot, by the rules of the union, beside those of its own region", async () => {
    await setCountries("BE", "DE");
    const id = await signedOrder("BE-W");
    const sources = (await gatesOf(id)).join("\n");
    expect(sources).toContain("vaccination missing food.ec.europa.eu");
    expect(sources).toContain("chip missing doische.be Chip and CatID first");
    expect(sources).not.toContain("rtbf.be");
    await say(id, { in_register: true });
    await expect(move(seller, id, "pass_gates")).rejects.toMatchObject({ status: 409 });
    await say(id, { in_register: true, rabies_on: addDays(today, -30) });
    await move(seller, id, "pass_gates");
  });

  test("that leaves Flanders for another country need not be neutered, and one that stays is told", async () => {
    await setCountries("BE", "NL");
    const neuter = "other advised vlaanderen.be Neuter before hand-over";
    expect(await gatesOf(await signedOrder("BE-V"))).not.toContain(neuter);
    await setCountries("BE", "BE");
    expect(await gatesOf(await signedOrder("BE-V"))).toContain(neuter);
  });
});

describe("a cat of Scotland", () => {
  test("that goes to France: the law there holds too, England's does not, and no border within the union is crossed", async () => {
    await setCountries("GB", "FR");
    const id = await signedOrder("GB-SCT");
    const gates = (await gatesOf(id)).join("\n");
    expect(gates).not.toContain("food.ec.europa.eu");
    expect(gates).toContain("Code rural L212-10");
    expect(gates).not.toContain("SI 2023/468");
  });

  test("that goes to England crosses no border", async () => {
    await setCountries("GB", "GB");
    const id = await signedOrder("GB-SCT");
    expect((await gatesOf(id)).join("\n")).not.toContain("Abroad");
    await move(seller, id, "pass_gates");
  });
});

describe("a cat of England without a chip", () => {
  test("stays, unless its seller says in the ad that a vet lets none be set: then the vet's paper is advised", async () => {
    await setCountries("GB", "GB");
    const cat = await buildCat(server, { owner: seller, born: addDays(today, -200) });
    const ad = await buildAd(server, { cat, region: "GB-ENG" });
    const said = { price_pet: 500, delivery_text: "Pick-up", ready_to_move_at: today };
    await server.as(seller)("POST /sales/{catId}", {
      params: { catId: cat.id },
      body: { ...said, is_active: 1, region: "GB-ENG", vet_no_chip: 1 },
    });
    const id = await orderAt("signed", {}, ad);
    const gate = (state: string) => `chip ${state} SI 2023/468 Chip first (by 20 weeks)`;
    expect(await gatesOf(id)).toContain(gate("advised"));
    await server.pool.query("update sales set vet_no_chip = false where cat_id = $1", [cat.id]);
    expect(await gatesOf(id)).toContain(gate("missing"));
    await expect(move(seller, id, "pass_gates")).rejects.toMatchObject({ status: 409 });
    await server.pool.query("update sales set vet_no_chip = true where cat_id = $1", [cat.id]);
    await move(seller, id, "pass_gates");
  });
});

describe("a kitten of Spain of three months", () => {
  const spanish = async (isDeliveryNeeded: boolean, delivers = false) => {
    const born = addDays(today, -100);
    const cat = await buildCat(server, { owner: seller, born, chip: newChip() });
    const ad = await buildAd(server, { cat, ready_to_move_at: today });
    await server.pool.query("update sales set delivers = $2 where id = $1", [ad.id, delivers]);
    const id = await orderAt("signed", {}, ad);
    await server.pool.query("update orders set is_delivery_needed = $2 where id = $1", [
      id,
      isDeliveryNeeded,
    ]);
    return id;
  };
  const gate = (state: string) => `age ${state} Ley 7/2023 art. 55.7 2 months (4 elsewhere)`;

  test("goes to a buyer who collects it, and waits for one who asked for delivery, or if the ad offers it", async () => {
    await setCountries("ES", "ES");
    expect(await gatesOf(await spanish(false))).not.toContain(gate("missing"));
    expect(await gatesOf(await spanish(false, true))).toContain(gate("missing"));
    const id = await spanish(true);
    expect(await gatesOf(id)).toContain(gate("missing"));
    await say(id, { in_register: true });
    await expect(move(seller, id, "pass_gates")).rejects.toMatchObject({ status: 409 });
  });
});
