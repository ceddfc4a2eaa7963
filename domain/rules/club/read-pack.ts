/** Reads a file of club rules; a bad one is refused by its name and what is wrong in it. */
import { leavesOf, parseCondition, type Leaf } from "./condition.ts";
import {
  CLUB_VERDICTS,
  CLUBS,
  CONFIDENCES,
  SUBJECTS,
  type ClubPack,
  type ClubRule,
  type Words,
} from "./club-rule.ts";
import { FACT_KINDS, FACT_RECORDS, type FactEntry, type FactTable } from "./fact-table.ts";

type Json = Readonly<Record<string, unknown>>;

/** @param languages each text is worded in */
export function readPack(
  file: string,
  text: string,
  factTable: FactTable,
  languages: readonly string[],
): ClubPack {
  return naming(file, () => {
    const json = objectIn(JSON.parse(text));
    const rules = listIn(json, "rules").map((rule) => readRule(rule, factTable, languages));
    const ids = new Set(rules.map(({ id }) => id));
    if (ids.size < rules.length) throw new Error("two rules have the same id");
    return {
      club: oneOf(json, "club", CLUBS),
      name: wordsIn(json, "name", languages),
      valid_from: dayIn(json, "valid_from"),
      read_on: dayIn(json, "read_on"),
      rules,
    };
  });
}

export function readFactTable(file: string, text: string, languages: readonly string[]): FactTable {
  return naming(file, () =>
    Object.fromEntries(
      Object.entries(objectIn(JSON.parse(text))).map(([fact, entry]) =>
        naming(fact, () => {
          const json = objectIn(entry);
          const read: FactEntry = {
            kind: oneOf(json, "kind", FACT_KINDS),
            words: wordsIn(json, "words", languages),
            ...(json["circumstance"] === true && { circumstance: true }),
            ...(json["recorded"] !== undefined && {
              recorded: oneOf(json, "recorded", FACT_RECORDS),
            }),
          };
          return [fact, read] as const;
        }),
      ),
    ),
  );
}

function readRule(value: unknown, factTable: FactTable, languages: readonly string[]): ClubRule {
  const json = objectIn(value);
  const id = textIn(json, "id");
  return naming(`rule ${id}`, () => {
    const when = parseCondition(textIn(json, "when"));
    for (const leaf of leavesOf(when)) requireKind(leaf, factTable);
    return {
      id,
      subjects: listIn(json, "subjects").map((one) => oneOf({ subject: one }, "subject", SUBJECTS)),
      when,
      verdict: oneOf(json, "verdict", VERDICTS),
      article: json["article"] === null ? null : textIn(json, "article"),
      source: textIn(json, "source"),
      confidence: oneOf(json, "confidence", CONFIDENCES),
      text: wordsIn(json, "text", languages),
    };
  });
}

const VERDICTS = CLUB_VERDICTS.filter((verdict) => verdict !== "ok");

/** A yes-or-no is not compared, a number only with a number, a code only for equality. */
function requireKind(leaf: Leaf, factTable: FactTable): void {
  for (const fact of leaf.kind === "versus" ? [leaf.fact, leaf.other] : [leaf.fact]) {
    const kind = factTable[fact]?.kind;
    if (!kind) throw new Error(`"${fact}" is no fact of facts.json`);
    if (!isFit(leaf, kind)) throw new Error(`"${fact}", a ${kind}, is compared otherwise`);
  }
}

function isFit(leaf: Leaf, kind: FactEntry["kind"]): boolean {
  switch (leaf.kind) {
    case "yes":
      return kind === "flag";
    case "in":
      return kind === "code";
    case "versus":
      return kind === "number";
    case "compare":
      return isFitValue(leaf, kind);
  }
}

function isFitValue(
  { operator, value }: Extract<Leaf, { readonly kind: "compare" }>,
  kind: FactEntry["kind"],
): boolean {
  if (kind === "number") return typeof value === "number";
  if (kind === "day") return typeof value === "string" && DAY.test(value);
  return kind === "code" && typeof value === "string" && (operator === "=" || operator === "!=");
}

const DAY = /^\d{4}-\d{2}-\d{2}$/u;

function naming<T>(name: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new Error(`${name}: ${(error as Error).message}`, { cause: error });
  }
}

function objectIn(value: unknown): Json {
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw new Error("an object is expected");
  return value as Json;
}

function listIn(json: Json, key: string): readonly unknown[] {
  const value = json[key];
  if (!Array.isArray(value) || value.length === 0) throw new Error(`"${key}" is no list`);
  return value;
}

function textIn(json: Json, key: string): string {
  const value = json[key];
  if (typeof value !== "string" || value === "") throw new Error(`"${key}" is no text`);
  return value;
}

function dayIn(json: Json, key: string): string {
  const value = textIn(json, key);
  if (!DAY.test(value)) throw new Error(`"${key}" is no day`);
  return value;
}

function oneOf<const Choice extends string>(
  json: Json,
  key: string,
  choices: readonly Choice[],
): Choice {
  const value = textIn(json, key);
  const choice = choices.find((each) => each === value);
  if (choice === undefined) throw new Error(`"${key}" is none of ${choices.join(", ")}`);
  return choice;
}

function wordsIn(json: Json, key: string, languages: readonly string[]): Words {
  const words = objectIn(json[key]);
  return Object.fromEntries(languages.map((language) => [language, textIn(words, language)]));
}
