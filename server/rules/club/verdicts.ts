/** Judges the parts of a case by a rulebook, and says why in the reader's words. */
import { registerOf } from "@felistry/domain/rules/club/book.ts";
import {
  CLUB_VERDICTS,
  type ClubPack,
  type ClubVerdict,
} from "@felistry/domain/rules/club/club-rule.ts";
import {
  isClean,
  judge,
  judgeTogether,
  type Judgement,
} from "@felistry/domain/rules/club/judge.ts";
import type { Locale } from "@felistry/i18n/locale.ts";
import { factTable } from "./club-packs.ts";
import type { Part } from "./parts.ts";
import type { Rulebook } from "./rulebook.ts";
import { recordVerdict, sayVerdict, type JudgedPart, type ToldVerdict } from "./verdict-record.ts";

export function judgeParts(parts: readonly Part[], book: Rulebook): JudgedPart[] {
  return parts.map((part) => judgePart(part, book));
}

export function judgePart(part: Part, book: Rulebook): JudgedPart {
  const judgement = judgeTogether(book.packs.map((pack) => judgeBy(pack, part, book)));
  return { ...part, judgement };
}

/** A club's rules choose the book that they judge. */
function judgeBy({ club, rules }: ClubPack, { subject, facts }: Part, book: Rulebook): Judgement {
  const register = registerOf(club, facts);
  return judge({ rules, subject, facts: { ...facts, register }, factTable, modeOf: book.modeOf });
}

export function strongest(parts: readonly JudgedPart[]): ClubVerdict {
  return (
    CLUB_VERDICTS.find((verdict) => parts.some(({ judgement }) => judgement.verdict === verdict)) ??
    "ok"
  );
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
): ToldVerdict {
  return sayVerdict(recordVerdict(parts, book, strongest(parts)), locale);
}
