import type { MatingHealth } from "@felistry/contract/matings/matings.ts";
import {
  type Blood,
  bloodOf,
  BREEDS_WITH_B,
  endangered,
  groupOf,
  kittenGroups,
} from "@felistry/domain/matings/blood-groups.ts";
import { quarterText } from "@felistry/domain/matings/test-odds.ts";
import { m } from "@felistry/i18n/compiled/messages.js";
import { inEach } from "@felistry/i18n/locale.ts";
import type { TestEntry } from "../credentials/queries.ts";

/** What an entry about blood is called, genetic or not. */
const NAMED = /^(?:ab|abo|cmah)$|blood|кров|gruppe|groupe sanguin/iu;

interface ReadBlood {
  readonly written: string;
  readonly blood: Blood | null;
}

/** Null where neither is known and group B is rare in both breeds. */
export function bloodOfPair(
  of: { readonly dam: readonly TestEntry[]; readonly sire: readonly TestEntry[] },
  breeds: readonly string[],
): MatingHealth["tests"][number] | null {
  const [dam, sire] = [read(of.dam), read(of.sire)];
  if (!dam && !sire && !breeds.some((breed) => BREEDS_WITH_B.has(breed))) return null;
  const [ofDam, ofSire] = [dam?.blood ?? null, sire?.blood ?? null];
  return {
    code: "AB",
    name: inEach((locale) => m.mating_blood({}, { locale })),
    gene: "CMAH",
    omia: "000119-9685",
    source: "Silvestre-Ferreira & Pastor 2010, Vet Med Int; Kehl et al. 2018",
    dam: told(dam),
    sire: told(sire),
    words: inEach((locale) => wordsOf(ofDam, ofSire, locale)),
    grave: ofDam !== null && ofSire !== null && endangered(ofDam, ofSire) !== null,
  };
}

function read(entries: readonly TestEntry[]): ReadBlood | null {
  const found = entries
    .filter(({ name }) => NAMED.test(name.trim()))
    .map(({ result }) => ({ written: result ?? "", blood: bloodOf(result ?? "") }));
  return found.find(({ blood }) => blood !== null) ?? found[0] ?? null;
}

function told(found: ReadBlood | null) {
  if (!found) return { result: null, status: "untested" as const };
  return { result: found.written, status: found.blood ? ("known" as const) : ("unread" as const) };
}

type Locale = Parameters<Parameters<typeof inEach>[0]>[0];

function wordsOf(dam: Blood | null, sire: Blood | null, locale: Locale): string {
  const o = { locale };
  if (!dam && !sire) return m.mating_test_untested({}, o);
  if (!dam)
    return groupOf(sire!) === "B" ? m.mating_blood_safe({}, o) : m.mating_blood_dam_unknown({}, o);
  if (groupOf(dam) !== "B") {
    const groups = sire && kittenGroups(dam, sire);
    if (!groups) return m.mating_blood_safe({}, o);
    return m.mating_blood_kittens(
      { a: quarterText(groups.A), ab: quarterText(groups.AB), b: quarterText(groups.B) },
      o,
    );
  }
  if (!sire) return m.mating_blood_sire_unknown({}, o);
  const danger = endangered(dam, sire);
  if (!danger) return m.mating_blood_all_b({}, o);
  const [least, most] = danger;
  return least === most
    ? m.mating_blood_danger({ share: quarterText(least) }, o)
    : m.mating_blood_danger_open({}, o);
}
