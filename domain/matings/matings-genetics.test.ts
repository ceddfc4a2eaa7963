import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { dataTable } from "@felistry/testkit/data-table.ts";
import { BREED_CODES } from "../colours/ems/breed-codes.ts";
import { NO_COLOUR } from "../colours/ems/codes.ts";
import {
  BLOOD_ALLELES,
  type Blood,
  bloodOf,
  endangered,
  groupOf,
  kittenGroups,
} from "./blood-groups.ts";
import { examinationNamed, isGrave } from "./examinations.ts";
import { outcomeOf, quartersOf, quarterText } from "./test-odds.ts";
import { type Copies, copiesOf, testNamed, type GeneticTest } from "./test-result.ts";
import { traitNotes, type TraitCat } from "./trait-notes.ts";
import { isWhiteTest, whiteCopiesTested } from "./white-copies.ts";

const rows = await dataTable<
  | "code"
  | "also"
  | "gene"
  | "inheritance"
  | "two_copies"
  | "breeds"
  | "omia"
  | "name_en"
  | "name_ru"
  | "source"
>("genetic_tests.csv");
const tests = rows.map((row): GeneticTest => ({
  code: row.code,
  also: row.also.split(";").filter(Boolean),
  gene: row.gene,
  inheritance: row.inheritance as GeneticTest["inheritance"],
  twoCopies: (row.two_copies || null) as GeneticTest["twoCopies"],
}));
const recessive = tests.find(({ code }) => code === "SMA")!;
const dominant = tests.find(({ code }) => code === "PKD1")!;

describe("data/genetic_tests.csv", () => {
  test("every row is whole: breeds exist, OMIA numbers are of cats, there is a source", () => {
    for (const row of rows) {
      for (const breed of row.breeds.split(" ").filter(Boolean))
        expect(BREED_CODES).toContain(breed);
      expect(row.omia).toMatch(/^\d{6}-9685$/);
      expect(row.inheritance).toMatch(/^(?:recessive|dominant)$/);
      expect(row.two_copies).toMatch(row.inheritance === "dominant" ? /^(?:lethal|worse)$/ : /^$/);
      expect([row.gene, row.name_en, row.source].every(Boolean)).toBe(true);
      expect(row.name_ru).toMatch(/[а-я]/);
    }
    expect(new Set(rows.map(({ code }) => code)).size).toBe(rows.length);
  });
});

test.each([
  ["HCM A31P", "HCM A31P"],
  ["HCM (MYBPC3-A31P)", "HCM A31P"],
  ["MYBPC3 R820W", "HCM R820W"],
  ["PKD1", "PKD1"],
  ["pk-def", "PK-DEF"],
  ["PKdef", "PK-DEF"],
  ["PRA-rdAc", "PRA-RDAC"],
  ["pd-PRA", "PRA-PD"],
  ["PRA b", "PRA-B"],
  ["GSD IV", "GSD IV"],
  ["FIV", undefined],
  ["PRA", undefined],
])("%s is the test %s", (name, code) => {
  expect(testNamed(name, tests)?.code).toBe(code);
});

test.each([
  ["N/N", recessive, 0],
  ["n/sma", recessive, 1],
  ["SMA/SMA", recessive, 2],
  ["wt/wt", recessive, 0],
  ["carrier", recessive, 1],
  ["носитель", recessive, 1],
  ["не носитель", recessive, 0],
  ["здоров", recessive, 0],
  ["affected", recessive, 2],
  ["2 copies", recessive, 2],
  ["1 копия", recessive, 1],
  ["positive", dominant, "some"],
  ["N/P", dominant, 1],
  ["negative", dominant, 0],
  ["see the paper", dominant, null],
] as const)("%s of %o says %s", (result, of, copies) => {
  expect(copiesOf(result, of)).toBe(copies);
});

describe("nucleotides of a laboratory mean what they mean in that gene", () => {
  test.each([
    ["HCM A31P", "G/G", 0],
    ["HCM A31P", "G/C", 1],
    ["HCM A31P", "C/G", 1],
    ["HCM A31P", "C/C", 2],
    ["HCM A31P", "A31P: G/C", 1],
    ["HCM A31P", "GG", 0],
    ["HCM A31P", "N/HCM", 1],
    ["HCM A31P", "N/N (normal)", 0],
    ["HCM R820W", "C/C", 0],
    ["HCM R820W", "C/T", 1],
    ["HCM R820W", "T/T", 2],
    ["HCM R820W", "N/T", 1],
    ["HCM ALMS1", "G/G", 0],
    ["PKD1", "C/C", 0],
    ["PKD1", "C/A", 1],
    ["PK-DEF", "G/G", 0],
    ["PK-DEF", "N/K", 1],
    ["PRA-RDAC", "T/G", 1],
    ["PRA-RDAC", "G/G", 2],
  ])("%s %s", (code, result, copies) => {
    expect(
      copiesOf(
        result,
        tests.find((each) => each.code === code)!,
      ),
    ).toBe(copies);
  });

  test.each([
    ["SMA", "G/G"],
    ["SMA", "A/A homozygous"],
    ["HCM R820W", "G/G"],
    ["HCM R820W", "C/G"],
    ["ALPS", "A/A"],
    ["PK-DEF", "N/A"],
    ["PKD1", "+/+"],
    ["PKD1", "05/2020"],
  ])("%s %s is not understood rather than affected", (code, result) => {
    expect(
      copiesOf(
        result,
        tests.find((each) => each.code === code)!,
      ),
    ).toBeNull();
  });

  test("words beside nucleotides that mean nothing are read", () => {
    expect(copiesOf("G/G (clear)", recessive)).toBe(0);
    expect(copiesOf("tested 05/2020: carrier", recessive)).toBe(1);
    expect(copiesOf("clear/clear", recessive)).toBe(0);
    expect(copiesOf("Homozygous affected, 05/2020", recessive)).toBe(2);
    expect(copiesOf("Homozygous affected / Laboklin", dominant)).toBe(2);
  });

  test.each([
    ["wild type/wild type", 0],
    ["wild-type/wild-type", 0],
    ["Wildtype / mutant", 1],
    ["normal allele / normal allele", 0],
    ["normal/normal", 0],
    ["normal / mutant", 1],
    ["mut/mut", 2],
    ["clear / Laboklin", 0],
    ["PKD/negative", 0],
    ["PKD/normal", 0],
    ["wild type / PKD", 1],
    ["N/PKD1", 1],
    ["AD-PKD: PKD/PKD", 2],
    ["dam/sire", null],
    ["normal/affected", null],
    ["Mars/Venus", null],
    ["N/Laboklin", null],
    ["н/д", null],
  ])("a word beside a slash is the variant only if it is called so: %s", (result, copies) => {
    expect(copiesOf(result, dominant)).toBe(copies);
  });
});

describe("odds", () => {
  const copies = fc.constantFrom<Copies>(0, 1, 2, "some");

  test("sum to one and are the same whichever parent has the variant", () => {
    fc.assert(
      fc.property(copies, copies, (dam, sire) => {
        const quarters = quartersOf(dam, sire);
        expect(quarters.reduce((sum, part) => sum + part, 0)).toBe(4);
        expect(quarters.every((part) => part >= 0)).toBe(true);
        expect(quartersOf(sire, dam)).toEqual(quarters);
      }),
    );
  });

  test.each([
    ["recessive", 1, 1, { kind: "affected", affected: 1, carriers: 2, clear: 1 }],
    ["recessive", 0, 2, { kind: "carriers", carriers: 4 }],
    ["recessive", 0, 0, { kind: "none" }],
    ["recessive", 1, null, { kind: "open", untested: "sire", most: 1 }],
    ["recessive", 0, null, { kind: "open", untested: "sire", most: 0 }],
    ["recessive", null, null, { kind: "untested" }],
    ["dominant", 1, 0, { kind: "dominant", affected: 2, twice: 0, atLeast: false }],
    ["dominant", "some", 1, { kind: "dominant", affected: 3, twice: 1, atLeast: true }],
  ] as const)("%s, %s and %s", (inheritance, dam, sire, outcome) => {
    expect(outcomeOf(inheritance, dam, sire)).toEqual(outcome);
  });

  test("quarters are said as fractions", () => {
    expect([0, 1, 2, 3, 4].map(quarterText)).toEqual(["0", "1/4", "1/2", "3/4", "1"]);
  });
});

describe("blood groups", () => {
  test.each([
    ["A", "A"],
    ["group B", "B"],
    ["AB", "AB"],
    ["C", "AB"],
    ["A/b", "A"],
    ["N/N", "A"],
    ["b/b", "B"],
    ["c/b", "AB"],
    ["группа: В", "B"],
  ])("%s is group %s", (result, group) => {
    expect(groupOf(bloodOf(result)!)).toBe(group);
  });

  test.each([
    ["A, carrier of b", ["A", "b"]],
    ["A (носитель b)", ["A", "b"]],
    ["Typ A, Träger b", ["A", "b"]],
    ["A, non-carrier", ["A", "A"]],
    ["A, не носитель b", ["A", "A"]],
    ["A/b, DNA test", ["A", "b"]],
    ["A", ["A", null]],
    ["A, carrier of c", ["A", null]],
  ])("%s is of the alleles %j", (result, alleles) => {
    expect(bloodOf(result)).toEqual(alleles);
  });

  test("what cannot be read is none", () => {
    expect(bloodOf("see the paper")).toBeNull();
  });

  test("only a queen of group B endangers kittens, and only of a stud that is not", () => {
    const [a, ab, b] = [bloodOf("A")!, bloodOf("A/b")!, bloodOf("B")!];
    expect(endangered(b, bloodOf("A/A")!)).toEqual([4, 4]);
    expect(endangered(b, ab)).toEqual([2, 2]);
    expect(endangered(b, a)).toEqual([2, 4]);
    expect(endangered(b, bloodOf("AB")!)).toEqual([2, 4]);
    expect(endangered(b, b)).toBeNull();
    expect(endangered(a, b)).toBeNull();
  });

  test("kittens' groups sum to one and are symmetric", () => {
    const allele = fc.constantFrom(...BLOOD_ALLELES);
    const blood = fc
      .tuple(allele, allele)
      .map((pair): Blood =>
        BLOOD_ALLELES.indexOf(pair[0]) <= BLOOD_ALLELES.indexOf(pair[1])
          ? pair
          : [pair[1], pair[0]],
      );
    fc.assert(
      fc.property(blood, blood, (dam, sire) => {
        const groups = kittenGroups(dam, sire)!;
        expect(Object.values(groups).reduce((sum, part) => sum + part, 0)).toBe(4);
        expect(kittenGroups(sire, dam)).toEqual(groups);
        const [least] = endangered(dam, sire) ?? [groupOf(dam) === "B" ? 0 : groups.A + groups.AB];
        expect(least).toBe(groups.A + groups.AB);
      }),
    );
  });
});

describe("examinations", () => {
  test.each([
    ["HCM", "normal", "heart", false],
    ["УЗИ сердца", "ГКМП, умеренная", "heart", true],
    ["HD", "0-1", "hips", false],
    ["HD", "C", "hips", true],
    ["дисплазия ТБС", "2", "hips", true],
    ["PL", "0/0", "knees", false],
    ["PL", "0/2", "knees", true],
    ["BAER", "bilaterally normal", "hearing", false],
    ["HD", "see the paper", "hips", null],
  ])("%s %s", (name, result, examination, grave) => {
    expect(examinationNamed(name)).toBe(examination);
    expect(isGrave(examinationNamed(name)!, result)).toBe(grave);
  });
});

describe("the test of dominant white", () => {
  test.each([
    ["Dominant White", "W/w", 1],
    ["Dom. White (KIT)", "N/W", 1],
    ["W locus", "W/W", 2],
    ["Доминантный белый", "W/wS", 1],
    ["KIT", "1 copy", 1],
    ["Dominant white", "w/w", null],
    ["Dominant white", "see the paper", null],
  ])("%s: %s", (name, result, copies) => {
    expect(isWhiteTest(name)).toBe(true);
    expect(whiteCopiesTested(result)).toBe(copies);
  });

  test("spotting and other tests are none", () => {
    expect(["White spotting", "PKD1", "Gloving", "KITLG"].filter(isWhiteTest)).toEqual([]);
  });
});

describe("traits", () => {
  const cat = (
    breed: string,
    codes: Partial<TraitCat["codes"]> = {},
    whiteCopies: 1 | 2 | null = null,
  ): TraitCat => ({
    breed,
    codes: { ...NO_COLOUR, main: "n", ...codes },
    whiteCopies,
  });
  test.each([
    [cat("SFS"), cat("SFL"), ["fold_twice"]],
    [cat("SFS"), cat("SCS"), ["fold_once"]],
    [cat("MAN"), cat("CYM"), ["manx_twice"]],
    [cat("MNS"), cat("MNL"), ["munchkin_twice"]],
    [cat("ACS"), cat("ACL"), ["curl_twice"]],
    [cat("SFS", { build: "71" }), cat("SFL"), ["fold_once"]],
    [cat("SFS", { build: "71" }), cat("SFS", { build: "71" }), []],
    [cat("SCS", { build: "73" }), cat("SFS", { build: "73" }), ["fold_twice"]],
    [cat("ULV"), cat("SFS"), ["fold_twice"]],
    [cat("MAN", { build: "54" }), cat("MAN", { build: "51" }), []],
    [cat("MAN", { build: "53" }), cat("CYM", { build: "52" }), ["manx_twice"]],
    [cat("ACS", { build: "71" }), cat("ACL", { build: "72" }), ["curl_once"]],
    [cat("MNS"), cat("MIS"), ["munchkin_twice"]],
    [
      cat("BRI", { main: "w" }),
      cat("BRI", { main: "w" }, 1),
      ["white_twice", "white_copies_unknown", "white_one_copy"],
    ],
    [cat("BRI", { main: "w" }, 1), cat("BRI"), ["white_once", "white_one_copy"]],
    [cat("BRI", { main: "w" }, 2), cat("BRI"), ["white_once", "white_two_copies"]],
    [
      cat("BRI", { gold: "y", tabby: "11" }),
      cat("BRI", { gold: "s", tabby: "12" }),
      ["tipping_between", "silver_copies"],
    ],
    [
      cat("BRI", { gold: "s", tabby: "12" }),
      cat("BRI", { gold: "s", tabby: "12" }),
      ["tipping_alike"],
    ],
    [
      cat("BRI", { gold: "s", tabby: "12" }),
      cat("BRI", { tabby: "22" }),
      ["tipping_lost", "silver_copies"],
    ],
    [cat("SIB"), cat("SIB"), []],
  ])("%o and %o", (dam, sire, notes) => {
    expect(traitNotes(dam, sire)).toEqual(notes);
    expect(traitNotes(sire, dam)).toEqual(notes);
  });
});
