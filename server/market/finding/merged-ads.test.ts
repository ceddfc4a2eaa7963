import { afterAll, beforeAll, expect, test } from "vitest";
import { buildAd } from "@felistry/testkit/build-ad.ts";
import { buildCat } from "@felistry/testkit/build-cat.ts";
import { buildCredential } from "@felistry/testkit/build-credential.ts";
import { buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";

let server: TestServer;
let owner: BuiltMember;

beforeAll(async () => {
  server = await startTestServer();
  owner = await buildMember(server);
});
afterAll(() => server.stop());

async function found(query: { breed: string; tested?: "1" }) {
  const { data, page } = await server.guest()("GET /market", { query });
  return { ids: data.ads.map(({ id }) => id), total: page.total };
}
const merge = async (kept: number, other: number) =>
  (
    await server.as(owner)("POST /cats/{id}/merge", {
      params: { id: kept },
      body: { other, take: [] },
    })
  ).data.id;
const undo = (id: number) => server.as(owner)("POST /merges/{id}/undo", { params: { id } });

async function twoRecords(breed: string) {
  const traits = { owner, breed, sex: "female", born: "2020-01-01" } as const;
  return [await buildCat(server, traits), await buildCat(server, traits)] as const;
}

test("an ad that passes to another record by a merge is found there alone, and back again", async () => {
  const [kept, gone] = await twoRecords("ABY");
  await buildAd(server, { cat: gone });
  server.services.market.changed();
  expect(await found({ breed: "aby" })).toEqual({ ids: [gone.id], total: 1 });
  const merged = await merge(kept.id, gone.id);
  expect(await found({ breed: "aby" })).toEqual({ ids: [kept.id], total: 1 });
  await undo(merged);
  expect(await found({ breed: "aby" })).toEqual({ ids: [gone.id], total: 1 });
});

test("a kitten whose mother loses her test by the undoing of a merge is no longer found by it", async () => {
  const [kept, gone] = await twoRecords("SIB");
  const sire = await buildCat(server, { owner, breed: "SIB", sex: "male", born: "2020-01-01" });
  for (const cat of [gone, sire]) await buildCredential(server, { cat, kind: "health" });
  const kitten = { owner, breed: "SIB", dam: kept, sire, born: "2023-01-01" } as const;
  const { cat_id } = await buildAd(server, { cat: buildCat(server, kitten) });
  const tested = { breed: "sib", tested: "1" } as const;
  server.services.market.changed();
  expect(await found(tested)).toEqual({ ids: [], total: 0 });
  const merged = await merge(kept.id, gone.id);
  expect(await found(tested)).toEqual({ ids: [cat_id], total: 1 });
  await undo(merged);
  expect(await found(tested)).toEqual({ ids: [], total: 0 });
});
