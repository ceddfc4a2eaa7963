/** Titles by the rules of FIFe, TICA and WCF: the examples of the clubs' rules, and what holds for any results. */
import { readdirSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import { locales } from "@felistry/i18n/locale.ts";
import { leavesOf } from "../../rules/club/condition.ts";
import { readFactTable, readPack } from "../../rules/club/read-pack.ts";
import { awardsOf, classesOf, hasPoints, SHOW_SYSTEMS } from "./awards.ts";
import { COUNTED_FACTS } from "./counted-facts.ts";
import { judgeKey, type ShowResult } from "./result.ts";
import { titlesOf } from "./titles.ts";

const folder = new URL("../../../data/rules/club/", import.meta.url);
const textOf = (file: string) => readFileSync(new URL(file, folder), "utf8");
const factTable = readFactTable("facts.json", textOf("facts.json"), locales);
const packs = readdirSync(folder)
  .filter((file) => file !== "facts.json")
  .map((file) => readPack(file, textOf(file), factTable, locales));

let id = 0;
/** "CAC Smith DE 2025-01-02", for TICA with points at the end. */
function results(system: ShowResult["system"], ...lines: string[]): ShowResult[] {
  return lines.map((line) => {
    const [award = "", judge = "", country = "", day = "", points] = line.split(" ");
    return {
      id: ++id,
      system,
      award: award.replace("_", " "),
      judge,
      country,
      day,
      points: points ? Number(points) : null,
      showClass: classesOf(system).find((each) =>
        awardsOf(system, each).includes(award.replace("_", " ")),
      )!,
      isConfirmed: true,
    };
  });
}

const follow = (own: readonly ShowResult[], held: string[] = []) =>
  titlesOf({ results: own, held, born: "2020-01-01", packs, today: "2026-11-27" });
const reached = (own: readonly ShowResult[], held: string[] = []) =>
  follow(own, held).reached.map(({ title, day, rules }) => [
    title,
    day,
    ...rules.map((rule) => rule.id),
  ]);
const missing = (own: readonly ShowResult[], held: string[] = []) =>
  follow(own, held).next.map(({ title, missing: way }) =>
    [title, ...way.map(({ fact, have, need }) => `${fact} ${have}/${need}`)].join(" "),
  );

const CH = ["CAC A DE 2025-01-02", "CAC B DE 2025-02-02", "CAC C DE 2025-03-02"];

test("three CAC from three judges make a champion of FIFe, two judges do not (F45)", () => {
  expect(reached(results("FIFe", ...CH))).toEqual([["CH", "2025-03-02", "F45"]]);
  const twoJudges = results("FIFe", ...CH.slice(0, 2), "CAC A DE 2025-03-02");
  expect(reached(twoJudges)).toEqual([]);
  expect(missing(twoJudges)).toEqual(["CH judges_n 2/3"]);
  expect(missing(results("FIFe", ...CH.slice(0, 2)))).toEqual(["CH certs_n 2/3 judges_n 2/3"]);
  expect(missing(results("FIFe", ...CH))).toEqual(["IC certs_n 0/4 judges_n 0/3"]);
});

test("an international champion is judged by the rules of the day of the show (F46, F47)", () => {
  const three = (year: string) =>
    results(
      "FIFe",
      `CACIB A DE ${year}-01-01`,
      `CACIB B DE ${year}-02-01`,
      `CACIB C FR ${year}-03-01`,
    );
  expect(reached(three("2024"))).toEqual([["IC", "2024-03-01", "F47"]]);
  expect(reached(three("2025"))).toEqual([]);
  expect(missing(three("2025"), ["CH"])).toEqual(["IC certs_n 3/4"]);
});

test("GIC has two routes, and what is missing is said for the shorter (F48)", () => {
  const of = (...lines: string[]) =>
    results("FIFe", ...lines.map((line, at) => `CAGCIB ${line} 2025-0${at + 1}-01`));
  expect(reached(of("A DE", "B FR", "C IT", "A DE", "B DE", "C DE"))).toEqual([
    ["GIC", "2025-06-01", "F48"],
  ]);
  expect(missing(of("A DE", "B FR", "C FR", "A DE", "B DE", "C DE"), ["CH", "IC"])).toEqual([
    "GIC countries_n 2/3",
  ]);
  // Whether two shows were 300 km away is not known, so one country decides nothing.
  expect(reached(of("A DE", "B DE", "C DE", "A DE", "B DE", "C DE"))).toEqual([]);
});

test("TICA counts points, judges and finals, and above GRC a top final after the title before (T12–T15)", () => {
  const four = [
    "Points A US 2025-01-01 100",
    "Points B US 2025-01-01 100",
    "Points C US 2025-01-02 100",
  ];
  expect(reached(results("TICA", ...four, "Points D US 2025-01-02 10"))).toEqual([]);
  expect(missing(results("TICA", ...four))).toEqual(["CH judges_n 3/4 finals_n 0/1"]);
  const champion = results("TICA", ...four, "Final D US 2025-01-03 10");
  expect(reached(champion).map(([title]) => title)).toEqual(["CH"]);
  const grand = results(
    "TICA",
    ...["A", "B", "C", "D", "E", "F"].map(
      (judge, at) => `Top_final ${judge} US 2025-02-0${at + 1} 350`,
    ),
  );
  expect(reached(grand).map(([title]) => title)).toEqual(["CH", "GRC"]);
  expect(missing(grand)).toEqual(["DGC top_n 6/7"]);
  const more = [...grand, ...results("TICA", "Top_final A US 2025-03-01 1")];
  expect(reached(more).at(-1)!.slice(0, 2)).toEqual(["DGC", "2025-03-01"]);
});

test("a European champion of WCF needs three countries (W17), a world champion another continent, which nobody knows (W18)", () => {
  const of = (award: string, ...countries: string[]) =>
    results(
      "WCF",
      ...countries.map((country, at) => `${award} J${at} ${country} 2025-0${at + 1}-01`),
    );
  expect(reached(of("CACE", "DE", "FR", "DE"))).toEqual([]);
  expect(missing(of("CACE", "DE", "FR", "DE"), ["CH", "IC", "GIC"])).toEqual([
    "EC countries_n 2/3",
  ]);
  expect(reached(of("CACE", "DE", "FR", "IT"))).toEqual([["EC", "2025-03-01", "W17"]]);
  expect(reached(of("CACM", "DE", "FR", "JP"))).toEqual([]);
  expect(missing(of("CACM", "DE", "FR", "JP"), ["GEC"])).toEqual(["WC other_continent null/null"]);
});

test("what the rules on these titles ask for is known by name", () => {
  const asked = packs
    .filter(({ club }) => SHOW_SYSTEMS.some((system) => system === club))
    .flatMap(({ rules }) => rules.filter(({ subjects }) => subjects.includes("title")))
    .flatMap(({ when }) => leavesOf(when).map(({ fact }) => fact));
  const others = ["title", "date", "sex", "young_n"];
  const known = new Set<string>([...COUNTED_FACTS, ...others]);
  expect(asked.filter((fact) => !known.has(fact))).toEqual([]);
});

test("one judge is one judge in any spelling", () => {
  expect(judgeKey("  Anna  NÖEL ")).toBe(judgeKey("anna Noel"));
});

const anyResult = fc
  .record({
    system: fc.constantFrom(...SHOW_SYSTEMS),
    place: fc.nat(),
    award: fc.nat(),
    judge: fc.constantFrom("A", "B", "C", "D", "E"),
    country: fc.constantFrom("DE", "FR", "IT"),
    day: fc
      .integer({ min: 0, max: 900 })
      .map((days) => new Date(Date.UTC(2024, 0, 1 + days)).toISOString().slice(0, 10)),
    points: fc.integer({ min: 1, max: 900 }),
  })
  .map(({ system, place, award, points, ...rest }): Omit<ShowResult, "id"> => {
    const classes = classesOf(system);
    const showClass = classes[place % classes.length]!;
    const awards = awardsOf(system, showClass);
    return {
      ...rest,
      system,
      showClass,
      award: awards[award % awards.length]!,
      points: hasPoints(system) ? points : null,
      isConfirmed: true,
    };
  });
const numbered = (all: readonly Omit<ShowResult, "id">[]) =>
  all.map((each, at): ShowResult => ({ ...each, id: at + 1 }));
const anyResults = fc.array(anyResult, { maxLength: 40 }).map(numbered);

const names = (own: readonly ShowResult[]) =>
  new Set(
    follow(own).reached.map(({ system, showClass, title }) => `${system} ${showClass} ${title}`),
  );

test("more results never lose a title", () => {
  fc.assert(
    fc.property(anyResults, anyResult, (own, one) => {
      const before = names(own);
      const after = names([...own, { ...one, id: own.length + 1 }]);
      expect([...before].filter((each) => !after.has(each))).toEqual([]);
    }),
  );
});

test("the order in which results are entered does not matter", () => {
  fc.assert(
    fc.property(anyResults, (own) => {
      const told = (all: readonly ShowResult[]) => {
        const { reached: titles, next } = follow(all);
        return { titles: titles.map(({ title, day }) => [title, day]), next };
      };
      expect(told(own.toReversed())).toEqual(told(own));
    }),
  );
});

test("what is said to be missing is something, and each number is short of what is needed", () => {
  fc.assert(
    fc.property(anyResults, (own) => {
      for (const { missing: way } of follow(own).next) {
        expect(way).not.toEqual([]);
        const met = way.filter(({ have, need }) => have !== null && need !== null && have >= need);
        expect(met).toEqual([]);
      }
    }),
  );
});
