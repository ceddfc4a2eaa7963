/** A verdict without a language: with the rules' words of its day, to be said at once or kept and said later. */
import type { z } from "zod";
import type { clubVerdict } from "@felistry/contract/rules/club-rules.ts";
import { shownBook } from "@felistry/domain/rules/club/book.ts";
import type {
  ClubPack,
  ClubRule,
  ClubVerdict,
  Words,
} from "@felistry/domain/rules/club/club-rule.ts";
import {
  isClean,
  type FiredRule,
  type Judgement,
  type NamedValue,
  type OpenRule,
} from "@felistry/domain/rules/club/judge.ts";
import { nameYoung } from "@felistry/domain/rules/club/named-young.ts";
import { baseLocale, type Locale } from "@felistry/i18n/locale.ts";
import { wordsOf } from "../rule-words.ts";
import { factTable } from "./club-packs.ts";
import type { Part } from "./parts.ts";
import type { Rulebook } from "./rulebook.ts";

export interface JudgedPart extends Part {
  readonly judgement: Judgement;
}

export type ToldVerdict = z.input<typeof clubVerdict>;
type ToldLine = ToldVerdict["parts"][number]["fired"][number];

interface RecordedLine {
  readonly id: string;
  readonly verdict: FiredRule["verdict"];
  readonly values: readonly NamedValue[];
}

interface RecordedOpen extends RecordedLine {
  readonly likely: boolean;
  readonly missing: readonly string[];
  readonly unrecorded: readonly string[];
}

export interface VerdictRecord {
  readonly verdict: ClubVerdict;
  readonly clean: boolean;
  readonly version: string;
  readonly clubs: readonly Pick<ClubPack, "club" | "name" | "valid_from" | "read_on">[];
  /** Of the lines, by their ids. */
  readonly rules: Readonly<
    Record<
      string,
      Pick<ClubRule, "article" | "source" | "confidence"> &
        Pick<ClubPack, "club"> & { readonly text: Words }
    >
  >;
  readonly parts: readonly RecordedPart[];
  readonly more_young: number;
}

interface RecordedPart extends Pick<Part, "subject" | "cat"> {
  readonly verdict: ClubVerdict;
  readonly young: readonly { readonly id: number; readonly name: string }[];
  readonly books: ToldVerdict["parts"][number]["books"];
  readonly fired: readonly RecordedLine[];
  readonly open: readonly RecordedOpen[];
}

export function recordVerdict(
  judged: readonly JudgedPart[],
  book: Rulebook,
  verdict: ClubVerdict,
): VerdictRecord {
  const { parts, more } = nameYoung(judged.map((part) => recordPart(part, book)));
  const lines = judged.flatMap(({ judgement: { fired, open } }) => [...fired, ...open]);
  return {
    verdict,
    clean: judged.every(({ judgement }) => isClean(judgement)),
    version: book.version,
    clubs: book.packs.map(({ club, name, valid_from, read_on }) => ({
      club,
      name,
      valid_from,
      read_on,
    })),
    rules: Object.fromEntries(lines.map(({ rule }) => [rule.id, recordRule(rule, book)])),
    parts,
    more_young: more,
  };
}

const recordRule = (rule: ClubRule, book: Rulebook) => ({
  club: book.clubOf(rule),
  text: book.wordsOf(rule),
  article: rule.article,
  source: rule.source,
  confidence: rule.confidence,
});

function recordPart(
  { subject, cat, facts, young = [], judgement: { verdict, fired, open } }: JudgedPart,
  book: Rulebook,
): RecordedPart {
  return {
    subject,
    cat,
    young,
    verdict,
    // Of young that are registered nobody chooses a book anew.
    books:
      young.length > 0
        ? []
        : book.packs.flatMap(({ club }) => {
            const name = subject === "cat" ? shownBook(club, facts) : null;
            return name === null ? [] : { club, name };
          }),
    fired: fired.map(recordLine),
    open: open.map((line) => ({
      ...recordLine(line),
      likely: line.isLikely,
      missing: line.missing,
      unrecorded: line.unrecorded,
    })),
  };
}

const recordLine = ({ rule, verdict, values }: FiredRule | OpenRule): RecordedLine => ({
  id: rule.id,
  verdict,
  values,
});

/** @param keptAt when it was kept with a decision; null if it is of now */
export function sayVerdict(
  record: VerdictRecord,
  locale: Locale,
  keptAt: string | null = null,
): ToldVerdict {
  const facts = (names: readonly string[]) => names.map((fact) => factWords(fact, locale));
  const say = ({ id, verdict, values }: RecordedLine): ToldLine => {
    const { text, ...rule } = record.rules[id]!;
    return {
      id,
      verdict,
      ...rule,
      text: wordsOf(text, locale),
      values: values.map((value) => ({ ...value, words: factWords(value.fact, locale) })),
    };
  };
  return {
    verdict: record.verdict,
    clean: record.clean,
    language: languageOf(record.clubs, locale),
    version: record.version,
    kept_at: keptAt,
    clubs: record.clubs.map((club) => ({ ...club, name: wordsOf(club.name, locale) })),
    parts: record.parts.map((part) => ({
      ...part,
      young: [...part.young],
      fired: part.fired.map(say),
      open: part.open.map((line) => ({
        ...say(line),
        likely: line.likely,
        missing: facts(line.missing),
        unrecorded: facts(line.unrecorded),
        found: null,
        reached_on: null,
      })),
    })),
    more_young: record.more_young,
  };
}

/** A fact that later versions of the rules do not know any more is named by its code. */
export function factWords(fact: string, locale: Locale): string {
  const known = factTable[fact];
  return known ? wordsOf(known.words, locale) : fact;
}

/** The rules are worded in the site's languages, but not in each that one may add. */
export function languageOf(packs: readonly Pick<ClubPack, "name">[], locale: Locale): Locale {
  return packs.every(({ name }) => locale in name) ? locale : baseLocale;
}
