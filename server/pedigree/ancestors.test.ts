import { afterAll, beforeAll, expect, test } from "vitest";
import { ancestorFieldsAt } from "@felistry/contract/pedigree/pedigree.ts";
import {
  ancestorsOf as placed,
  codeOf,
  colourWordsOf,
} from "@felistry/domain/pedigree/ancestors.ts";
import { ancestorPrefixes } from "@felistry/domain/pedigree/ancestor-prefixes.ts";
import { LAST_POSITION, sexAt } from "@felistry/domain/pedigree/positions.ts";
import { buildCat, type BuiltCat } from "@felistry/testkit/build-cat.ts";
import { buildMember } from "@felistry/testkit/build-member.ts";
import { pdfText } from "@felistry/testkit/pdf-text.ts";
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

test("[12.1] tail, ears and coat of the ancestors come beside their record, and are in their codes and words", async () => {
  const owner = await buildMember(server);
  const sire = await buildCat(server, {
    owner,
    sex: "male",
    born: "2020-01-01",
    breed: "MAN",
    ems: "n 22 51",
  });
  const dam = await buildCat(server, {
    owner,
    sex: "female",
    born: "2020-01-01",
    breed: "MAN",
    ems: "a",
  });
  const cat = await buildCat(server, {
    owner,
    born: "2023-01-01",
    breed: "MAN",
    ems: "n 54",
    sire,
    dam,
  });
  const record = (await server.api("GET /parents/{id}/ancestors", { params: { id: cat.id } })).data;
  expect(Object.keys(record)).toHaveLength(336);
  const told = (await server.api("GET /pedigree/{catId}/titles", { params: { catId: cat.id } }))
    .data;
  expect(told.map(({ cat_id, build }) => [cat_id, build])).toEqual([
    [sire.id, "51"],
    [cat.id, "54"],
  ]);
  const ancestors = placed(record, told);
  expect(codeOf(ancestors.get(2)!)).toBe("MAN n 22 51");
  expect(colourWordsOf(ancestors.get(2)!, "en")).toBe("black blotched tabby, rumpy");
  expect(colourWordsOf(ancestors.get(2)!, "ru")).toMatch(/рампи$/);
  expect(codeOf(ancestors.get(3)!)).toBe("MAN a");
  const chart = await server.raw(`/pedigrees/${cat.id}.pdf`);
  expect((await pdfText(await chart.bytes())).text).toContain("MAN n 22 51");
});
