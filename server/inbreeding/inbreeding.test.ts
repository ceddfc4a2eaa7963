import { describe, expect, test } from "vitest";
import { buildMember } from "@felistry/testkit/build-member.ts";
import {
  startWithBreeder,
  server,
  breeder,
  elsewhere,
  queen,
  stud,
  matingOf,
  inbredKitten,
} from "@felistry/testkit/worlds/inbred-family.ts";

startWithBreeder();

const figuresOf = async (
  catId: number,
  query: { generations?: number; limit?: "paths" | "links" } = {},
) => (await server.api("GET /pedigree/{catId}/inbreeding", { params: { catId }, query })).data;

describe("one cat", () => {
  test("coefficient, ancestor loss, completeness and common ancestors of full siblings' kitten", async () => {
    const { dam, sire, sister, brother, kitten } = await inbredKitten();
    const figures = await figuresOf(kitten.id);
    expect(figures).toMatchObject({
      coefficient: 0.25,
      unique: 4,
      possible: 6,
      ancestorLoss: 4 / 6,
      knownGenerations: 2,
      completeness: [
        { generation: 1, known: 2, possible: 2, share: 1 },
        { generation: 2, known: 4, possible: 4, share: 1 },
      ],
      commonAncestorCount: 2,
      fromOlder: 0,
    });
    expect(figures.commonAncestors).toEqual(
      expect.arrayContaining(
        [sire, dam].map((common) =>
          expect.objectContaining({
            id: common.id,
            cat_name: common.cat_name,
            contribution: 0.125,
            share: 0.5,
            paths: 1,
            chains: [[brother.id, common.id, sister.id]],
          }),
        ),
      ),
    );
    expect(figures.names.map(({ id }) => id).sort()).toEqual(
      [sire.id, dam.id, brother.id, sister.id].sort(),
    );
  });

  test("a limit on generations of either kind, and invalid limits", async () => {
    const { kitten, sire } = await inbredKitten();
    const son = await stud({ dam: kitten, sire, born: "2025-01-01" });
    expect((await figuresOf(son.id, { generations: 1 })).coefficient).toBe(0);
    // The sire is the kitten's grandsire on both sides: paths of 1 and 3 generations.
    expect((await figuresOf(son.id, { generations: 3 })).coefficient).toBe(0.25);
    expect((await figuresOf(son.id, { generations: 3, limit: "links" })).coefficient).toBe(0.25);
    expect((await figuresOf(son.id)).coefficient).toBe(0.25);
    for (const query of [
      "generations=0",
      "generations=21",
      "generations=x",
      "limit=both",
      "depth=3",
    ]) {
      const answer = await server.raw(`/api/pedigree/${son.id}/inbreeding?${query}`);
      expect([query, answer.status]).toEqual([query, 400]);
    }
  });

  test("an unknown pedigree means no inbreeding and says so; an unknown cat is 404", async () => {
    const alone = await queen();
    expect(await figuresOf(alone.id)).toEqual({
      coefficient: 0,
      ancestorLoss: null,
      unique: 0,
      possible: 0,
      knownGenerations: 0,
      countedGenerations: null,
      ancestorsBeyond: 0,
      completeness: [],
      commonAncestors: [],
      commonAncestorCount: 0,
      fromOlder: 0,
      names: [],
    });
    for (const id of [999_999, 2_000_000_000])
      await expect(figuresOf(id)).rejects.toMatchObject({ status: 404 });
  });
});

describe("figures are never stale", () => {
  test("after a change of parents by the API, by another process, by a deletion and by a new cat", async () => {
    const { kitten, sister, brother, sire } = await inbredKitten();
    const f = async () => (await figuresOf(kitten.id)).coefficient;
    expect(await f()).toBe(0.25);

    await server.as(breeder)("DELETE /parents/{id}", {
      params: { id: sister.id },
      body: { mother: true },
    });
    expect(await f()).toBe(0.125);

    const setFather = (id: number, father: number | null) =>
      elsewhere.query("update cats set father_id = $2 where id = $1", [id, father]);
    for (let round = 0; round < 20; round++) {
      await setFather(sister.id, null);
      expect(await f()).toBe(0);
      await setFather(sister.id, sire.id);
      expect(await f()).toBe(0.125);
    }

    // A sire not asked about so far, with parents.
    const stranger = await stud({ sire, born: "2019-01-01" });
    await setFather(sister.id, stranger.id);
    expect(await f()).toBe(1 / 16);

    const asked = (await figuresOf(stranger.id)).unique;
    expect(asked).toBe(1);
    await setFather(sister.id, null);
    await elsewhere.query("delete from cats where id = $1", [stranger.id]);
    await expect(figuresOf(stranger.id)).rejects.toMatchObject({ status: 404 });
    await elsewhere.query(
      `insert into cats (id, cat_name, sex, breed_id, users_id, online_owner_id, father_id, mother_id)
       select $1, 'Again', 'male', breed_id, users_id, online_owner_id, $2, $3 from cats where id = $2`,
      [stranger.id, brother.id, sister.id],
    );
    expect((await figuresOf(stranger.id)).unique).toBe(4);
  });

  test("by a transaction that began before others and is committed after them", async () => {
    const { kitten, sister, brother } = await inbredKitten();
    await figuresOf(kitten.id);
    await elsewhere.query("begin");
    await elsewhere.query("update cats set mother_id = null where id = $1", [sister.id]);
    expect((await figuresOf(kitten.id)).coefficient).toBe(0.25);
    const other = await inbredKitten();
    await figuresOf(other.kitten.id);
    await elsewhere.query("commit");
    expect((await figuresOf(kitten.id)).coefficient).toBe(0.125);
    await elsewhere.query("begin");
    await elsewhere.query("update cats set mother_id = null where id = $1", [brother.id]);
    await elsewhere.query("rollback");
    expect((await figuresOf(kitten.id)).coefficient).toBe(0.125);
  });

  test("requested by many at once while parents change back and forth", async () => {
    const { kitten, sister, dam } = await inbredKitten();
    for (let round = 0; round < 10; round++) {
      await elsewhere.query("update cats set mother_id = $2 where id = $1", [
        sister.id,
        round % 2 ? dam.id : null,
      ]);
      const expected = round % 2 ? 0.25 : 0.125;
      const answers = await Promise.all(
        Array.from({ length: 8 }, async () => (await figuresOf(kitten.id)).coefficient),
      );
      expect(new Set(answers)).toEqual(new Set([expected]));
    }
  });

  test("a trial mating's figures, and a breed's", async () => {
    const { kitten, sister, brother } = await inbredKitten();
    const [{ breed_id }] = (
      await server.pool.query<{ breed_id: number }>("select breed_id from cats where id = $1", [
        kitten.id,
      ])
    ).rows as [{ breed_id: number }];
    const mean = async () =>
      (await server.api("GET /breeds/{id}/inbreeding", { params: { id: breed_id } })).data.mean;
    expect((await matingOf(sister, brother)).coefficient).toBe(0.25);
    const before = await mean();
    await elsewhere.query("update cats set mother_id = null, father_id = null where id = $1", [
      sister.id,
    ]);
    expect((await matingOf(sister, brother)).coefficient).toBe(0);
    expect(await mean()).toBeLessThan(before);
    expect(await mean()).toBe(await mean());
  });
});

describe("breeds and catteries", () => {
  test("distribution and trend; an unknown breed or cattery is 404", async () => {
    const owner = await buildMember(server);
    const traits = { owner, breed: "KOR" } as const;
    const dam = await queen({ ...traits, born: "2018-02-01" });
    const sire = await stud({ ...traits, born: "2018-03-01" });
    const daughter = await queen({ ...traits, dam, sire, born: "2020-05-05" });
    await queen({ ...traits, dam: daughter, sire, born: "2022-05-05" });
    const { data } = await server.api("GET /breeds/{id}/inbreeding", {
      params: { id: dam.breed_id },
    });
    expect(data).toMatchObject({ cats: 4, withParents: 2, mean: 0.0625, highest: 0.25 });
    expect(data.trend.map(({ year, cats, mean }) => [year, cats, mean])).toEqual([
      [2018, 2, 0],
      [2020, 1, 0],
      [2022, 1, 0.25],
    ]);
    expect(data.distribution.reduce((sum, { cats }) => sum + cats, 0)).toBe(4);
    await expect(
      server.api("GET /breeds/{id}/inbreeding", { params: { id: 9_999 } }),
    ).rejects.toMatchObject({ status: 404 });
    await expect(
      server.api("GET /catteries/{id}/inbreeding", { params: { id: 9_999 } }),
    ).rejects.toMatchObject({ status: 404 });
  });
});
