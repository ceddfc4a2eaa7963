/** What the rules say of a title that no confirmed results prove. */
import { claimedTitle, type ClaimedBy } from "@felistry/domain/credentials/shows/claimed.ts";
import type { ShowResult } from "@felistry/domain/credentials/shows/result.ts";
import { leavesOf } from "@felistry/domain/rules/club/condition.ts";
import { sqrLevel } from "@felistry/domain/rules/club/sqr.ts";
import { packOf } from "@felistry/domain/rules/club/club-rule.ts";
import type { Way } from "@felistry/domain/rules/club/ways.ts";
import { selectMerits, type Merits } from "./breeding-statements.ts";
import { ageFacts } from "./cat-facts.ts";
import type { RuledCat } from "./cat-statements.ts";
import { clubPacks } from "./club-packs.ts";
import { lifeFacts } from "./life-facts.ts";
import { named } from "./parts.ts";
import { federationBook } from "./rulebook.ts";
import { factWords, type JudgedPart } from "./verdict-record.ts";
import { judgeParts, tellVerdict } from "./verdicts.ts";
import { adviceOf, type Advice, type Reader } from "./advice.ts";

interface Claimed {
  readonly claimed: {
    readonly name: string;
    readonly issued_on: string | null;
    readonly issued_by: string | null;
  };
  readonly cat: RuledCat;
  readonly results: readonly ShowResult[];
}

export async function adviceOnClaim(
  { claimed, cat, results }: Claimed,
  reader: Reader,
): Promise<Advice | null> {
  const day = claimed.issued_on ?? reader.today;
  const [merits] = await selectMerits(reader.db, { catId: cat.id });
  const level = sqrLevel(claimed.name);
  if (level !== null) return adviceOnLevel({ cat, merits: merits!, level }, day, reader);
  const found = claimedTitle({
    title: claimed.name,
    issuer: claimed.issued_by,
    day,
    sex: cat.sex === "male" ? "M" : "F",
    titledYoung: merits!.titled_young,
    results,
    born: cat.born,
    packs: clubPacks,
  });
  const told = found.map((by) => tellClaim(by, cat, day, reader));
  const [first] = told;
  if (!first) return null;
  const whole = {
    ...first,
    clean: false,
    clubs: told.flatMap(({ clubs }) => clubs),
    parts: told.flatMap(({ parts }) => parts),
    version: told.map(({ version }) => version).join(", "),
  };
  return { told: whole, passed: false, asking: [], blocking: [] };
}

/** Results that are not entered may have been won: no count of them refuses a title. */
function tellClaim(
  { system, facts, rules }: ClaimedBy,
  cat: RuledCat,
  day: string,
  reader: Reader,
) {
  const open = rules.map(({ rule, missing }) => ({
    rule,
    verdict: rule.verdict,
    values: leavesOf(rule.when)
      .map(({ fact }) => fact)
      .filter((fact, at, all) => fact !== "date" && all.indexOf(fact) === at)
      .flatMap((fact) => (facts[fact] === undefined ? [] : { fact, value: facts[fact] })),
    missing: missing.map(({ fact }) => fact),
    unrecorded: [],
    isLikely: true,
  }));
  const judgement: JudgedPart["judgement"] = { verdict: "ok", fired: [], open };
  const part: JudgedPart = { subject: "title", cat: named(cat), facts, judgement };
  const told = tellVerdict([part], federationBook(system, day), reader.locale);
  const [of] = told.parts;
  const lines = of!.open.map((line, at) => ({
    ...line,
    missing: amounts(rules[at]!.missing, reader),
    found: rules[at]!.found,
    reached_on: rules[at]!.reachedOn,
  }));
  return { ...told, parts: [{ ...of!, open: lines }] };
}

function amounts(way: Way, { locale }: Reader): string[] {
  return way.map(({ fact, have, need }) => {
    const words = factWords(fact, locale);
    return need === null ? words : `${words}: ${need - (have ?? 0)}`;
  });
}

/** A level of LOOF is claimed like a title, and its rules ask of the cat itself. */
function adviceOnLevel(
  {
    cat,
    merits,
    level,
  }: { readonly cat: RuledCat; readonly merits: Merits; readonly level: number },
  day: string,
  reader: Reader,
): Advice {
  const book = federationBook("LOOF", day);
  const rules = packOf(clubPacks, "LOOF", day)!.rules.filter(({ when }) =>
    leavesOf(when).some(({ fact }) => fact === "sqr"),
  );
  const ofLevels = { ...book, packs: book.packs.map((pack) => ({ ...pack, rules })) };
  // Of the levels that are entered the one that is claimed now.
  const facts = { ...lifeFacts(cat, merits, null), ...ageFacts(cat, day), sqr: level };
  const parts = judgeParts([{ subject: "cat", cat: named(cat), facts }], ofLevels);
  return adviceOf({ parts, book: ofLevels }, reader, false);
}
