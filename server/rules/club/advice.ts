/** What the rules let a registrar do, and what of them is told to whom. */
import type { z } from "zod";
import type { clubVerdict } from "@felistry/contract/rules/club-rules.ts";
import { m } from "@felistry/i18n/compiled/messages.js";
import type { Locale } from "@felistry/i18n/locale.ts";
import type { Db } from "../../db/transaction.ts";
import { refuse } from "../../http/refusal.ts";
import { wordsOf } from "../rule-words.ts";
import type { Rulebook } from "./rulebook.ts";
import type { Viewer } from "./told-to.ts";
import { areClean, tellVerdict, type judgeParts } from "./verdicts.ts";

type Told = z.input<typeof clubVerdict>;
export type Judged = ReturnType<typeof judgeParts>;

export interface Reader {
  readonly db: Db;
  readonly locale: Locale;
  readonly today: string;
  readonly member: Viewer;
}

/** What a club knows decides; the reader is told of it what concerns the reader. */
export interface Judgement {
  readonly parts: Judged;
  readonly book: Rulebook;
  readonly toldTo: (viewer: Viewer) => Judged;
}

/** What the rules let a registrar do. */
export interface Advice {
  readonly told: Told;
  /** Nothing asks for a person, and the paper was compared where there is one. */
  readonly passed: boolean;
  /** The ids of the rules that ask. */
  readonly asking: readonly string[];
  /** The texts of the rules that forbid it. */
  readonly blocking: readonly string[];
}

/** A rule of which the reader is not told why blocks without its text, and asks of nobody what they cannot see. */
export function adviceOf(
  { parts, book, toldTo: judgedFor }: Pick<Judgement, "parts" | "book"> & Partial<Judgement>,
  { locale, member }: Pick<Reader, "locale" | "member">,
  isRead: boolean,
): Advice {
  // Also of young that are not named.
  const judged = judgedFor?.(member) ?? parts;
  const told = tellVerdict(judged, book, locale);
  const fired = judged.flatMap(({ judgement }) => judgement.fired);
  const likely = judged.flatMap(({ judgement }) => judgement.open.filter((line) => line.isLikely));
  const asking = [
    ...fired.filter(({ verdict }) => verdict === "ask"),
    ...likely.filter(({ verdict }) => verdict !== "warn"),
  ].map(({ rule }) => rule.id);
  const blocking = fired.filter(({ verdict }) => verdict === "block");
  const isAllTold = parts
    .flatMap(({ judgement }) => judgement.fired.filter(({ verdict }) => verdict === "block"))
    .every(({ rule }) => blocking.some((each) => each.rule.id === rule.id));
  return {
    told,
    passed: areClean(parts) && isRead,
    asking: [...new Set(asking)],
    blocking: [
      ...new Set(blocking.map(({ rule }) => wordsOf(book.wordsOf(rule), locale))),
      ...(isAllTold ? [] : [m.club_rules_kept_back({}, { locale })]),
    ],
  };
}

/** Whoever decides, and by whichever call. */
export function requireUnblocked({ blocking }: Pick<Advice, "blocking">): void {
  if (blocking.length > 0) refuse("against_club_rules", { values: { rules: blocking.join(" ") } });
}
