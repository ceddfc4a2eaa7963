/** What the rules say of requests: to those who ask before they send one, to the club, and to both once it is decided. */
import type { CorrectedFacts } from "../../../cats/public.ts";
import type { Db, Tx } from "../../../db/transaction.ts";
import { Refusal } from "../../../http/refusal.ts";
import { adviceOf, requireUnblocked, type Advice, type Judgement, type Reader } from "../advice.ts";
import { judgeTransfer, type AskedTransfer } from "./coming.ts";
import { judgeCorrection } from "./corrected.ts";
import { keepRequestVerdict, keptVerdictOf, type RequestId } from "./kept-verdicts.ts";
import {
  selectDeskOfCat,
  selectRuledCorrection,
  selectRuledTransfer,
} from "./request-statements.ts";
import type { ToldVerdict } from "../verdict-record.ts";
import { tellVerdict } from "../verdicts.ts";

interface JudgedRequest {
  readonly judgement: Judgement;
  readonly clubId: number;
  readonly askerId: number;
}

/** Null once it is decided. */
async function judgedCorrection(db: Db, id: number, today: string): Promise<JudgedRequest | null> {
  const [asked] = await selectRuledCorrection(db, { id });
  if (!asked) return null;
  const { cat_id: catId, changes, created_at: at, came_in: cameIn } = asked;
  const { club_id: clubId, asker_id: askerId } = asked;
  const judgement = await judgeCorrection(db, { catId, changes, clubId, cameIn, at }, today);
  return { judgement, clubId, askerId };
}

/** Of a cat that leaves nothing is judged: its next club does that. Null once it is decided. */
async function judgedTransfer(db: Db, id: number, today: string): Promise<JudgedRequest | null> {
  const [asked] = await selectRuledTransfer(db, { id });
  if (!asked) return null;
  const { cat_id: catId, club, number, titles, created_at: at } = asked;
  const { club_id: clubId, asker_id: askerId } = asked;
  const coming = { catId, clubId, club, number, isTitled: titles !== null, at };
  return { judgement: await judgeTransfer(db, coming, today), clubId, askerId };
}

const judgedRequest = ({ correctionId, transferId }: RequestId, db: Db, today: string) =>
  correctionId === null
    ? judgedTransfer(db, transferId, today)
    : judgedCorrection(db, correctionId, today);

/** Null once it is decided. */
export async function adviceOnRequest(of: RequestId, reader: Reader): Promise<Advice | null> {
  const judged = await judgedRequest(of, reader.db, reader.today);
  return judged && adviceOf(judged.judgement, reader, false);
}

/** Nothing is said of what cannot be judged: its parent is gone, or has become a descendant. Sending or deciding it says why. */
const unlessImpossible = <Judged>(judged: Promise<Judged>): Promise<Judged | null> =>
  judged.catch((error: unknown) => {
    if (error instanceof Refusal) return null;
    throw error;
  });

/** As they are told to the reader; null if nothing was decided, or can be judged. */
export async function verdictOfRequest(
  of: RequestId,
  reader: Reader & { readonly member: NonNullable<Reader["member"]> },
): Promise<ToldVerdict | null> {
  const advice = await unlessImpossible(adviceOnRequest(of, reader));
  return advice?.told ?? keptVerdictOf(of, reader);
}

/**
 * Keeps what the rules say when a request is decided.
 * @throws against_club_rules if they block what is confirmed
 */
export async function keepVerdictOfRequest(
  tx: Tx,
  of: RequestId,
  isConfirmed: boolean,
  reader: Omit<Reader, "db">,
): Promise<void> {
  const judging = judgedRequest(of, tx, reader.today);
  const judged = await (isConfirmed ? judging : unlessImpossible(judging));
  if (!judged) return;
  if (isConfirmed) requireUnblocked(adviceOf(judged.judgement, { ...reader }, false));
  await keepRequestVerdict(tx, of, judged);
}

/** Of a correction that would be sent now; null if it cannot be judged. */
export async function verdictOfCorrected(
  catId: number,
  changes: CorrectedFacts,
  { db, locale, today, member }: Reader,
): Promise<ToldVerdict | null> {
  const [desk] = await selectDeskOfCat(db, { catId });
  const { club_id: clubId, came_in: cameIn } = desk!;
  const asked = { catId, changes, clubId, cameIn, at: null };
  const judged = await unlessImpossible(judgeCorrection(db, asked, today));
  return judged && tellVerdict(judged.toldTo(member), judged.book, locale);
}

/** Of a cat that the club would be asked now to take. */
export async function verdictOfComing(
  asked: Omit<AskedTransfer, "clubId" | "at">,
  { db, locale, today, member }: Reader,
): Promise<ToldVerdict> {
  const [desk] = await selectDeskOfCat(db, { catId: asked.catId });
  const coming = { ...asked, clubId: desk!.club_id, at: null };
  const { book, toldTo } = await judgeTransfer(db, coming, today);
  return tellVerdict(toldTo(member), book, locale);
}
