/** What the club's rules say of a mating, a litter or an application: for other nouns too. */
import type { z } from "zod";
import { FIRST_CLUB } from "@felistry/domain/accounts/club.ts";
import { addDays } from "@felistry/domain/calendar.ts";
import type { clubVerdict } from "@felistry/contract/rules/club-rules.ts";
import type { Locale } from "@felistry/i18n/locale.ts";
import type { Db, Tx } from "../../db/transaction.ts";
import { refuse } from "../../http/refusal.ts";
import { partOfCat } from "./cat-part.ts";
import {
  insertVerdict,
  selectApplication,
  selectClubOfDam,
  selectRuledLitter,
} from "./cat-statements.ts";
import { partsOfLitter } from "./litter-parts.ts";
import { GESTATION_DAYS, partsOfPair, readPair } from "./parts.ts";
import { rulebookOf, type Rulebook } from "./rulebook.ts";
import { areClean, judgeParts, linesOf, strongest, tellVerdict } from "./verdicts.ts";

type Told = z.input<typeof clubVerdict>;
type Judged = ReturnType<typeof judgeParts>;

export interface Reader {
  readonly db: Db;
  readonly locale: Locale;
  readonly today: string;
}

/** Before the mating, by today's rules. Without `born`, the birth is expected as if they mated today. */
export async function verdictOfMating(
  {
    dam,
    sire,
    born,
  }: { readonly dam: number; readonly sire: number; readonly born?: string | null },
  { db, locale, today }: Reader,
): Promise<Told> {
  const pair = await readPair(db, dam, sire);
  const [of] = await selectClubOfDam(db, { damId: dam });
  const book = await rulebookOf(db, { clubId: of!.club_id, at: null, today });
  const parts = partsOfPair(pair, born ?? addDays(today, GESTATION_DAYS));
  return tellVerdict(judgeParts(parts, book), book, locale);
}

/** Whether the club had given its leave when the litter was entered. */
export async function registersCleanLitters(
  db: Db,
  sought: { readonly clubId: number; readonly at: Date; readonly today: string },
): Promise<boolean> {
  return (await rulebookOf(db, sought)).registersCleanLitters;
}

/** By the rules of its dam's club, at the moment at which it was entered. */
export async function judgeLitter(
  db: Db,
  litterId: number,
  today: string,
): Promise<{ readonly parts: Judged; readonly book: Rulebook; readonly isClean: boolean }> {
  const [litter] = await selectRuledLitter(db, { id: litterId });
  if (!litter) refuse("litter_not_found");
  const pair = await readPair(db, litter.dam_id, litter.sire_id);
  const { club_id: clubId, created_at: at } = litter;
  const book = await rulebookOf(db, { clubId, at, today });
  const parts = judgeParts(partsOfLitter(litter, pair), book);
  return { parts, book, isClean: areClean(parts) };
}

export async function verdictOfLitter(
  litterId: number,
  { db, locale, today }: Reader,
): Promise<Told> {
  const { parts, book } = await judgeLitter(db, litterId, today);
  return tellVerdict(parts, book, locale);
}

/**
 * The cat's newest application, by the rules of its club at the moment at which it was sent.
 * @param askedId whose rules judge one sent today
 */
export async function verdictOfCat(
  catId: number,
  { db, locale, today }: Reader,
  askedId: number | null = null,
): Promise<Told> {
  const { parts, book } = await judgeCat(db, catId, today, askedId);
  return tellVerdict(parts, book, locale);
}

async function judgeCat(db: Db, catId: number, today: string, askedId: number | null = null) {
  const [newest] = await selectApplication(db, { catId });
  const application = askedId === null ? newest : undefined;
  const clubId = application?.club_id ?? askedId ?? FIRST_CLUB;
  const sent = application?.created_at ?? null;
  const day = sent?.toISOString().slice(0, 10) ?? today;
  const part = await partOfCat(db, catId, application, day);
  const book = await rulebookOf(db, { clubId, at: sent, today });
  return { parts: judgeParts([part], book), book, application };
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

/** A paper that nobody has read does not agree with the page. */
const READ_ON_PAPER = ["paper_birth_differs", "paper_name_differs", "paper_number_differs"];

export async function adviceOnCat(catId: number, reader: Reader): Promise<Advice> {
  const { parts, book } = await judgeCat(reader.db, catId, reader.today);
  const isRead = parts.every(({ facts }) => READ_ON_PAPER.every((fact) => facts[fact] === false));
  return adviceOf(parts, book, reader.locale, isRead);
}

export async function adviceOnLitter(litterId: number, reader: Reader): Promise<Advice> {
  const { parts, book } = await judgeLitter(reader.db, litterId, reader.today);
  return adviceOf(parts, book, reader.locale, true);
}

export function adviceOf(parts: Judged, book: Rulebook, locale: Locale, isRead: boolean): Advice {
  const told = tellVerdict(parts, book, locale);
  const fired = told.parts.flatMap((part) => part.fired);
  const likely = told.parts.flatMap(({ open }) => open.filter((line) => line.likely));
  const asking = [
    ...fired.filter(({ verdict }) => verdict === "ask"),
    ...likely.filter(({ verdict }) => verdict !== "warn"),
  ].map(({ id }) => id);
  return {
    told,
    passed: told.clean && isRead,
    asking: [...new Set(asking)],
    blocking: [
      ...new Set(fired.filter(({ verdict }) => verdict === "block").map(({ text }) => text)),
    ],
  };
}

/** Keeps what the rules said when an application was decided. */
export async function keepVerdictOfCat(tx: Tx, catId: number, today: string): Promise<void> {
  const { parts, book, application } = await judgeCat(tx, catId, today);
  if (application) await keep(tx, parts, book, { litterId: null, applicationId: application.id });
}

export async function keepVerdictOfLitter(
  tx: Tx,
  litterId: number,
  { parts, book }: { readonly parts: Judged; readonly book: Rulebook },
): Promise<void> {
  await keep(tx, parts, book, { litterId, applicationId: null });
}

async function keep(
  tx: Tx,
  parts: Judged,
  book: Rulebook,
  of: { readonly litterId: number | null; readonly applicationId: number | null },
): Promise<void> {
  await insertVerdict(tx, {
    ...of,
    verdict: strongest(parts),
    versions: book.version,
    lines: JSON.stringify(linesOf(parts)),
  });
}
