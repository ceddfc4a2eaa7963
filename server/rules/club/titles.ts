/** Titles that follow from a cat's results by the rules of its federations, whichever of them the club has adopted. */
import type { ShowSystem } from "@felistry/domain/credentials/shows/awards.ts";
import type { ShowResult } from "@felistry/domain/credentials/shows/result.ts";
import {
  titlesOf,
  type FollowingTitles,
  type ReachedTitle,
} from "@felistry/domain/credentials/shows/titles.ts";
import { packOf } from "@felistry/domain/rules/club/club-rule.ts";
import type { Locale } from "@felistry/i18n/locale.ts";
import { showsOf, titleClaimed, titlesAndBirthOf } from "../../credentials/queries.ts";
import type { Db } from "../../db/transaction.ts";
import { refuse } from "../../http/refusal.ts";
import { selectRuledCats } from "./cat-statements.ts";
import { clubPacks } from "./club-packs.ts";
import { named } from "./parts.ts";
import type { Rulebook } from "./rulebook.ts";
import { adviceOf, type Advice, type Reader } from "./verdicts-of.ts";
import { judgeParts, languageOf } from "./verdicts.ts";

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

/** Of a title whose results are all confirmed; null for others, which the club judges by their paper. */
export async function adviceOnTitle(credentialId: number, reader: Reader): Promise<Advice | null> {
  const { db, locale, today } = reader;
  const [claimed] = await titleClaimed(db, { id: credentialId });
  if (!claimed) return null;
  const { confirmed } = await titlesOfCat(db, claimed.cat_id, today);
  const reached = confirmed.reached.find(
    ({ title, day }) => title === claimed.name && day === claimed.issued_on,
  );
  const [cat] = await selectRuledCats(db, { ids: [claimed.cat_id] });
  if (!reached || !cat) return null;
  const book = bookOf(reached);
  const parts = judgeParts([{ subject: "title", cat: named(cat), facts: reached.facts }], book);
  return adviceOf(parts, book, locale, true);
}

export function languageOfRules(locale: Locale): Locale {
  return languageOf(clubPacks, locale);
}

/** The federation's rules as they are, on the day of the show. */
function bookOf({ system, day }: ReachedTitle): Rulebook {
  const pack = packOf(clubPacks, system satisfies ShowSystem, day)!;
  return {
    packs: [pack],
    modeOf: ({ verdict }) => verdict,
    wordsOf: ({ text }) => text,
    clubOf: () => system,
    registersCleanLitters: false,
    version: `${system} ${pack.valid_from}`,
  };
}
