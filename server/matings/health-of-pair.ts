/** What is known of the health of two cats' kittens: genetic tests, blood groups, examinations, genes of form and white. */
import type { MatingHealth } from "@felistry/contract/matings/matings.ts";
import {
  examinationNamed,
  HEART_LASTS_MONTHS,
  isGrave,
} from "@felistry/domain/matings/examinations.ts";
import { addMonths } from "@felistry/domain/calendar.ts";
import { outcomeOf } from "@felistry/domain/matings/test-odds.ts";
import { copiesOf, type Copies, testNamed } from "@felistry/domain/matings/test-result.ts";
import { wordIn } from "@felistry/domain/reference/word-in.ts";
import { m } from "@felistry/i18n/compiled/messages.js";
import { inEach } from "@felistry/i18n/locale.ts";
import type { TestEntry } from "../credentials/queries.ts";
import { bloodOfPair } from "./blood-of-pair.ts";
import { GENETIC_TESTS, type ListedTest } from "./genetic-tests.ts";
import { outcomeWords } from "./health-words.ts";

export type Sides<T> = { readonly dam: T; readonly sire: T };

export function healthOfPair(
  of: Sides<TestEntry[]>,
  pair: Sides<{ readonly breed_ems: string }>,
  today: string,
): Omit<MatingHealth, "notes"> {
  const breeds = [pair.dam.breed_ems, pair.sire.breed_ems];
  const blood = bloodOfPair(of, breeds);
  const tests = GENETIC_TESTS.flatMap((test) => testOfPair(test, of, breeds) ?? []);
  return {
    tests: [...(blood ? [blood] : []), ...tests].sort((a, b) => rank(a) - rank(b)),
    examinations: [...examined("dam", of.dam, today), ...examined("sire", of.sire, today)],
  };
}

/** What speaks against the mating first, what nobody has tested last. */
function rank({ grave, dam, sire }: MatingHealth["tests"][number]): number {
  if (grave) return 0;
  return dam.status === "untested" && sire.status === "untested" ? 2 : 1;
}

/** Null where neither is tested and neither's breed is concerned. */
function testOfPair(test: ListedTest, of: Sides<TestEntry[]>, breeds: readonly string[]) {
  const [dam, sire] = [resultOf(test, of.dam), resultOf(test, of.sire)];
  if (!dam && !sire && !breeds.some((breed) => test.breeds.includes(breed))) return null;
  const outcome = outcomeOf(test.inheritance, dam?.copies ?? null, sire?.copies ?? null);
  return {
    code: test.code,
    name: inEach((locale) => wordIn(test, "name", locale)),
    gene: test.gene,
    omia: test.omia,
    source: test.source,
    dam: told(dam, test),
    sire: told(sire, test),
    words: isUnread(dam) || isUnread(sire) ? UNREAD : outcomeWords(outcome, test),
    grave: outcome.kind === "affected" || outcome.kind === "dominant",
  };
}

const UNREAD = inEach((locale) => m.mating_test_unread({}, { locale }));

function isUnread(result: ReadResult | null): boolean {
  return result !== null && result.copies === null;
}

interface ReadResult {
  readonly written: string;
  readonly copies: Copies | null;
}

/** The newest entry that can be read; entries come newest first. */
function resultOf(test: ListedTest, entries: readonly TestEntry[]): ReadResult | null {
  const results = entries
    .filter(({ kind, name }) => kind === "dna" && testNamed(name, GENETIC_TESTS) === test)
    .map(({ result }) => ({ written: result ?? "", copies: copiesOf(result ?? "", test) }));
  return results.find(({ copies }) => copies !== null) ?? results[0] ?? null;
}

function told(result: ReadResult | null, { inheritance }: ListedTest) {
  if (!result) return { result: null, status: "untested" as const };
  return { result: result.written, status: statusOf(result.copies, inheritance) };
}

function statusOf(copies: Copies | null, inheritance: ListedTest["inheritance"]) {
  if (copies === null) return "unread" as const;
  if (copies === 0) return "normal" as const;
  return copies === 1 && inheritance === "recessive" ? ("carrier" as const) : ("affected" as const);
}

function examined(
  of: "dam" | "sire",
  entries: readonly TestEntry[],
  today: string,
): MatingHealth["examinations"] {
  return entries.flatMap(({ kind, name, result, issued_on }) => {
    const examination = kind === "health" ? examinationNamed(name) : null;
    if (!examination) return [];
    const isOld =
      examination === "heart" &&
      issued_on !== null &&
      addMonths(issued_on, HEART_LASTS_MONTHS) < today;
    return [{ of, name, result, issued_on, grave: isGrave(examination, result), old: isOld }];
  });
}
