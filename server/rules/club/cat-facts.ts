/** What the registry knows of one cat. What it does not know is left out, so that no rule fires on it. */
import { examinationNamed, isGrave } from "@felistry/domain/matings/examinations.ts";
import { copiesOf, testNamed } from "@felistry/domain/matings/test-result.ts";
import { showsGene } from "@felistry/domain/matings/body-genes.ts";
import { advisedTests, clubBreed } from "@felistry/domain/rules/club/breed-groups.ts";
import { monthsBetween } from "@felistry/domain/rules/club/births.ts";
import type { ClubFacts } from "@felistry/domain/rules/club/truth.ts";
import { vetFindings } from "@felistry/domain/rules/club/vet-findings.ts";
import { displayName } from "@felistry/domain/cats/display-name.ts";
import { GENETIC_TESTS } from "../../matings/queries.ts";
import type { TestEntry } from "../../credentials/queries.ts";
import type { RuledCat } from "./cat-statements.ts";
import type { Parent } from "./pair.ts";

/** A queen or a stud on the day of mating. */
export function breederFacts({ cat, tests, testsOfParents }: Parent, day: string): ClubFacts {
  const breed = clubBreed(cat.breed);
  return {
    ...testFacts(tests, breed),
    ...vetFindings(tests),
    parents_gm2_free: areBothFree(testsOfParents, "GM2"),
    parents_gsd4_free: areBothFree(testsOfParents, "GSD IV"),
    // The registry's breeds are all domestic.
    ...(cat.recognised_by !== "" && { wild_cat: false }),
    breed,
    country: cat.country,
    fold_ears: showsGene("folded", cat),
    short_legs: showsGene("short_legs", cat),
    ...ageFacts(cat, day),
    ...(cat.has_colour && { white: cat.main === "w" }),
    ...(cat.has_chip && { identified: true }),
  };
}

/** Undefined unless both are tested, or one is found to carry it. */
function areBothFree(tests: readonly (readonly TestEntry[])[], code: string): boolean | undefined {
  const found = tests.map((entries) => carriage(entries, code));
  if (found.some((each) => each === "carrier" || each === "affected")) return false;
  return found.every((each) => each === "free") ? true : undefined;
}

export function ageFacts({ born }: Pick<RuledCat, "born">, day: string): ClubFacts {
  return born === null ? {} : { age_mo: monthsBetween(born, day) };
}

/** A test that is not entered may have been made, so it is unknown. */
function testFacts(entries: readonly TestEntry[], breed: string): ClubFacts {
  const found = new Set(
    entries.flatMap(({ kind, name }) =>
      kind === "dna" ? (testNamed(name, GENETIC_TESTS)?.code ?? []) : [],
    ),
  );
  const heart = examined(entries, "heart");
  const hearing = examined(entries, "hearing");
  return {
    ...(found.has("GM2") && { gm2_test: true }),
    ...(found.has("GM1") && found.has("GM2") && { gm_tests: true }),
    ...(found.has("GSD IV") && { gsd4_test: true }),
    ...(found.has("PRA-RDAC") && { rdac_test: true }),
    ...(advisedTests(breed).every((code) => found.has(code)) && { listed_dna_test: true }),
    ...(heart !== undefined && { heart_scan: true }),
    ...(hearing !== undefined && { hearing_test: true }),
    ...(hearing != null && { deaf: hearing }),
  };
}

/** Whether its newest entry is grave, null if that cannot be told; undefined without an entry. */
export function examined(
  entries: readonly TestEntry[],
  sought: "heart" | "hearing",
): boolean | null | undefined {
  const entry = entries.find(
    ({ kind, name }) => kind === "health" && examinationNamed(name) === sought,
  );
  return entry && isGrave(sought, entry.result);
}

/** What a genetic test found, as the rules name it. */
export function carriage(
  entries: readonly Pick<TestEntry, "kind" | "name" | "result">[],
  code: string,
): "free" | "carrier" | "affected" | undefined {
  const copies = entries
    .filter(({ kind }) => kind === "dna")
    .flatMap(({ name, result }) => {
      const test = testNamed(name, GENETIC_TESTS);
      return test?.code === code ? (copiesOf(result ?? "", test) ?? []) : [];
    })[0];
  if (copies === undefined) return undefined;
  return copies === 0 ? "free" : copies === 1 ? "carrier" : "affected";
}

/** A cat to be registered: what its name, breed and colour say. */
export function nameFacts(
  cat: Pick<RuledCat, "cat_name_cattery_prefix" | "cat_name" | "cat_name_suffix">,
): ClubFacts {
  const name = displayName(cat);
  return {
    name_len: [...name].length,
    suffix: cat.cat_name_suffix !== null,
    cyrillic: /\p{Script=Cyrillic}/u.test(name),
  };
}

/** @param recognisedBy as in data/breeds.csv: "FIFe;TICA" */
export function bookFacts(
  recognisedBy: string,
  hasColour: boolean,
  pureGenerations: unknown,
): ClubFacts {
  const isRecognised = recognisedBy.split(";").includes("FIFe");
  const varietyOk = isRecognised ? (hasColour ? true : undefined) : false;
  const isPure = Number(pureGenerations) >= PURE_GENERATIONS;
  const isMet = varietyOk === false || !isPure ? false : varietyOk;
  return {
    ...(varietyOk !== undefined && { variety_ok: varietyOk }),
    ...(isMet !== undefined && { lo_met: isMet }),
  };
}

const PURE_GENERATIONS = 3;
