/** What a shared link to a litter leads to: the family, for everybody, once the litter is confirmed. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildAd } from "@felistry/testkit/build-ad.ts";
import { buildCat } from "@felistry/testkit/build-cat.ts";
import { buildMember } from "@felistry/testkit/build-member.ts";
import { statusOf } from "@felistry/testkit/outcome.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";
import { insertRow, nextNumber } from "@felistry/testkit/world.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

async function litter(status: "confirmed" | "waiting") {
  const breeder = await buildMember(server, { first_name: "Greta", last_name: "Holm" });
  const [dam, sire] = await Promise.all([
    buildCat(server, { owner: breeder, cat_name: "Queen", born: "2022-01-01" }),
    buildCat(server, { cat_name: "Stud", sex: "male", born: "2022-01-01" }),
  ]);
  const kittens = await Promise.all(
    ["Sold", "Kept"].map((cat_name) =>
      buildCat(server, { owner: breeder, dam, sire, born: "2026-08-01", cat_name }),
    ),
  );
  const { id } = await insertRow<{ id: number }>(server, "litters", {
    breeder_id: breeder.id,
    dam_id: dam.id,
    sire_id: sire.id,
    born: "2026-08-01",
    status,
    form_key: `family ${nextNumber()}`,
    ...(status === "confirmed" && { decided_at: new Date() }),
  });
  for (const [at, kitten] of kittens.entries())
    await insertRow(server, "litter_kittens", {
      litter_id: id,
      place: at + 1,
      cat_name: kitten.cat_name,
      sex: kitten.sex,
      cat_id: status === "confirmed" ? kitten.id : null,
    });
  await buildAd(server, { cat: kittens[0]!, price_pet: 700 });
  return { id, kittens, breeder };
}

const familyOf = (id: number) => server.guest()("GET /litters/{id}/family", { params: { id } });

test("a guest reads the parents, the breeder, and the kittens with the prices of their ads", async () => {
  const { id, kittens } = await litter("confirmed");
  const { data } = await familyOf(id);
  expect(data).toMatchObject({
    id,
    born: "2026-08-01",
    breeder: "Greta Holm",
    dam: { cat_name: "Queen", credentials: [] },
    sire: { cat_name: "Stud" },
    kittens: [
      { id: kittens[0]!.id, price_pet: 700, currency_abb: "EUR" },
      { id: kittens[1]!.id, price_pet: null },
    ],
  });
  expect(JSON.stringify(data)).not.toMatch(/@|birthday/);
});

test("the ad of one of its kittens leads there", async () => {
  const { id, kittens } = await litter("confirmed");
  const { data } = await server.guest()("GET /sales/{catId}/family", {
    params: { catId: kittens[0]!.id },
  });
  expect(data.litter_id).toBe(id);
});

test("a litter that waits for the stud's owner is nobody else's, and there is none of no number", async () => {
  const { id } = await litter("waiting");
  for (const each of [id, 999_999]) expect(await statusOf(familyOf(each))).toBe(404);
});
