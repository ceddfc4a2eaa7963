/** Several processes over one database and one folder of files: what one has done the others show. */
import { execFileSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, inject, test, vi } from "vitest";
import { buildAd } from "@felistry/testkit/build-ad.ts";
import { buildCat } from "@felistry/testkit/build-cat.ts";
import { buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { buildUpload } from "@felistry/testkit/build-upload.ts";
import { copyOfTemplate } from "@felistry/testkit/processes/test-cluster.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";

const ROUNDS = 30;
const HEARD_WITHIN_MS = 10_000;

let dataDir: string;
let one: TestServer;
let other: TestServer;
let seller: BuiltMember;
let catId: number;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "felistry-shared-"));
  const database = await copyOfTemplate(inject("cluster"));
  const env = { DATA_DIR: dataDir };
  one = await startTestServer({ database, env });
  other = await startTestServer({ database: { ...database, drop: async () => {} }, env });
  seller = await buildMember(one);
  ({ cat_id: catId } = await buildAd(one, { cat: buildCat(one, { owner: seller }) }));
});
afterAll(async () => {
  await other.stop();
  await one.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/** Returns when the change is committed; until then nothing else happens in this process. */
function changeElsewhere(price: number): void {
  const script = `
    import pg from "pg";
    const client = new pg.Client({ connectionString: process.argv[1] });
    await client.connect();
    await client.query("update sales set price_pet = $2 where cat_id = $1", [${catId}, ${price}]);
    await client.end();`;
  execFileSync(process.execPath, [
    "--input-type=module",
    "-e",
    script,
    one.services.config.databaseUrl!,
  ]);
}

const priceAt = async (server: TestServer) =>
  (await server.api("GET /sales/all-cats", {})).data[0]!.price_pet;

test("[SEC-26] a process hears of a change while it is busy with something else", async () => {
  const { market } = other.services;
  await vi.waitFor(() => expect(market.version()).toBe(market.version()));
  const before = market.version();
  changeElsewhere(4_321);
  // No turn of the event loop: this is a page that takes long to make.
  const end = performance.now() + HEARD_WITHIN_MS;
  while (market.version() === before && performance.now() < end);
  expect(market.version()).not.toBe(before);
  expect(await priceAt(other)).toBe(4_321);
});

test("[SEC-26] a change made through one process is in the next answer there, and in every answer of another that has heard of it", async () => {
  const body = {
    price_breeding: null,
    delivery_text: "By train",
    ready_to_move_at: "2026-06-01",
  };
  const { market } = other.services;
  for (let price = 1_000; price < 1_000 + ROUNDS; price++) {
    await priceAt(one);
    await priceAt(other);
    const before = market.version();
    await one.as(seller)("POST /sales/{catId}", {
      params: { catId },
      body: { ...body, price_pet: price },
    });
    expect(await priceAt(one)).toBe(price);
    await vi.waitFor(() => expect(market.version()).not.toBe(before), { interval: 1 });
    expect(await priceAt(other)).toBe(price);
  }
});

test("[SEC-26] a photo that one process has stored is served by another with the same folder", async () => {
  const path = await buildUpload(one, { owner: seller });
  const [here, there] = await Promise.all([one.raw(path), other.raw(path)]);
  expect([here.status, there.status]).toEqual([200, 200]);
  expect(Buffer.from(await there.arrayBuffer())).toEqual(Buffer.from(await here.arrayBuffer()));
});
