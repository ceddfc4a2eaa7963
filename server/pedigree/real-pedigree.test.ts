import { afterAll, beforeAll, expect, test } from "vitest";
import type { ApiCaller } from "@felistry/contract/client.ts";
import { ancestorPrefixes } from "@felistry/domain/pedigree/ancestor-prefixes.ts";
import { parseEms } from "@felistry/domain/colours/ems/parse.ts";
import { buildMember } from "@felistry/testkit/build-member.ts";
import { realPedigree, type RealCat } from "@felistry/testkit/pedigrees/real-pedigree.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";
import { referenceId } from "@felistry/testkit/world.ts";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

async function enter(member: ApiCaller, cat: RealCat): Promise<number> {
  const parsed = parseEms(cat.ems);
  if (!parsed.ok) throw new Error(`${cat.name}: "${cat.ems}" is no EMS colour`);
  const colours = Object.fromEntries(
    Object.entries(parsed.codes).map(([kind, code]) => [`${kind}_ems`, code]),
  );
  const { data } = await member("POST /cats", {
    body: {
      cat_name: cat.name,
      sex: cat.sex,
      cat_birthdate: cat.born,
      breed_id: await referenceId(server, "breeds", "ems", cat.breed),
      is_my_cat: 0,
      ...colours,
    } as never,
  });
  return data.newCatId;
}

test("[D4-06] [7-58] a member enters a published pedigree of 30 cats as printed", async () => {
  const member = server.as(await buildMember(server));
  const cats = await realPedigree();
  const idOf = new Map<number, number>();
  for (const cat of cats) idOf.set(cat.id, await enter(member, cat));
  for (const { id, sire_id, dam_id } of cats) {
    const catId = idOf.get(id)!;
    if (dam_id !== null)
      await member("POST /parents/", { body: { catId, motherId: idOf.get(dam_id)! } });
    if (sire_id !== null)
      await member("POST /parents/", { body: { catId, fatherId: idOf.get(sire_id)! } });
  }

  expect(idOf.size).toBe(30);
  for (const { id, name } of cats) {
    expect(
      (await server.api("GET /cats/{id}/name", { params: { id: idOf.get(id)! } })).data.cat_name,
    ).toBe(name);
  }
  const record = (await server.api("GET /parents/{id}/ancestors", { params: { id: idOf.get(1)! } }))
    .data;
  const ids = ancestorPrefixes.map(({ prefix }) => record[`${prefix}id`]);
  expect(ids.filter((id) => id !== null)).toHaveLength(29);
  expect(new Set(ids)).toEqual(
    new Set([null, ...[...idOf.values()].filter((id) => id !== idOf.get(1))]),
  );

  const byId = new Map(cats.map((cat) => [cat.id, cat]));
  const dam = byId.get(byId.get(1)!.dam_id!)!;
  expect(record.mother_name).toBe(dam.name);
  expect(record.mother_birthdate).toBe(dam.born);
  expect(record.maternal_grandfather_name).toBe(
    dam.sire_id === null ? null : byId.get(dam.sire_id)!.name,
  );
});
