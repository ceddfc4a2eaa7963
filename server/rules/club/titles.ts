/** Titles that follow from a cat's results by the rules of its federations, whichever of them the club has adopted. */
import type { ShowResult } from "@felistry/domain/credentials/shows/result.ts";
import { titlesOf, type FollowingTitles } from "@felistry/domain/credentials/shows/titles.ts";
import type { Locale } from "@felistry/i18n/locale.ts";
import { showsOf, titleClaimed, titlesAndBirthOf } from "../../credentials/queries.ts";
import type { Db } from "../../db/transaction.ts";
import { refuse } from "../../http/refusal.ts";
import { selectRuledCats } from "./cat-statements.ts";
import { adviceOnClaim } from "./claimed-titles.ts";
import { clubPacks } from "./club-packs.ts";
import { named } from "./parts.ts";
import { federationBook } from "./rulebook.ts";
import { adviceOf, type Advice, type Reader } from "./advice.ts";
import { languageOf } from "./verdict-record.ts";
import { judgeParts } from "./verdicts.ts";

type Entry = Awaited<ReturnType<typeof showsOf>>[number];

export interface CatsTitles {
  readonly entries: readonly Entry[];
  readonly held: readonly string[];
  /** By all results, and by those alone that the club or their judge has confirmed. */
  readonly all: FollowingTitles;
  readonly confirmed: FollowingTitles;
}

export async function titlesOfCat(db: Db, catId: number, today: string): Promise<CatsTitles> {
  const [cat] = await titlesAndBirthOf(db, { catId });
  if (!cat) refuse("cat_not_found");
  const entries = await showsOf(db, { catId });
  const results = entries.map(resultOf);
  const { held, born } = cat;
  const by = (own: readonly ShowResult[]) =>
    titlesOf({ results: own, held, born, packs: clubPacks, today });
  return {
    entries,
    held,
    all: by(results),
    confirmed: by(results.filter(({ isConfirmed }) => isConfirmed)),
  };
}

function resultOf(entry: Entry): ShowResult {
  const { id, award, judge, points, issued_on, show_system, show_country, show_class } = entry;
  return {
    id,
    award,
    judge,
    points,
    day: issued_on,
    system: show_system,
    country: show_country,
    showClass: show_class,
    isConfirmed: entry.is_confirmed,
  };
}

/**
 * Of a title whose results are all confirmed nothing is asked. Another is judged by its paper; its advice says by which rules it is given,
 * and what is missing among the results. Null if no rule knows it.
 */
export async function adviceOnTitle(credentialId: number, reader: Reader): Promise<Advice | null> {
  const { db, today } = reader;
  const [claimed] = await titleClaimed(db, { id: credentialId });
  if (!claimed) return null;
  const { confirmed, entries } = await titlesOfCat(db, claimed.cat_id, today);
  const reached = confirmed.reached.find(
    ({ title, day }) => title === claimed.name && day === claimed.issued_on,
  );
  const [cat] = await selectRuledCats(db, { ids: [claimed.cat_id] });
  if (!cat) return null;
  if (!reached) return adviceOnClaim({ claimed, cat, results: entries.map(resultOf) }, reader);
  const book = federationBook(reached.system, reached.day);
  const parts = judgeParts([{ subject: "title", cat: named(cat), facts: reached.facts }], book);
  return adviceOf({ parts, book }, reader, true);
}

export function languageOfRules(locale: Locale): Locale {
  return languageOf(clubPacks, locale);
}
