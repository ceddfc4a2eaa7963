/** The pictures of shared links: each page's own, of the size that networks show, and gone with what they show. */
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildAd } from "@felistry/testkit/build-ad.ts";
import { buildCat } from "@felistry/testkit/build-cat.ts";
import { buildCattery } from "@felistry/testkit/build-cattery.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";
import { insertRow, nextNumber } from "@felistry/testkit/world.ts";

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.stop());

const get = (name: string, headers: Record<string, string> = {}) =>
  server.raw(`/shared/${name}.png`, { headers });

async function family() {
  const [dam, sire] = await Promise.all([
    buildCat(server, { cat_name: "Queen", born: "2022-01-01" }),
    buildCat(server, { cat_name: "Stud", sex: "male", born: "2022-01-01" }),
  ]);
  const kitten = await buildCat(server, { dam, sire, born: "2026-08-01", prefix: "Silverbrook" });
  const { id: litter } = await insertRow<{ id: number }>(server, "litters", {
    breeder_id: dam.online_owner_id,
    dam_id: dam.id,
    sire_id: sire.id,
    born: "2026-08-01",
    status: "confirmed",
    form_key: `shared ${nextNumber()}`,
    decided_at: new Date(),
  });
  await buildAd(server, { cat: kitten });
  return { kitten, litter };
}

test("cat, ad, litter, cattery and breed have a picture of 1200 × 630 pixels", async () => {
  const { kitten, litter } = await family();
  const cattery = await buildCattery(server);
  const names = [
    `cat-${kitten.id}`,
    `ad-${kitten.id}`,
    `litter-${litter}`,
    `cattery-${cattery.id}`,
  ];
  for (const name of [...names, "breed-sfs"]) {
    const answer = await get(name);
    expect([name, answer.status, answer.headers.get("content-type")]).toEqual([
      name,
      200,
      "image/png",
    ]);
    const picture = Buffer.from(await answer.arrayBuffer());
    expect(await sharp(picture).metadata()).toMatchObject({
      format: "png",
      width: 1200,
      height: 630,
    });
  }
});

test("a changed price or name is another picture; the same one is not sent twice", async () => {
  const { kitten } = await family();
  const name = `ad-${kitten.id}`;
  const tag = (await get(name)).headers.get("etag")!;
  expect((await get(name, { "if-none-match": tag })).status).toBe(304);
  await server.pool.query("update sales set price_pet = 777 where cat_id = $1", [kitten.id]);
  expect((await get(name, { "if-none-match": tag })).status).toBe(200);
});

test("there is none of an ad that rests, of a litter that waits, or of nothing", async () => {
  const { kitten, litter } = await family();
  await server.pool.query("update sales set is_active = false where cat_id = $1", [kitten.id]);
  await server.pool.query(
    "update litters set status = 'waiting', decided_at = null where id = $1",
    [litter],
  );
  for (const name of [`ad-${kitten.id}`, `litter-${litter}`, "cat-999999", "breed-zzz", "cat-x"])
    expect([name, (await get(name)).status]).toEqual([name, 404]);
  expect((await get(`cat-${kitten.id}`)).status).toBe(200);
});
