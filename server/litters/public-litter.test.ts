/** What everybody sees of a confirmed litter when its kittens change: merged, dead, withdrawn from sale, gone. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildAd } from "@felistry/testkit/build-ad.ts";
import { buildCat, type BuiltCat } from "@felistry/testkit/build-cat.ts";
import { buildMember } from "@felistry/testkit/build-member.ts";
import { statusOf } from "@felistry/testkit/outcome.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";
import { insertRow, nextNumber } from "@felistry/testkit/world.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const BORN = "2026-08-01";

async function publicLitter(...names: string[]) {
  const breeder = await buildMember(server);
  const [dam, sire] = await Promise.all([
    buildCat(server, { owner: breeder, born: "2022-01-01" }),
    buildCat(server, { owner: breeder, sex: "male", born: "2022-01-01" }),
  ]);
  const kitten = (cat_name: string) =>
    buildCat(server, { owner: breeder, dam, sire, born: BORN, cat_name, sex: "female" });
  const { id } = await insertRow<{ id: number }>(server, "litters", {
    breeder_id: breeder.id,
    dam_id: dam.id,
    sire_id: sire.id,
    born: BORN,
    status: "confirmed",
    form_key: `public ${nextNumber()}`,
    decided_at: new Date(),
  });
  const kittens: BuiltCat[] = [];
  for (const cat_name of names) {
    const cat = await kitten(cat_name);
    kittens.push(cat);
    await insertRow(server, "litter_kittens", {
      litter_id: id,
      place: kittens.length,
      cat_name,
      sex: "female",
      cat_id: cat.id,
    });
  }
  return { id, breeder, kittens, kitten, call: server.as(breeder) };
}

const shown = async (id: number) =>
  (await server.guest()("GET /litters/{id}/family", { params: { id } })).data.kittens.map(
    ({ id: catId, price_pet }) => [catId, price_pet],
  );
const litterOf = async (catId: number) =>
  (await server.guest()("GET /sales/{catId}/family", { params: { catId } })).data.litter_id;

describe("two records of one kitten", () => {
  test("merged into the one outside of the litter, the litter keeps its kitten, its ad and its address", async () => {
    const { id, kittens, kitten, call } = await publicLitter("Astra", "Bora");
    await buildAd(server, { cat: kittens[0]!, price_pet: 700 });
    const kept = await kitten("Astra again");
    const { data } = await call("POST /cats/{id}/merge", {
      params: { id: kept.id },
      body: { other: kittens[0]!.id, take: [] },
    });
    expect(await shown(id)).toEqual([
      [kept.id, 700],
      [kittens[1]!.id, null],
    ]);
    expect(await litterOf(kept.id)).toBe(id);
    await call("POST /merges/{id}/undo", { params: { id: data.id } });
    expect(await shown(id)).toEqual([
      [kittens[0]!.id, 700],
      [kittens[1]!.id, null],
    ]);
  });

  test("both in the litter, entered twice: the litter shows one, and both again once taken apart", async () => {
    const { id, kittens, call } = await publicLitter("Cleo", "Cléo", "Dora");
    const [kept, gone, mate] = kittens.map((cat) => cat.id) as [number, number, number];
    await buildAd(server, { cat: kittens[1]!, price_pet: 650 });
    const merged = await call("POST /cats/{id}/merge", {
      params: { id: kept },
      body: { other: gone, take: [] },
    });
    expect(await shown(id)).toEqual([
      [kept, 650],
      [mate, null],
    ]);
    await call("POST /merges/{id}/undo", { params: { id: merged.data.id } });
    expect(await shown(id)).toEqual([
      [kept, null],
      [gone, 650],
      [mate, null],
    ]);
  });
});

test("a kitten withdrawn from sale stays in the litter without its price, and its ad says so", async () => {
  const { id, kittens, call } = await publicLitter("Elka");
  const catId = kittens[0]!.id;
  await buildAd(server, { cat: kittens[0]!, price_pet: 500 });
  await call("PUT /sales/{catId}/is-active-update", { params: { catId }, body: { is_active: 0 } });
  expect(await shown(id)).toEqual([[catId, null]]);
  const ad = server.guest()("GET /sales/{catId}", { params: { catId } });
  expect(await statusOf(ad)).toBe(404);
});

test("a kitten that died takes its ad with it, and the litter says so of it and of no other", async () => {
  const { id, kittens } = await publicLitter("Fenya", "Gosha");
  await buildAd(server, { cat: kittens[0]!, price_pet: 500 });
  await buildAd(server, { cat: kittens[1]!, price_pet: 600 });
  await server.pool.query("update cats set deceased_on = '2026-10-01' where id = $1", [
    kittens[0]!.id,
  ]);
  const { data } = await server.guest()("GET /litters/{id}/family", { params: { id } });
  expect(data.kittens.map(({ id: catId, price_pet }) => [catId, price_pet])).toEqual([
    [kittens[0]!.id, null],
    [kittens[1]!.id, 600],
  ]);
  expect(data.kittens.map(({ has_died }) => has_died)).toEqual([1, 0]);
});

test("a kitten whose page is deleted leaves the litter's page, which stays at its address", async () => {
  const { id, kittens, call } = await publicLitter("Hanna", "Ivy");
  await call("DELETE /cats/{id}", { params: { id: kittens[0]!.id } });
  expect(await shown(id)).toEqual([[kittens[1]!.id, null]]);
});
