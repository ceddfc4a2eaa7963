import { afterAll, beforeAll, expect, test } from "vitest";
import { ancestorFieldsAt } from "@felistry/contract/pedigree/pedigree.ts";
import { ancestorPrefixes } from "@felistry/domain/pedigree/ancestor-prefixes.ts";
import { LAST_POSITION, sexAt } from "@felistry/domain/pedigree/positions.ts";
import { buildCat, type BuiltCat } from "@felistry/testkit/build-cat.ts";
import { buildMember } from "@felistry/testkit/build-member.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const ancestorsOf = async (id: number) =>
  (await server.api("GET /parents/{id}/ancestors", { params: { id } })).data as Record<
    string,
    unknown
  >;

test("[7-62] [D4-06] all 30 ancestors have their prefixes, and there is no fifth generation", async () => {
  const owner = await buildMember(server);
  const byPosition = new Map<number, BuiltCat>();
  for (let position = LAST_POSITION * 2 + 1; position >= 1; position--) {
    const family = { sire: byPosition.get(position * 2), dam: byPosition.get(position * 2 + 1) };
    byPosition.set(
      position,
      await buildCat(server, {
        owner,
        cat_name: `Cat at ${position}`,
        prefix: "Neva's",
        suffix: "of Ob",
        sex: sexAt(position),
        born: `${2024 - Math.floor(Math.log2(position)) * 2}-01-01`,
        ems: "ns 09 22 61",
        ...(family.sire && { sire: family.sire }),
        ...(family.dam && { dam: family.dam }),
      }),
    );
  }
  const record = await ancestorsOf(byPosition.get(1)!.id);
  expect(Object.keys(record)).toHaveLength(336);
  for (const { prefix, position } of ancestorPrefixes) {
    const cat = byPosition.get(position)!;
    const expected: Record<string, unknown> = {
      id: cat.id,
      name: `Cat at ${position}`,
      cattery_prefix: "Neva's",
      suffix: "of Ob",
      birthdate: cat.cat_birthdate,
      main: "n",
      gold: "s",
      white: "09",
      tabby: "22",
      point: null,
      eye: "61",
      breed_ems: "SIB",
    };
    const fields = ancestorFieldsAt(position);
    expect(Object.fromEntries(fields.map((field) => [field, record[prefix + field]]))).toEqual(
      Object.fromEntries(fields.map((field) => [field, expected[field]])),
    );
  }
  expect(record.maternal_grandmother_birthdate).toBe("2020-01-01");
  expect(record).not.toHaveProperty("maternal_grandmother_mother_birthdate");
});

test("[D4-06] [D4-07] [3-34] [3-35] the 30 prefixes and no other, birth dates in the first two generations only", async () => {
  const record = await ancestorsOf((await buildCat(server)).id);
  const named = [
    "mother_",
    "father_",
    "maternal_grandmother_",
    "maternal_grandfather_",
    "paternal_grandmother_",
    "paternal_grandfather_",
  ];
  const third = named.slice(2).flatMap((prefix) => [`${prefix}mother_`, `${prefix}father_`]);
  const fourth = third.flatMap((prefix) => [`${prefix}mother_`, `${prefix}father_`]);
  const fields = [
    "id",
    "name",
    "cattery_prefix",
    "suffix",
    "main",
    "gold",
    "white",
    "tabby",
    "point",
    "eye",
    "breed_ems",
  ];
  const keys = [...named, ...third, ...fourth].flatMap((prefix) =>
    fields.map((field) => prefix + field),
  );
  expect(new Set(Object.keys(record))).toEqual(
    new Set([...keys, ...named.map((prefix) => `${prefix}birthdate`)]),
  );
});

test("[D4-08] every field of a cat without parents is null; an unknown cat is 404", async () => {
  const record = await ancestorsOf((await buildCat(server)).id);
  expect(Object.values(record)).toHaveLength(336);
  expect(new Set(Object.values(record))).toEqual(new Set([null]));
  await expect(ancestorsOf(999_999)).rejects.toMatchObject({
    status: 404,
    body: { message: "No such cat" },
  });
});

test("[7-62] a repeated ancestor, and one without a colour, appear at each place", async () => {
  const owner = await buildMember(server);
  const sire = await buildCat(server, {
    owner,
    sex: "male",
    born: "2015-01-01",
    ems: null,
    cat_name: 'Quote " and \\ back',
  });
  const dam = await buildCat(server, { owner, sex: "female", born: "2018-01-01", sire });
  const cat = await buildCat(server, { owner, sire, dam });
  const record = await ancestorsOf(cat.id);
  expect(record.father_id).toBe(sire.id);
  expect(record.maternal_grandfather_id).toBe(sire.id);
  expect(record.maternal_grandfather_name).toBe('Quote " and \\ back');
  expect(record.father_main).toBeNull();
});
