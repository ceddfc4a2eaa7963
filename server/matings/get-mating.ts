import { GRAVE_NOTES, type TraitCat, traitNotes } from "@felistry/domain/matings/trait-notes.ts";
import { inEach } from "@felistry/i18n/locale.ts";
import { familyGenotype } from "@felistry/domain/colours/coat/family-genotype.ts";
import { isWhiteTest, whiteCopiesTested } from "@felistry/domain/matings/white-copies.ts";
import { type MatingWarning, matingWarnings } from "@felistry/domain/matings/mating-warnings.ts";
import { type ParentColour, predictKittens } from "@felistry/domain/colours/coat/predict.ts";
import { m } from "@felistry/i18n/compiled/messages.js";
import type { Db } from "../db/transaction.ts";
import type { Handler } from "../http/handler.ts";
import { networkOf } from "../http/limits/network.ts";
import { refuse } from "../http/refusal.ts";
import { assumptionTexts, kittenColour, colourFamily } from "../colours/queries.ts";
import { testsOf, type TestEntry } from "../credentials/queries.ts";
import { healthOfPair } from "./health-of-pair.ts";
import { NOTE_WORDS } from "./health-words.ts";
import { inbreedingFigures, type MateRow, selectMates } from "../inbreeding/queries.ts";

export const getMating: Handler<"GET /mating"> = async (
  { query: { dam: damId, sire: sireId, ...depth } },
  { db, services, address, locale, today },
) => {
  const mates = await selectMates(db, { locale, catIds: [damId, sireId] });
  const [dam, sire] = [damId, sireId].map(
    (id) => mates.find((mate) => mate.id === id) ?? refuse("cat_not_found"),
  ) as [MateRow, MateRow];
  const couple = { sire: sire.id, dam: dam.id };
  const report = await services.reckoning.report(networkOf(address), couple, depth);
  const warnings = matingWarnings({
    dam,
    sire,
    coefficient: report.coefficient,
    knownGenerations: report.knownGenerations,
    today,
  });
  const [figures, ofDam, ofSire, entries] = await Promise.all([
    inbreedingFigures(db, report),
    parentColour(db, dam),
    parentColour(db, sire),
    testsOf(db, { ids: [dam.id, sire.id] }),
  ]);
  const tests = {
    dam: entries.filter(({ cat_id }) => cat_id === dam.id),
    sire: entries.filter(({ cat_id }) => cat_id === sire.id),
  };
  const health = healthOfPair(tests, { dam, sire }, today);
  const isCouple = dam.sex === "female" && sire.sex === "male";
  const notes = isCouple
    ? traitNotes(traitsOf(ofDam, tests.dam), traitsOf(ofSire, tests.sire))
    : [];
  return {
    data: {
      ...figures,
      dam: dam.card,
      sire: sire.card,
      ...(isCouple ? kittensOf(ofDam, ofSire) : NO_KITTENS),
      health: {
        ...health,
        notes: notes.map((code) => ({
          code,
          words: inEach((locale) => NOTE_WORDS[code]({}, { locale })),
          grave: GRAVE_NOTES.has(code),
        })),
      },
      warnings: warnings.map((code) => ({
        code,
        words: inEach((locale) => WORDS[code]({}, { locale })),
      })),
    },
  };
};

const NO_KITTENS = { kittens: [], assumptions: [] };

function kittensOf(dam: MateColour, sire: MateColour) {
  const prediction = predictKittens(dam, sire);
  if (!prediction.ok) return NO_KITTENS;
  const breed = dam.breed === sire.breed ? dam.breed : null;
  return {
    kittens: prediction.kittens.map((outcome) => kittenColour(outcome, breed)),
    assumptions: assumptionTexts(prediction.assumptions),
  };
}

interface MateColour extends ParentColour {
  readonly breed: string;
}

/** How many white genes a white cat has: as a laboratory found, else as its relatives leave it. */
function traitsOf({ breed, codes, family }: MateColour, tests: readonly TestEntry[]): TraitCat {
  const tested = tests
    .filter(({ name }) => isWhiteTest(name))
    .flatMap(({ result }) => whiteCopiesTested(result ?? "") ?? []);
  const white = family?.W.filter(([one]) => one === "W") ?? [];
  const proven = new Set(white.map(([, other]) => (other === "W" ? 2 : 1) as 1 | 2));
  const whiteCopies = tested[0] ?? (proven.size === 1 ? [...proven][0]! : null);
  return { breed, codes, whiteCopies };
}

/** A mate's colour with what its parents and kittens show of its genes. */
async function parentColour(db: Db, mate: MateRow): Promise<MateColour> {
  const family = await colourFamily(db, mate.id);
  return {
    breed: mate.breed_ems,
    codes: mate,
    family: family ? familyGenotype(family) : undefined,
  };
}

type Text = typeof m.mating_warns_same_cat;

const WORDS: Readonly<Record<MatingWarning, Text>> = {
  same_cat: m.mating_warns_same_cat,
  same_sex: m.mating_warns_same_sex,
  dam_not_female: m.mating_warns_dam_not_female,
  sire_not_male: m.mating_warns_sire_not_male,
  dam_neutered: m.mating_warns_dam_neutered,
  sire_neutered: m.mating_warns_sire_neutered,
  harmful_together: m.mating_warns_harmful_together,
  harmful_if_short: m.mating_warns_harmful_if_short,
  parent_and_child: m.mating_warns_parent_and_child,
  full_siblings: m.mating_warns_full_siblings,
  half_siblings: m.mating_warns_half_siblings,
  close_kinship: m.mating_warns_close_kinship,
  dam_too_young: m.mating_warns_dam_too_young,
  sire_too_young: m.mating_warns_sire_too_young,
  breeds_not_crossed: m.mating_warns_breeds_not_crossed,
  little_known: m.mating_warns_little_known,
};
