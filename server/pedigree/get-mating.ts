import { inbreedingReport } from "@felistry/domain/pedigree/inbreeding/report.ts";
import { type MatingWarning, matingWarnings } from "@felistry/domain/pedigree/mating-warnings.ts";
import { predictKittens } from "@felistry/domain/coat/predict.ts";
import { m } from "@felistry/i18n/compiled/messages.js";
import { assumptionTexts, kittenColour } from "../cats/queries.ts";
import type { Handler } from "../http/handler.ts";
import { refuse } from "../http/refusal.ts";
import { completeGenerations, inbreedingFigures } from "./inbreeding-figures.ts";
import { type MateRow, selectMates } from "./inbreeding-statements.ts";

export const getMating: Handler<"GET /mating"> = async (
  { query },
  { db, services, locale, today },
) => {
  const mates = await selectMates(db, locale, [query.dam, query.sire]);
  const [dam, sire] = [query.dam, query.sire].map(
    (id) => mates.find((mate) => mate.id === id) ?? refuse("cat_not_found"),
  ) as [MateRow, MateRow];
  const { graph, inbreeding } = await services.parents.of([dam.id, sire.id]);
  const report = inbreedingReport(graph, sire.id, dam.id, { ...query, known: inbreeding });
  const warnings = matingWarnings({
    dam,
    sire,
    coefficient: report.coefficient,
    knownGenerations: completeGenerations(report),
    today,
  });
  return {
    data: {
      ...(await inbreedingFigures(db, report)),
      dam: dam.card,
      sire: sire.card,
      ...kittensOf(dam, sire),
      warnings: warnings.map((code) => ({ code, words: inBoth(WORDS[code]) })),
    },
  };
};

function kittensOf(dam: MateRow, sire: MateRow) {
  const prediction =
    dam.sex === "female" && sire.sex === "male"
      ? predictKittens({ breed: dam.breed_ems, codes: dam }, { breed: sire.breed_ems, codes: sire })
      : null;
  if (!prediction?.ok) return { kittens: [], assumptions: [] };
  const breed = dam.breed_ems === sire.breed_ems ? dam.breed_ems : null;
  return {
    kittens: prediction.kittens.map((outcome) => kittenColour(outcome, breed)),
    assumptions: assumptionTexts(prediction.assumptions),
  };
}

type Text = typeof m.mating_warns_same_cat;

const WORDS: Readonly<Record<MatingWarning, Text>> = {
  same_cat: m.mating_warns_same_cat,
  same_sex: m.mating_warns_same_sex,
  dam_not_female: m.mating_warns_dam_not_female,
  sire_not_male: m.mating_warns_sire_not_male,
  harmful_together: m.mating_warns_harmful_together,
  parent_and_child: m.mating_warns_parent_and_child,
  full_siblings: m.mating_warns_full_siblings,
  half_siblings: m.mating_warns_half_siblings,
  close_kinship: m.mating_warns_close_kinship,
  dam_too_young: m.mating_warns_dam_too_young,
  sire_too_young: m.mating_warns_sire_too_young,
  breeds_not_crossed: m.mating_warns_breeds_not_crossed,
  little_known: m.mating_warns_little_known,
};

function inBoth(text: Text): { en: string; ru: string } {
  return { en: text({}, { locale: "en" }), ru: text({}, { locale: "ru" }) };
}
