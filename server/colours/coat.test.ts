import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { dataTable } from "@felistry/testkit/data-table.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => {
  await server.stop();
});

// oxlint-disable-next-line typescript/no-explicit-any
type Answered = any;

interface Parent {
  ems: string;
  genotype?: Record<string, string>;
}

async function post(body: unknown) {
  const response = await server.raw("/api/coat/cross", {
    method: "POST",
    headers: { host: "localhost", "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Answered };
}

async function ems(code: string, host = "localhost") {
  const response = await server.raw(`/api/ems?${new URLSearchParams({ code })}`, {
    headers: { host },
  });
  return { status: response.status, body: (await response.json()) as Answered };
}

/** The worked crosses of the reference, each with its number there; 01/02 (two copies of spotting) is answered as 02. */
const crosses: [title: string, sire: Parent, dam: Parent, kittens: string[]][] = [
  ["1", { ems: "d" }, { ems: "n" }, ["female f 1/2", "male n 1/2"]],
  ["3", { ems: "n" }, { ems: "f" }, ["both n 1/2", "female f 1/4", "male d 1/4"]],
  ["4", { ems: "d" }, { ems: "f" }, ["both d 1/2", "female f 1/4", "male n 1/4"]],
  [
    "6",
    { ems: "e" },
    { ems: "n", genotype: { D: "D/d" } },
    ["female f 1/4", "female g 1/4", "male a 1/4", "male n 1/4"],
  ],
  [
    "8",
    { ems: "n", genotype: { B: "B/b" } },
    { ems: "n", genotype: { B: "B/b" } },
    ["both n 3/4", "both b 1/4"],
  ],
  [
    "9",
    { ems: "n", genotype: { B: "B/b", D: "D/d" } },
    { ems: "n", genotype: { B: "B/b", D: "d/D" } },
    ["both n 9/16", "both a 3/16", "both b 3/16", "both c 1/16"],
  ],
  [
    "11",
    { ems: "n 23", genotype: { A: "A/a", Ta: "M/b" } },
    { ems: "n 22", genotype: { A: "A/a", Mc: "b/b" } },
    ["both n 22 3/8", "both n 23 3/8", "both n 1/4"],
  ],
  [
    "13",
    { ems: "n", genotype: { C: "C/cs" } },
    { ems: "n 33", genotype: { C: "cs/cs" } },
    ["both n 1/2", "both n 33 1/2"],
  ],
  [
    "16",
    { ems: "ns 23", genotype: { I: "I/i", A: "A/A" } },
    { ems: "n 23", genotype: { A: "A/A" } },
    ["both n 23 1/2", "both ns 23 1/2"],
  ],
  [
    "18",
    { ems: "n 03" },
    { ems: "d 03", genotype: { S: "S/s" } },
    [
      "female f 03 1/4",
      "male d 03 1/4",
      "female f 1/8",
      "female f 02 1/8",
      "male d 1/8",
      "male d 02 1/8",
    ],
  ],
  [
    "19",
    { ems: "w", genotype: { W: "W/w", O: "o/Y" } },
    { ems: "f" },
    ["both w 1/2", "both n 1/4", "female f 1/8", "male d 1/8"],
  ],
  [
    "21",
    { ems: "n 23", genotype: { Wb: "N/wb" } },
    { ems: "ny 23", genotype: { Wb: "wb/wb" } },
    ["both n 23 1/2", "both ny 23 1/2"],
  ],
];

describe("POST /coat/cross", () => {
  test.each(crosses)("the worked cross %s", async (_title, sire, dam, expected) => {
    const { status, body } = await post({ dam, sire });
    expect(status).toBe(200);
    const kittens: { sex: string; ems: string; probability: number; fraction: string }[] =
      body.data.kittens;
    expect(
      kittens.map(({ sex, ems: code, fraction }) => `${sex} ${code} ${fraction}`).sort(),
    ).toEqual(expected.sort());
    expect(kittens.reduce((sum, { probability }) => sum + probability, 0)).toBe(1);
  });

  test("of breeds: their implied parts, their words and their hair; assumptions are stated", async () => {
    const { body } = await post({ dam: { ems: "RAG n" }, sire: { ems: "rag A" } });
    expect(body.data).toMatchObject({
      kittens: [
        { sex: "both", ems: "n 33", words: { en: "seal point", ru: "сил-пойнт" }, probability: 1 },
      ],
      longhair: 1,
      genotypes: {
        dam: { O: "o/o", D: "D/D", C: "cs/cs", L: "l/l" },
        sire: { O: "o/Y", D: "d/d" },
      },
    });
    expect(body.data.assumptions[1]).toEqual({
      en: "The parents carry no hidden recessives except those named.",
      ru: "Родители не несут скрытых рецессивных генов, кроме указанных.",
    });
    const carriers = { genotype: { L: "L/l" } };
    const shorthair = await post({
      dam: { ems: "BRI a", ...carriers },
      sire: { ems: "BRI a", ...carriers },
    });
    expect(shorthair.body.data.longhair).toBe(0.25);
    const unknown = await post({ dam: { ems: "a" }, sire: { ems: "BRI a" } });
    expect(unknown.body.data.longhair).toBeNull();
  });

  test.each([
    [{ ems: "MCO k" }, "dam.ems", "The part “k” of this EMS code is not recognised"],
    [{ ems: "" }, "dam.ems", "Please fill in this field"],
    [{ ems: "x 22" }, "dam.ems", "To calculate the kittens, the colour must be known"],
    [{ ems: "MCO" }, "dam.ems", "To calculate the kittens, the colour must be known"],
    [
      { ems: "a", genotype: { D: "D/d" } },
      "dam.genotype.D",
      "A cat of the colour a cannot be D/d at the locus D",
    ],
    [
      { ems: "SIB n", genotype: { L: "L/l" } },
      "dam.genotype.L",
      "A cat of the colour SIB n cannot be L/l at the locus L",
    ],
    [
      { ems: "n", genotype: { O: "o/Y" } },
      "dam.genotype.O",
      "The locus O has no pair of alleles “o/Y”",
    ],
    [
      { ems: "n", genotype: { D: "D/d/d" } },
      "dam.genotype.D",
      "The locus D has no pair of alleles “D/d/d”",
    ],
    [
      { ems: "n", genotype: { W: "w/w", S: "s/s" } },
      "dam.genotype.S",
      "The locus S has no pair of alleles “s/s”",
    ],
    [{ ems: "n", genotype: { Q: "Q/q" } }, "dam.genotype.Q", "This value is not valid"],
  ])("%j is refused, and %s named", async (dam, field, message) => {
    const { status, body } = await post({ dam, sire: { ems: "n" } });
    expect(status).toBe(400);
    expect(body.errors).toEqual([{ field, message: expect.stringContaining(message) }]);
  });

  test("a tortie tom is refused with the reason", async () => {
    const { status, body } = await post({ dam: { ems: "n" }, sire: { ems: "f" } });
    expect(status).toBe(400);
    expect(body.errors).toEqual([
      { field: "sire.ems", message: expect.stringContaining("A tortie tom is a rare exception") },
    ]);
  });
});

describe("GET /ems", () => {
  test("takes a code apart", async () => {
    expect(await ems("mco NS 22 x09 53 83")).toMatchObject({ status: 400 });
    const { status, body } = await ems("mco NS 22 09 53");
    expect(status).toBe(200);
    expect(body.data).toEqual({
      breed: "MCO",
      normalised: "MCO ns 09 22 53",
      parts: [
        { code: "MCO", kind: "breed", words: { en: "Maine Coon", ru: "Мейн-кун" } },
        { code: "n", kind: "main", words: { en: "black / seal", ru: "чёрный / сил" } },
        { code: "s", kind: "gold", words: { en: "silver / smoke", ru: "серебристый / дымчатый" } },
        {
          code: "09",
          kind: "white",
          words: { en: "unspecified amount of white", ru: "с белым (количество не указано)" },
        },
        {
          code: "22",
          kind: "tabby",
          words: { en: "blotched (classic) tabby", ru: "мраморный табби" },
        },
        {
          code: "53",
          kind: "tail",
          words: { en: "stumpy (short tail)", ru: "стампи (короткий хвост)" },
        },
      ],
      words: {
        en: "Maine Coon, black silver blotched tabby with white, stumpy",
        ru: "Мейн-кун, чёрный серебристый мраморный с белым, стампи",
      },
    });
  });

  test("knows every example of the reference, and says it in its words", async () => {
    const examples = await dataTable<"ems" | "name_eng" | "name_ru">("ems_examples.csv");
    // The breed's name comes first; the colour's other name is in parentheses.
    const plain = (text: string) => text.replace(/^[^,]+, /, "").replaceAll(/ ?\([^)]*\)/g, "");
    for (const { ems: code, name_eng, name_ru } of examples) {
      const { body } = await ems(code);
      expect(body.data.normalised).toBe(code);
      expect(plain(body.data.words.en)).toBe(plain(name_eng));
      expect(plain(body.data.words.ru)).toBe(plain(name_ru));
    }
  });

  test("reads other lists' codes as ours", async () => {
    expect((await ems("BSH a")).body.data).toMatchObject({ breed: "BRI", normalised: "BRI a" });
    expect(
      (await ems("XLH n 22 non")).body.data.parts.map(({ kind }: { kind: string }) => kind),
    ).toEqual(["breed", "main", "tabby", "flag"]);
  });

  test.each([
    ["MCO k 22", "k", "localhost", "The part “k” of this EMS code is not recognised"],
    ["MCO n 99", "99", "ru.localhost", "В коде EMS непонятна часть «99»"],
  ])("%s: the unknown part %s is named", async (code, part, host, message) => {
    const { status, body } = await ems(code, host);
    expect(status).toBe(400);
    expect(body).toMatchObject({ message, data: { part }, errors: [{ field: "code", message }] });
  });

  test("a second pattern is named beside the first, not called unknown", async () => {
    const { status, body } = await ems("MCO n 22 23");
    const message =
      "The parts “22” and “23” contradict each other in one EMS code: keep one of them";
    expect(status).toBe(400);
    expect(body).toMatchObject({
      message,
      data: { part: "23", beside: "22" },
      errors: [{ field: "code", message }],
    });
  });

  test("is bounded", async () => {
    expect((await ems("n ".repeat(40))).status).toBe(400);
    expect((await ems("")).body.errors).toEqual([
      { field: "code", message: "Please fill in this field" },
    ]);
  });
});

test("the server has met no fault of its own", () => {
  expect(server.faults).toEqual([]);
});
