/** Forms without colons whose labels may also begin names. */
import { drawnLine } from "@felistry/testkit/sheets/drawn-words.ts";
import { expect, test } from "vitest";
import { paperLines } from "../paper-lines.ts";
import { readPedigree } from "../read-pedigree.ts";

type Print = readonly [x: number, y: number, text: string];

function read(...print: readonly Print[]) {
  const words = print.flatMap(([x, y, text]) => drawnLine(x, y, text));
  return readPedigree([{ width: 1700, height: 2400, words }], {
    breeds: [{ ems: "SIB", names: ["Siberian"] }],
    systems: [],
    names: [],
  });
}

const namesOf = ({ ancestors }: ReturnType<typeof read>) =>
  ancestors.map(({ position, name, suffix }) => [position, `${name.value} ${suffix?.value}`]);

const HEAD: readonly Print[] = [
  [60, 100, "Nome do gato"],
  [360, 100, "Mira of Northern Light"],
  [60, 140, "Data de nascimento"],
  [360, 140, "03/04/2024"],
];

test("a word in a column of labels is one, though it may begin a name", () => {
  const { cat, owner } = read(
    ...HEAD,
    [60, 180, "Cor"],
    [360, 180, "SIB n 22"],
    [60, 220, "Sahibi"],
    [360, 220, "Vera Kolar"],
  );
  expect(cat.ems?.value).toBe("SIB n 22");
  expect(owner?.value).toBe("Vera Kolar");
});

test("beside the column, or with nothing behind it, it is none", () => {
  expect(read(...HEAD, [160, 180, "Sahibi"], [460, 180, "Vera Kolar"]).owner).toBeNull();
  expect(read(...HEAD, [60, 180, "Sahibi"]).owner).toBeNull();
});

const PARENTS = (sire: string, dam: string): Print[] => [
  [60, 600, sire],
  [360, 600, "Boris of Old Castle"],
  [360, 640, "SIB n  LO 12345"],
  [60, 700, dam],
  [360, 700, "Zita of Grey Harbour"],
  [360, 740, "SIB d  LO 54321"],
];

test.each([
  ["Apa", "Anya"],
  ["Baba", "Anne"],
  ["Pai", "Mãe"],
])("%s above %s names the parents", (sire, dam) => {
  expect(namesOf(read(...HEAD, ...PARENTS(sire, dam)))).toEqual([
    [2, "Boris of Old Castle"],
    [3, "Zita of Grey Harbour"],
  ]);
});

test("a cat called Anya is no dam's caption where the dam has hers", () => {
  const found = read(
    ...HEAD,
    ...PARENTS("Sire", "Dam"),
    [60, 660, "Anya"],
    [360, 780, "Anya of Moonwood"],
  );
  expect(namesOf(found)[0]).toEqual([2, "Boris of Old Castle"]);
  expect(namesOf(found)[1]).toEqual([3, "Zita of Grey Harbour"]);
});

test("of «Nome do pai» and «Registro da mãe» each is the parent's, with what stands in its row", () => {
  const found = read(
    ...HEAD,
    [60, 300, "Nome do pai"],
    [360, 300, "Boris of Old Castle"],
    [60, 340, "Registro do pai"],
    [360, 340, "LO 12345"],
    [900, 340, "Nascimento:"],
    [1100, 340, "01/02/2020"],
    [60, 380, "Nome da mãe"],
    [360, 380, "Zita of Grey Harbour"],
    [60, 420, "Registro da mãe"],
    [360, 420, "LO 54321"],
    [900, 420, "Nascimento:"],
    [1100, 420, "05/06/2021"],
  );
  expect(namesOf(found)).toEqual([
    [2, "Boris of Old Castle"],
    [3, "Zita of Grey Harbour"],
  ]);
  expect(found.ancestors.map(({ birthdate }) => birthdate?.value)).toEqual([
    "2020-02-01",
    "2021-06-05",
  ]);
  expect(found.cat.birthdate?.value).toBe("2024-04-03");
});

test.each([
  ["behind", 900, 60],
  ["before", 60, 900],
])(
  "a field of the cat that stands %s one parent's label is not that parent's",
  (_, own, parents) => {
    const found = read(
      ...HEAD,
      [own, 300, "Nascimento:"],
      [own + 200, 300, "03/04/2024"],
      ...[
        ["Nome do pai", "Boris of Old Castle"],
        ["Registro do pai", "LO 12345"],
        ["Nome da mãe", "Zita of Grey Harbour"],
        ["Registro da mãe", "LO 54321"],
      ].flatMap(([label, value], i): Print[] => [
        [parents, 300 + i * 40, label!],
        [parents + 300, 300 + i * 40, value!],
      ]),
    );
    expect(found.cat.birthdate?.value).toBe("2024-04-03");
    expect(found.ancestors.map(({ birthdate }) => birthdate?.value)).toEqual([
      undefined,
      undefined,
    ]);
  },
);

test.each([
  ["Sire", "Sire No.", "Dam", "Dam No."],
  ["Отец", "Отец №", "Мать", "Мать №"],
])("%s and %s are a name and a number, not one name", (sire, ofSire, dam, ofDam) => {
  const found = read(
    ...HEAD,
    [60, 300, sire],
    [360, 300, "Boris of Old Castle"],
    [60, 340, ofSire],
    [360, 340, "LO 12345"],
    [60, 380, dam],
    [360, 380, "Zita of Grey Harbour"],
    [60, 420, ofDam],
    [360, 420, "LO 54321"],
  );
  expect(namesOf(found)).toEqual([
    [2, "Boris of Old Castle"],
    [3, "Zita of Grey Harbour"],
  ]);
  expect(found.ancestors.map(({ number }) => number?.value)).toEqual(["LO 12345", "LO 54321"]);
});

test("such labels are no lines that are left to be placed", () => {
  const print: readonly Print[] = [
    ...HEAD,
    [60, 180, "Sahibi"],
    [360, 180, "Vera Kolar"],
    [60, 300, "Baba adı"],
  ];
  const words = print.flatMap(([x, y, text]) => drawnLine(x, y, text));
  expect(paperLines([{ width: 1700, height: 2400, words }]).map(({ text }) => text)).toEqual([
    "Mira of Northern Light",
    "03/04/2024",
    "Vera Kolar",
  ]);
});
