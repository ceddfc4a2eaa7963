/** LOOF's levels of breeding cats (SQR) in a cat's entries: 1 Inscrit, 2 Conforme, 3 Sélectionné; above them numbers alone. */
import type { ClubFacts } from "./truth.ts";

interface Entry {
  readonly kind: string;
  readonly name: string;
  readonly result: string | null;
}

const LEVEL = /\bSQR\s*-?\s*(?:niveau|level|уровень)?\s*([1-6])(?!\d)/iu;
const WORDS: readonly (readonly [level: number, word: RegExp])[] = [
  [3, /s[ée]lectionn/iu],
  [2, /\bconforme\b/iu],
  [1, /\binscrit/iu],
];
const EXAM = /conformit|examen de race|breed exam|экспертиз\p{L} породы/iu;
const FAILED =
  /\bnon[ -]?conform|\bnot (?:conform|passed|admitted)|fail|refus|ajourn|deferred|insuffisant|disqualif|n[ée]gati|(?<!\p{L})не (?:соответств|допу|сда|прош)|отказ|отлож|^\s*(?:non?|нет)\s*$/iu;
const PASSED =
  /conform|\bpass|admitted|excellent|\b(?:very )?good\b|\b(?:tr[èe]s )?bon\b|valid|approved|positi[fv]|соответств|допущен|сдан|пройден|отлично|хорошо|^\s*(?:yes|oui|да)\s*$/iu;
const DENIED = /\b(?:non|not)\b|(?<!\p{L})не(?!\p{L})/iu;

/** The level that a name claims; null if it is of no level. */
export function sqrLevel(name: string): number | null {
  const numbered = LEVEL.exec(name);
  if (numbered) return Number(numbered[1]);
  if (!/\bSQR\b/iu.test(name) || DENIED.test(name)) return null;
  return WORDS.find(([, word]) => word.test(name))?.[0] ?? null;
}

export const NO_LEVEL: ClubFacts = { sqr: 0 };

/**
 * @param entries titles, results and tests, the newest first
 * @param health whether the tests that LOOF looks at are entered and speak for the cat; undefined if they are not all entered
 */
export function sqrFacts(entries: readonly Entry[], health: boolean | undefined): ClubFacts {
  const levels = entries.flatMap(({ kind, name }) =>
    kind === "title" ? (sqrLevel(name) ?? []) : [],
  );
  // No cat has a level unless somebody says so.
  if (levels.length === 0) return NO_LEVEL;
  const exam = entries.find(({ kind, name }) => kind !== "title" && EXAM.test(name));
  return {
    sqr: Math.max(...levels),
    ...conformity(exam?.result ?? ""),
    ...(health !== undefined && { health_dna: health }),
  };
}

/** What an exam's result says; nothing, if it says neither. */
function conformity(result: string): ClubFacts {
  if (FAILED.test(result)) return { conform: false };
  return PASSED.test(result) ? { conform: true } : {};
}
