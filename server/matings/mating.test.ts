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
      "The parents carry no hidden recessives except those proven by their own parents and kittens.",
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

  test("[12.9] a fold is offered no fold, but straight-eared studs of its own breed too", async () => {
    const dam = await queen({ breed: "SFS", ems: "a" });
    await stud({ breed: "SFS", ems: "a" });
    await stud({ breed: "SCS", ems: "a 73" });
    const straight = await stud({ breed: "SFS", ems: "a 71" });
    const other = await stud({ breed: "SCS", ems: "a" });
    const offered = async (id: number) =>
      (await server.api("GET /mating/suggestions", { query: { dam: id } })).data
        .map(({ cat }) => cat.id)
        .toSorted((a, b) => a - b);
    expect(await offered(dam.id)).toEqual([straight.id, other.id]);
    const mating = (await server.api("GET /mating", { query: { dam: dam.id, sire: straight.id } }))
      .data;
    expect(mating.warnings.map(({ code }) => code)).not.toContain("harmful_together");
    expect(mating.health.notes.map(({ code }) => code)).toEqual(["fold_once"]);
  });
});

describe("the kittens' health", () => {
  const enter = (
    catId: number,
    kind: "dna" | "health",
    name: string,
    result: string,
    on?: string,
  ) =>
    server.pool.query(
      "insert into credentials (cat_id, kind, name, result, issued_on) values ($1, $2, $3, $4, $5)",
      [catId, kind, name, result, on ?? null],
    );
  const testIn = (data: Awaited<ReturnType<typeof matingOf>>, code: string) =>
    data.health.tests.find((test) => test.code === code);

  test("tests of both, with odds in both languages; what is advised and not tested is said", async () => {
    const dam = await queen({ breed: "MCO", ems: "n 22" });
    const sire = await stud({ breed: "MCO", ems: "n 22" });
    await enter(dam.id, "dna", "SMA", "N/SMA");
    await enter(sire.id, "dna", "SMA", "носитель");
    await enter(sire.id, "dna", "HCM (MYBPC3-A31P)", "N/HCM");
    await enter(dam.id, "dna", "HCM A31P", "N/N");
    const data = await matingOf(dam, sire);
    expect(testIn(data, "SMA")).toMatchObject({
      dam: { status: "carrier" },
      sire: { status: "carrier", result: "носитель" },
      grave: true,
      omia: "000939-9685",
      words: {
        en: "1/4 of the kittens fall ill, 1/2 are carriers, 1/4 are free of it.",
        ru: "Больных котят\u00a0— 1/4, носителей\u00a0— 1/2, свободных от мутации\u00a0— 1/4.",
      },
    });
    expect(testIn(data, "HCM A31P")).toMatchObject({
      grave: true,
      words: { en: "One copy is enough: 1/2 of the kittens have it." },
    });
    expect(testIn(data, "PK-DEF")).toMatchObject({ words: { en: "Neither cat is tested." } });
    expect(testIn(data, "GSD IV")).toBeUndefined();
    await enter(dam.id, "dna", "PK-Def", "see the paper");
    expect(testIn(await matingOf(dam, sire), "PK-DEF")).toMatchObject({
      dam: { status: "unread", result: "see the paper" },
      words: { en: expect.stringMatching(/not recognised/) },
    });
  });

  test("a queen of group B and a stud of group A: the danger of her milk", async () => {
    const dam = await queen({ breed: "BRI", ems: "a" });
    const sire = await stud({ breed: "BRI", ems: "a" });
    expect(testIn(await matingOf(dam, sire), "AB")).toMatchObject({ grave: false });
    await enter(dam.id, "dna", "AB blood group", "b/b");
    await enter(sire.id, "dna", "Группа крови", "A");
    const open = testIn(await matingOf(dam, sire), "AB");
    expect(open).toMatchObject({ grave: true, dam: { result: "b/b" } });
    expect(open!.words.en).toContain("half of the kittens, or all of them");
    await server.pool.query("update credentials set result = 'A/b' where cat_id = $1", [sire.id]);
    expect(testIn(await matingOf(dam, sire), "AB")!.words.ru).toContain("1/2 котят");
  });

  test("examinations with their dates and grades; folded ears and white", async () => {
    const dam = await queen({ breed: "SFS", ems: "w" });
    const sire = await stud({ breed: "SFS", ems: "w" });
    await enter(dam.id, "health", "HCM", "normal", "2020-01-01");
    await enter(sire.id, "health", "HD", "C");
    const { health } = await matingOf(dam, sire);
    expect(health.examinations).toEqual([
      {
        of: "dam",
        name: "HCM",
        result: "normal",
        issued_on: "2020-01-01",
        grave: false,
        old: true,
      },
      { of: "sire", name: "HD", result: "C", issued_on: null, grave: true, old: false },
    ]);
    expect(health.notes.map(({ code, grave }) => [code, grave])).toEqual([
      ["fold_twice", true],
      ["white_twice", true],
      ["white_copies_unknown", false],
    ]);
    await queen({ breed: "SFS", ems: "n", dam, sire, born: "2026-01-01" });
    const proven = (await matingOf(dam, sire)).health.notes.map(({ code }) => code);
    await enter(dam.id, "dna", "Dominant White", "W/W");
    const tested = (await matingOf(dam, sire)).health.notes.map(({ code }) => code);
    expect(tested).toContain("white_two_copies");
    expect(proven).toContain("white_one_copy");
    expect(proven).not.toContain("white_copies_unknown");
  });
});
