/** A cat that comes from another club is judged by the rules of the club that takes it. */
import type { Db } from "../../../db/transaction.ts";
import type { Judgement } from "../advice.ts";
import { knownCat } from "../cat-part.ts";
import { judgementOf } from "../judgement-of.ts";
import { federationIn } from "../life-facts.ts";
import { partsOfCat } from "../origin-parts.ts";
import { isNumberStated, selectPaperOfNumber } from "./request-statements.ts";
import { rulebookOf } from "../rulebook.ts";

export interface AskedTransfer {
  readonly catId: number;
  readonly clubId: number;
  /** From which it comes. */
  readonly club: string;
  readonly number: string;
  /** It brings titles, by what is asked. */
  readonly isTitled: boolean;
  /** When it was sent; null: it would be today. */
  readonly at: Date | null;
}

export async function judgeTransfer(
  db: Db,
  { catId, clubId, club, number, isTitled, at }: AskedTransfer,
  today: string,
): Promise<Judgement> {
  const [found] = await selectPaperOfNumber(db, { catId, number });
  const system = found?.system ?? federationIn(club);
  const paper = { pedigree_id: found?.pedigree_id ?? null, pedigree_num: number, system };
  const of = { clubId, application: paper, day: at?.toISOString().slice(0, 10) ?? today };
  const { cat: is, merits } = await knownCat(db, catId);
  const has_foreign_titles = merits.has_foreign_titles || isTitled;
  const known = { cat: is, merits: { ...merits, has_foreign_titles } };
  const { parts, ...rest } = await partsOfCat(db, known, of);
  const [cat, ...origin] = parts;
  const [stated] = await isNumberStated(db, { catId, number });
  const isTaken = cat!.facts["number_taken"] === true;
  const shown = { number_taken: stated!.shown || isTaken };
  const facts = { ...cat!.facts, number_taken: stated!.asked || shown.number_taken };
  // What others have asked for is between them and the club.
  const kept = [...(cat!.kept ?? []), { facts: shown, knownTo: [] }];
  const book = await rulebookOf(db, { clubId, at, today });
  return judgementOf({ ...rest, parts: [{ ...cat!, facts, kept }, ...origin] }, book);
}
