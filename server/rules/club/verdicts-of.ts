/** What the club's rules say of a mating, a litter or an application: for other nouns too. */
import type { z } from "zod";
import { FIRST_CLUB } from "@felistry/domain/accounts/club.ts";
import { addDays } from "@felistry/domain/calendar.ts";
import type { clubVerdict } from "@felistry/contract/rules/club-rules.ts";
import type { Db, Tx } from "../../db/transaction.ts";
import { refuse } from "../../http/refusal.ts";
import {
  adviceOf,
  requireUnblocked,
  type Advice,
  type Judged,
  type Judgement,
  type Reader,
} from "./advice.ts";
import { knownCat } from "./cat-part.ts";
import {
  insertVerdict,
  selectApplication,
  selectClubOfDam,
  selectRuledLitter,
  type Application,
} from "./cat-statements.ts";
import { partsOfLitter } from "./litter-parts.ts";
import { judgementOf } from "./judgement-of.ts";
import { partsOfCat } from "./origin-parts.ts";
import { readPair } from "./pair.ts";
import { GESTATION_DAYS, partsOfPair } from "./parts.ts";
import { rulebookOf, type Rulebook } from "./rulebook.ts";
import { toldTo } from "./told-to.ts";
import { areClean, judgeParts, linesOf, strongest, tellVerdict } from "./verdicts.ts";

type Told = z.input<typeof clubVerdict>;

/** Before the mating, by today's rules. Without `born`, the birth is expected as if they mated today. */
export async function verdictOfMating(
  {
    dam,
    sire,
    born,
  }: { readonly dam: number; readonly sire: number; readonly born?: string | null },
  { db, locale, today, member }: Reader,
): Promise<Told> {
  const [of] = await selectClubOfDam(db, { damId: dam });
  // The database has a club for a cat that is gone, too.
  const pair = await readPair(db, dam, sire, of!.club_id);
  const book = await rulebookOf(db, { clubId: of!.club_id, at: null, today });
  const day = born ?? addDays(today, GESTATION_DAYS);
  const clubId = of!.club_id;
  const parts = toldTo(member, { parts: partsOfPair(pair, day), pair, born: day, clubId });
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
): Promise<Judgement & { readonly isClean: boolean }> {
  const [litter] = await selectRuledLitter(db, { id: litterId });
  if (!litter) refuse("litter_not_found");
  const { club_id: clubId, created_at: at, born } = litter;
  const pair = await readPair(db, litter.dam_id, litter.sire_id, clubId);
  const book = await rulebookOf(db, { clubId, at, today });
  const all = await partsOfLitter(db, litter, pair);
  const parts = judgeParts(all, book);
  return {
    parts,
    book,
    toldTo: (viewer) => judgeParts(toldTo(viewer, { parts: all, pair, born, clubId }), book),
    isClean: areClean(parts),
  };
}

export async function verdictOfLitter(
  litterId: number,
  { db, locale, today, member }: Reader,
): Promise<Told> {
  const { book, ...judged } = await judgeLitter(db, litterId, today);
  return tellVerdict(judged.toldTo(member), book, locale);
}

/**
 * The cat's newest application, by the rules of its club at the moment at which it was sent.
 * @param askedId whose rules judge one sent today
 */
export async function verdictOfCat(
  catId: number,
  { db, locale, today, member }: Reader,
  askedId: number | null = null,
): Promise<Told> {
  const { book, ...judged } = await judgeCat(db, catId, today, askedId);
  return tellVerdict(judged.toldTo(member), book, locale);
}

/** The cat first, then where it comes from. */
async function judgeCat(
  db: Db,
  catId: number,
  today: string,
  askedId: number | null = null,
): Promise<Judgement & { readonly application: Application | undefined }> {
  const [newest] = await selectApplication(db, { catId });
  const application = askedId === null ? newest : undefined;
  const clubId = application?.club_id ?? askedId ?? FIRST_CLUB;
  const sent = application?.created_at ?? null;
  const day = sent?.toISOString().slice(0, 10) ?? today;
  const asked = { clubId, application, day };
  const cat = await partsOfCat(db, await knownCat(db, catId), asked);
  const book = await rulebookOf(db, { clubId, at: sent, today });
  return { ...judgementOf(cat, book), application };
}

/** A paper that nobody has read does not agree with the page. */
const READ_ON_PAPER = ["paper_birth_differs", "paper_name_differs", "paper_number_differs"];

export async function adviceOnCat(catId: number, reader: Reader): Promise<Advice> {
  const judged = await judgeCat(reader.db, catId, reader.today);
  const [{ facts }] = judged.parts as [Judged[number], ...Judged];
  const isRead = READ_ON_PAPER.every((fact) => facts[fact] === false);
  return adviceOf(judged, reader, isRead);
}

export async function adviceOnLitter(litterId: number, reader: Reader): Promise<Advice> {
  return adviceOf(await judgeLitter(reader.db, litterId, reader.today), reader, true);
}

/**
 * Keeps what the rules said when an application was confirmed.
 * @throws against_club_rules if they block it
 */
export async function keepVerdictOfCat(
  tx: Tx,
  catId: number,
  { today, ...reader }: Omit<Reader, "db">,
): Promise<void> {
  const judged = await judgeCat(tx, catId, today);
  const { parts, book, application } = judged;
  requireUnblocked(adviceOf(judged, reader, true));
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
