/** Judges the parts of a case by a rulebook, and says why in the reader's words. */
import type { z } from "zod";
import type { clubVerdict } from "@felistry/contract/rules/club-rules.ts";
import { registerOf, shownBook } from "@felistry/domain/rules/club/book.ts";
import { CLUB_VERDICTS, type ClubPack } from "@felistry/domain/rules/club/club-rule.ts";
import {
  isClean,
  judge,
  judgeTogether,
  type FiredRule,
  type Judgement,
  type NamedValue,
  type OpenRule,
} from "@felistry/domain/rules/club/judge.ts";
import { baseLocale, type Locale } from "@felistry/i18n/locale.ts";
import { wordsOf } from "../rule-words.ts";
import { factTable } from "./club-packs.ts";
import type { Part } from "./parts.ts";
import type { Rulebook } from "./rulebook.ts";

type ClubVerdictShape = z.input<typeof clubVerdict>;
type LineShape = ClubVerdictShape["parts"][number]["fired"][number];

export interface JudgedPart extends Part {
  readonly judgement: Judgement;
}

export function judgeParts(parts: readonly Part[], book: Rulebook): JudgedPart[] {
  return parts.map((part) => ({
    ...part,
    judgement: judgeTogether(book.packs.map((pack) => judgeBy(pack, part, book))),
  }));
}

/** A club's rules choose the book that they judge. */
function judgeBy({ club, rules }: ClubPack, { subject, facts }: Part, book: Rulebook): Judgement {
  const register = registerOf(club, facts);
  return judge({ rules, subject, facts: { ...facts, register }, factTable, modeOf: book.modeOf });
}

export function strongest(parts: readonly JudgedPart[]): ClubVerdictShape["verdict"] {
  return CLUB_VERDICTS.find((verdict) =>
    parts.some(({ judgement }) => judgement.verdict === verdict),
  )!;
}

export function areClean(parts: readonly JudgedPart[]): boolean {
  return parts.every(({ judgement }) => isClean(judgement));
}

/** Ids of what fired, of what was likely, and of what could not be judged, to be kept with a decision. */
export function linesOf(parts: readonly JudgedPart[]) {
  return parts.map(({ subject, cat, judgement: { fired, open } }) => ({
    subject,
    cat: cat?.id ?? null,
    fired: fired.map(({ rule, verdict }) => `${rule.id} ${verdict}`),
    likely: open.filter(({ isLikely }) => isLikely).map(({ rule }) => rule.id),
    unjudged: open.filter(({ isLikely }) => !isLikely).map(({ rule }) => rule.id),
  }));
}

export function tellVerdict(
  parts: readonly JudgedPart[],
  book: Rulebook,
  locale: Locale,
): ClubVerdictShape {
  const lineOf = ({ rule, verdict, values }: FiredRule | OpenRule): LineShape => ({
    id: rule.id,
    club: book.clubOf(rule),
    verdict,
    text: wordsOf(book.wordsOf(rule), locale),
    article: rule.article,
    source: rule.source,
    confidence: rule.confidence,
    values: values.map((value) => ({ ...value, words: factWords(value.fact, locale) })),
  });
  return {
    verdict: strongest(parts),
    clean: areClean(parts),
    language: languageOf(book.packs, locale),
    version: book.version,
    clubs: book.packs.map(({ club, name, valid_from, read_on }) => ({
      club,
      name: wordsOf(name, locale),
      valid_from,
      read_on,
    })),
    parts: parts.map(({ subject, cat, facts, judgement: { verdict, fired, open } }) => ({
      subject,
      cat,
      verdict,
      books: book.packs.flatMap(({ club }) => {
        const name = subject === "cat" ? shownBook(club, facts) : null;
        return name === null ? [] : { club, name };
      }),
      fired: fired.map(lineOf),
      open: open.map((line) => ({
        ...lineOf(line),
        likely: line.isLikely,
        missing: line.missing.map((fact) => factWords(fact, locale)),
        unrecorded: line.unrecorded.map((fact) => factWords(fact, locale)),
        found: null,
        reached_on: null,
      })),
    })),
  };
}

export function factWords(fact: NamedValue["fact"], locale: Locale): string {
  return wordsOf(factTable[fact]!.words, locale);
}

/** The rules are worded in the site's languages, but not in each that one may add. */
export function languageOf(packs: readonly ClubPack[], locale: Locale): Locale {
  return packs.every(({ name }) => locale in name) ? locale : baseLocale;
}
