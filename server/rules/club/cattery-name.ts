/** What the club's rules say of a cattery's name. */
import { FIRST_CLUB } from "@felistry/domain/accounts/club.ts";
import { catteryNameFacts } from "@felistry/domain/rules/club/cattery-name-facts.ts";
import { baseLocale, type Locale } from "@felistry/i18n/locale.ts";
import type { Db, Tx } from "../../db/transaction.ts";
import { refuse } from "../../http/refusal.ts";
import { wordsOf } from "../rule-words.ts";
import {
  countCatteriesOf,
  selectBarredWords,
  selectCloseNames,
  takeNamesTurn,
} from "./cat-statements.ts";
import { rulebookOf } from "./rulebook.ts";
import { judgeParts, tellVerdict } from "./verdicts.ts";

interface AskedName {
  readonly name: string;
  readonly memberId: number;
  /** The cattery that has it already; below zero, the name that the club keeps. */
  readonly exceptId: number | null;
  /** Whose rules judge it, the first club's if it is asked of none. It is compared with the names of all. */
  readonly clubId?: number;
}

export async function judgeCatteryName(
  db: Db,
  { name, memberId, exceptId, clubId = FIRST_CLUB }: AskedName,
  today: string,
) {
  const found = await selectCloseNames(db, { name, memberId });
  const [own] = await countCatteriesOf(db, { name, memberId, exceptId });
  const [barred] = await selectBarredWords(db, { locale: baseLocale });
  const book = await rulebookOf(db, { clubId, at: null, today });
  const existing = found
    .filter(({ id }) => id !== exceptId)
    .map(({ name: other, users_id, alike, is_abroad }) => ({
      name: other,
      isSameOwner: users_id === memberId,
      isAlike: alike,
      isAbroad: is_abroad,
    }));
  const { codes, breeds, colours } = barred!;
  const owner = { names: own!.catteries, litters: own!.litters };
  const words = { codes: new Set(codes), breeds, colours };
  const facts = catteryNameFacts(name, existing, owner, words);
  return { parts: judgeParts([{ subject: "cattery", cat: null, facts }], book), book };
}

/** The same in the reader's words. */
export async function verdictOfName(
  db: Db,
  asked: AskedName,
  { locale, today }: { readonly locale: Locale; readonly today: string },
) {
  const { parts, book } = await judgeCatteryName(db, asked, today);
  return tellVerdict(parts, book, locale);
}

/** Refuses a name that a rule of the club blocks. Until the transaction ends, nobody else stores one. */
export async function requireNameAllowed(
  tx: Tx,
  asked: AskedName,
  { locale, today }: { readonly locale: Locale; readonly today: string },
): Promise<void> {
  await takeNamesTurn(tx);
  const { parts, book } = await judgeCatteryName(tx, asked, today);
  const blocking = parts.flatMap(({ judgement }) =>
    judgement.fired.filter(({ verdict }) => verdict === "block"),
  );
  if (blocking.length === 0) return;
  refuse("cattery_name_against_rules", {
    values: {
      reasons: blocking
        .map(
          ({ rule }) => `${wordsOf(book.wordsOf(rule), locale)} (${book.clubOf(rule)}, ${rule.id})`,
        )
        .join(" "),
    },
  });
}
