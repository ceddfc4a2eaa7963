import { afterAll, beforeAll, expect, test } from "vitest";
import type { Answer } from "@felistry/contract/api.ts";
import { buildCat, type BuiltCat } from "@felistry/testkit/build-cat.ts";
import { buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";

let server: TestServer;
let owner: BuiltMember;

beforeAll(async () => {
  server = await startTestServer();
  owner = await buildMember(server);
});
afterAll(() => server.stop());

interface Parents {
  sire?: BuiltCat;
  dam?: BuiltCat;
}

const queen = (born: string, parents: Parents = {}) =>
  buildCat(server, { owner, sex: "female", born, ...parents });
const stud = (born: string, parents: Parents = {}) =>
  buildCat(server, { owner, sex: "male", born, ...parents });

const offspringOf = async (catId: number, query = {}) =>
  (await server.api("GET /pedigree/{catId}/offspring", {
    params: { catId },
    query,
  })) as Answer<"GET /pedigree/{catId}/offspring">;
const siblingsOf = async (catId: number) =>
  (await server.api("GET /pedigree/{catId}/siblings", { params: { catId } }))
    .data as Answer<"GET /pedigree/{catId}/siblings">["data"];
const descendantsOf = async (catId: number, generations: number) =>
  (
    await server.api("GET /pedigree/{catId}/descendants", {
      params: { catId },
      query: { generations },
    })
  ).data as Answer<"GET /pedigree/{catId}/descendants">["data"];

test("a cat's children come youngest first with their other parent, page by page, none twice", async () => {
  const sire = await stud("2018-01-01");
  const dam = await queen("2018-01-01");
  const oldest = await stud("2020-01-01", { sire, dam });
  const youngest = await queen("2022-01-01", { sire });
  const mate = await queen("2020-01-01", { sire, dam });
  const undated = await queen("2021-01-01", { sire, dam });
  await server.pool.query("update cats set cat_birthdate = null where id = $1", [undated.id]);

  const ids: number[] = [];
  let cursor: string | null = null;
  do {
    const page: Answer<"GET /pedigree/{catId}/offspring"> = await offspringOf(sire.id, {
      limit: 2,
      ...(cursor !== null && { cursor }),
    });
    ids.push(...page.data.map(({ id }) => id));
    cursor = page.page.next;
  } while (cursor !== null);
  expect(ids).toEqual([youngest.id, mate.id, oldest.id, undated.id]);

  const { data } = await offspringOf(sire.id);
  expect(data.map(({ other_parent }) => other_parent?.id ?? null)).toEqual([
    null,
    dam.id,
    dam.id,
    dam.id,
  ]);
});

test("siblings are distinguished: litter mates, full siblings, half-siblings by the dam or the sire", async () => {
  const sire = await stud("2015-01-01");
  const dam = await queen("2015-01-01");
  const cat = await queen("2019-05-01", { sire, dam });
  const mate = await stud("2019-05-01", { sire, dam });
  const full = await stud("2020-06-01", { sire, dam });
  const byDam = await queen("2021-01-01", { dam });
  const bySire = await queen("2021-01-01", { sire, dam: await queen("2016-01-01") });

  const { siblings, more } = await siblingsOf(cat.id);
  expect(siblings.map(({ id, kin }) => [id, kin])).toEqual([
    [mate.id, "litter"],
    [full.id, "full"],
    [byDam.id, "dam"],
    [bySire.id, "sire"],
  ]);
  expect(more).toBe(false);
  expect((await siblingsOf(sire.id)).siblings).toEqual([]);
});

test("descendants appear once, in their nearest generation, to the requested depth", async () => {
  const founder = await stud("2010-01-01");
  const child = await stud("2012-01-01", { sire: founder });
  const daughter = await queen("2012-02-01", { sire: founder });
  // By a son and a daughter, and by a grandson and the daughter: each reached in two ways.
  const grandson = await stud("2014-01-01", { sire: child, dam: daughter });
  const inbred = await queen("2016-01-01", { sire: grandson, dam: daughter });
  const deep = await queen("2018-01-01", { sire: await stud("2014-01-01"), dam: inbred });

  const all = await descendantsOf(founder.id, 6);
  expect(all.descendants.map(({ id }) => id)).toEqual([
    child.id,
    daughter.id,
    grandson.id,
    inbred.id,
    deep.id,
  ]);
  expect(all.descendants[2]).toMatchObject({ father_id: child.id, mother_id: daughter.id });
  expect(all.more).toBe(false);
  const two = await descendantsOf(founder.id, 2);
  expect(two.descendants.map(({ id }) => id)).toEqual([
    child.id,
    daughter.id,
    grandson.id,
    inbred.id,
  ]);
});

test("an unknown cat is 404, an invalid depth is 400", async () => {
  for (const path of ["offspring", "siblings", "descendants"]) {
    const response = await server.raw(`/api/pedigree/2000000000/${path}`);
    expect(response.status).toBe(404);
  }
  const response = await server.raw(`/api/pedigree/1/descendants?generations=7`);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ errors: [{ field: "generations" }] });
});

test("kin are told with their names in the reader's script", async () => {
  const sire = await stud("2018-01-01");
  const mate = await buildCat(server, {
    owner,
    sex: "female",
    born: "2018-01-01",
    cat_name: "Stella",
  });
  const kitten = await buildCat(server, {
    owner,
    cat_name: "Barsik",
    born: "2021-01-01",
    sire,
    dam: mate,
  });
  const toldIn = async (locale: "en" | "ru") => {
    const guest = server.guest({ locale });
    const params = { catId: sire.id };
    const [down, offspring] = [
      await guest("GET /pedigree/{catId}/descendants", { params, query: { generations: 1 } }),
      await guest("GET /pedigree/{catId}/offspring", { params, query: {} }),
    ];
    return [...down.data.descendants, offspring.data[0]!.other_parent!].map((cat) => [
      cat.id,
      cat.other_name,
    ]);
  };
  expect(await toldIn("ru")).toEqual([
    [kitten.id, "Барсик"],
    [mate.id, "Стелла"],
  ]);
  expect(await toldIn("en")).toEqual([
    [kitten.id, null],
    [mate.id, null],
  ]);
});
