/** What the club's rules say of a case; null if they do not judge its kind, or its subject is gone. */
import { checksNeeded, type DeskKind } from "@felistry/domain/cases/checks.ts";
import type { Locale } from "@felistry/i18n/locale.ts";
import type { Db } from "../db/transaction.ts";
import type { Member } from "../http/handler.ts";
import { Refusal } from "../http/refusal.ts";
import {
  adviceOnCat,
  adviceOnLitter,
  adviceOnRequest,
  adviceOnTitle,
  keptVerdictOf,
  type Advice,
  type RequestId,
  type ToldVerdict,
} from "../rules/public.ts";
import { directionOfTransfer } from "../transfers/queries.ts";

interface Subject {
  readonly kind: string;
  readonly subject_id: number;
  readonly cat_id: number | null;
}

interface Reader {
  readonly db: Db;
  readonly locale: Locale;
  readonly today: string;
  readonly member: Member;
}

export async function adviceOnCase(
  { kind, subject_id, cat_id }: Subject,
  reader: Reader,
): Promise<Advice | null> {
  try {
    if (kind === "application" && cat_id !== null) return await adviceOnCat(cat_id, reader);
    if (kind === "litter") return await adviceOnLitter(subject_id, reader);
    if (kind === "title") return await adviceOnTitle(subject_id, reader);
    const request = requestOf({ kind, subject_id });
    return request && (await adviceOnRequest(request, reader));
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

function requestOf({
  kind,
  subject_id: id,
}: Pick<Subject, "kind" | "subject_id">): RequestId | null {
  if (kind === "correction") return { correctionId: id, transferId: null };
  return kind === "transfer" ? { correctionId: null, transferId: id } : null;
}

/** What the rules said of a request on the day on which it was decided. */
export async function verdictOfDecided(
  subject: Subject,
  reader: Reader,
): Promise<ToldVerdict | null> {
  const request = requestOf(subject);
  return request && keptVerdictOf(request, reader);
}

/** The ticks that a confirmation needs. */
export async function neededFor(
  { kind, subject_id: id }: { readonly kind: DeskKind; readonly subject_id: number },
  advice: Advice | null,
  db: Db,
): Promise<string[]> {
  if (kind !== "transfer") return checksNeeded(kind, advice);
  const [transfer] = await directionOfTransfer(db, { id });
  return checksNeeded(transfer?.direction === "out" ? "transfer_out" : kind, advice);
}
