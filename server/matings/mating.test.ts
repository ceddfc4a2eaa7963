import { describe, expect, test } from "vitest";
import type { BuiltCat } from "@felistry/testkit/build-cat.ts";
import {
  startWithBreeder,
  server,
  queen,
  stud,
  matingOf,
  inbredKitten,
} from "@felistry/testkit/worlds/inbred-family.ts";

startWithBreeder();

describe("a trial mating", () => {
  test("the figures of the kittens, their colours by sex in both languages, and nothing to warn of", async () => {
    const dam = await queen({ ems: "f" });
    const sire = await stud({ ems: "n" });
    const data = await matingOf(dam, sire);
    expect(data).toMatchObject({
      coefficient: 0,
      possible: 2,
      dam: { id: dam.id },
      sire: { id: sire.id },
      warnings: [{ code: "little_known" }],
    });
    expect(data.kittens.map(({ sex, ems, probability }) => [sex, ems, probability]).sort()).toEqual(
      [
        ["both", "n", 0.5],
        ["female", "f", 0.25],
        ["male", "d", 0.25],
      ],
    );
    expect(data.kittens.find(({ ems }) => ems === "n")!.words).toEqual({
      en: "black",
      ru: "чёрный",
    });
    expect(data.assumptions.map(({ en }) => en)).toContain(
      "The parents carry no hidden recessives but those that their own parents and kittens prove.",
    );
  });

  test("warnings: kinship, age, breeds, sex; the figures are given all the same", async () => {
    const { sister, brother } = await inbredKitten();
    const codes = async (dam: BuiltCat, sire: BuiltCat) =>
      (await matingOf(dam, sire)).warnings.map(({ code }) => code);
    expect(await codes(sister, brother)).toContain("full_siblings");
    const young = await queen({ born: "2025-12-01" });
    expect(await codes(young, brother)).toContain("dam_too_young");
    expect(await codes(await queen({ breed: "MCO" }), brother)).toContain("breeds_not_crossed");
    const other = await stud();
    const wrong = await matingOf(other, brother);
    expect(wrong.warnings.map(({ code }) => code)).toContain("same_sex");
    expect(wrong.kittens).toEqual([]);
    expect(wrong.warnings[0]!.words.ru).toMatch(/[а-я]/);
    expect((await matingOf(brother, brother)).coefficient).toBe(0.5);
  });

  test("the limit counts generations of the kittens; an unknown cat is 404, a missing one 400", async () => {
    const { sister, brother } = await inbredKitten();
    expect((await matingOf(sister, brother, { generations: 1 })).coefficient).toBe(0);
    expect((await matingOf(sister, brother, { generations: 2 })).coefficient).toBe(0.25);
    await expect(
      server.api("GET /mating", { query: { dam: sister.id, sire: 999_999 } }),
    ).rejects.toMatchObject({ status: 404 });
    expect((await server.raw(`/api/mating?dam=${sister.id}`)).status).toBe(400);
  });
});

describe("suggestions", () => {
  test("members' grown studs of the breed and its allowed crosses, the least related first", async () => {
    const sire = await stud({ breed: "RUS" });
    const dam = await queen({ breed: "RUS", sire, born: "2022-01-01" });
    const half = await stud({ breed: "RUS", sire, born: "2022-01-01" });
    const stranger = await stud({ breed: "NEB" });
    await stud({ breed: "RUS", born: "2026-03-01" });
    await stud({ breed: "MCO" });
    await stud({ breed: "RUS", is_my_cat: 0 });
    const { data } = await server.api("GET /mating/suggestions", { query: { dam: dam.id } });
    expect(data.map(({ cat, coefficient }) => [cat.id, coefficient])).toEqual([
      [stranger.id, 0],
      [half.id, 0.125],
      [sire.id, 0.25],
    ]);
    const one = await server.api("GET /mating/suggestions", { query: { dam: dam.id, limit: 1 } });
    expect(one.data).toHaveLength(1);
  });
});
