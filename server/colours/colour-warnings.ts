import { inEach } from "@felistry/i18n/locale.ts";
import type { ColourWarning } from "@felistry/contract/colours/colour-warnings.ts";
import { familyGenotype } from "@felistry/domain/colours/coat/family-genotype.ts";
import { type ColouredCat, impossibleColour } from "@felistry/domain/colours/coat/impossible.ts";
import { possibilityText } from "@felistry/domain/colours/coat/narrow.ts";
import type { Sex } from "@felistry/domain/cats/sex.ts";
import { withBuild } from "@felistry/domain/colours/ems/build.ts";
import { NO_COLOUR } from "@felistry/domain/colours/ems/codes.ts";
import type { Db } from "../db/transaction.ts";
import type { Handler } from "../http/handler.ts";
import { refuse } from "../http/refusal.ts";
import { colourReasonText } from "./colour-words.ts";
import {
  type OffspringRow,
  selectOffspring,
  selectWithParents,
  type WithParents,
} from "./family-statements.ts";
import { requireEms } from "./require-ems.ts";

interface Subject extends WithParents {
  readonly offspring: readonly OffspringRow[];
}

export const colourWarnings: Handler<"GET /coat/warnings"> = async ({ query }, { db }) => {
  const stored = await subjectOf(db, query.cat);
  const subject = await asParentOf(
    db,
    { ...stored, cat: coloured(stored.cat, query) },
    query.child,
  );
  const { cat, dam, sire, offspring } = subject;
  const warnings: ColourWarning[] = impossibleColour(cat, dam, sire).map((reason) =>
    warning(reason, { kitten: cat, dam, sire }, null),
  );
  for (const { kitten, mate } of offspring) {
    const family =
      cat.sex === "female" ? { kitten, dam: cat, sire: mate } : { kitten, dam: mate, sire: cat };
    // Contradictions within the kitten, or with its other parent, are not about this cat's colour.
    const without = impossibleColour(
      kitten,
      cat.sex === "female" ? null : mate,
      cat.sex === "female" ? mate : null,
    );
    for (const reason of impossibleColour(kitten, family.dam, family.sire))
      if (!without.includes(reason))
        warnings.push(warning(reason, family, { id: kitten.id, name: kitten.name }));
  }
  return { data: { warnings, genotype: genotypeTexts(subject) } };
};

async function subjectOf(db: Db, catId: number | undefined): Promise<Subject> {
  const unknown: ColouredCat = { sex: "female", breed: null, codes: NO_COLOUR };
  if (catId === undefined) return { cat: unknown, dam: null, sire: null, offspring: [] };
  const [found] = await selectWithParents(db, { catId });
  if (!found) refuse("cat_not_found");
  return { ...found, offspring: await selectOffspring(db, { catId }) };
}

function coloured(
  cat: ColouredCat,
  typed: { ems?: string | undefined; sex?: Sex | undefined },
): ColouredCat {
  const sex = typed.sex ?? cat.sex;
  if (!typed.ems) return { ...cat, sex };
  const parsed = requireEms(typed.ems, "ems");
  return { sex, breed: parsed.breed ?? cat.breed, codes: withBuild(parsed) };
}

/** A cat being entered as a parent has one more kitten. */
async function asParentOf(db: Db, subject: Subject, childId: number | undefined): Promise<Subject> {
  if (childId === undefined) return subject;
  const [family] = await selectWithParents(db, { catId: childId });
  if (!family) refuse("cat_not_found");
  const mate = subject.cat.sex === "female" ? family.sire : family.dam;
  return { ...subject, offspring: [...subject.offspring, { kitten: family.cat, mate }] };
}

function warning(
  reason: ColourWarning["reason"],
  cats: Parameters<typeof colourReasonText>[1],
  cat: ColourWarning["cat"],
): ColourWarning {
  return { reason, cat, words: inEach((locale) => colourReasonText(reason, cats, locale)) };
}

function genotypeTexts(subject: Subject): Record<string, string> {
  return Object.fromEntries(
    Object.entries(familyGenotype(subject)).map(([locus, pairs]) => [
      locus,
      possibilityText(pairs),
    ]),
  );
}
