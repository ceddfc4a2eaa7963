/** A correction is judged by the cat as it would be, with its young; what held before it is not decided by it. */
import type { CorrectedFacts } from "../../../cats/public.ts";
import { CORRECTED_FIELDS } from "@felistry/domain/corrections/correction.ts";
import { COLOUR_KINDS, type ColourCodes } from "@felistry/domain/colours/ems/codes.ts";
import { colourEms } from "@felistry/domain/colours/ems/write.ts";
import type { ClubFacts } from "@felistry/domain/rules/club/truth.ts";
import type { Db } from "../../../db/transaction.ts";
import { refuse } from "../../../http/refusal.ts";
import type { Judged, Judgement } from "../advice.ts";
import { broughtAbout, broughtAboutInYoung } from "./brought-about.ts";
import { knownCat, type KnownCat } from "../cat-part.ts";
import { selectApplication, type RuledCat } from "../cat-statements.ts";
import { judgementOf } from "../judgement-of.ts";
import { partsOfCat, type WholeCat } from "../origin-parts.ts";
import { selectInOwnLine, selectRuledBreed } from "./request-statements.ts";
import { rulebookOf } from "../rulebook.ts";
import type { Part } from "../parts.ts";
import { judgePart } from "../verdicts.ts";
import { inTurns } from "./in-turns.ts";
import { partsOfYoung } from "./young.ts";

export interface AskedCorrection {
  readonly catId: number;
  readonly changes: CorrectedFacts;
  readonly clubId: number;
  /** The cat came from another club. */
  readonly cameIn: boolean;
  /** When it was sent; null: it would be today. */
  readonly at: Date | null;
}

/** @throws {Refusal} own_ancestor, which it may have become while it waited; cat_not_found, of a parent that is gone */
export async function judgeCorrection(
  db: Db,
  { catId, changes, clubId, cameIn, at }: AskedCorrection,
  today: string,
): Promise<Judgement> {
  const [application] = await selectApplication(db, { catId });
  const known = await knownCat(db, catId);
  const of = { clubId, application, day: at?.toISOString().slice(0, 10) ?? today };
  const corrected = await correctedCat(db, known, changes);
  await requireOtherLine(db, corrected);
  const isMoved = !hasOtherMother(known, corrected) && changes.cat_birthdate !== undefined;
  const moved = isMoved ? known.cat.born : null;
  const isImport = cameIn && known.merits.litter_id === null ? { imported: true } : {};
  const before = withFacts(await partsOfCat(db, known, of), { ...isImport, ...UNCHANGED });
  const after = withFacts(await partsOfCat(db, corrected, { ...of, moved }), {
    ...isImport,
    ...changeFacts(changes),
  });
  const book = await rulebookOf(db, { clubId, at, today });
  const [was, is] = [judgementOf(before, book), judgementOf(after, book)];
  const changed = CORRECTED_FIELDS.filter((field) => changes[field] !== undefined);
  const parents = { was: known.cat, is: corrected.cat };
  const young = await partsOfYoung(db, { ...parents, changed, clubId });
  const judged = (parts: readonly Part[]) => inTurns(parts, (part) => judgePart(part, book));
  const ofYoung = broughtAboutInYoung(await judged(young.after), await judged(young.before));
  const withYoung = (parts: Judged, before: Judged) => [
    ...broughtAbout(parts, before, changed),
    ...ofYoung,
  ];
  return {
    book,
    parts: withYoung(is.parts, was.parts),
    toldTo: (viewer) => withYoung(is.toldTo(viewer), was.toldTo(viewer)),
  };
}

/** Nothing can be counted along a line that leads back to the cat. */
async function requireOtherLine(db: Db, { cat }: KnownCat): Promise<void> {
  const parentIds = [cat.mother_id, cat.father_id].filter((id) => id !== null);
  const [line] = await selectInOwnLine(db, { catId: cat.id, parentIds });
  if (line!.is_own) refuse("own_ancestor");
}

const hasOtherMother = ({ cat }: KnownCat, corrected: KnownCat) =>
  cat.mother_id !== corrected.cat.mother_id;

/** What it is registered with is its name and its code. */
const UNCHANGED: ClubFacts = { name_changed: false, ems_change: false };

/** Whether an import's other name is its own, its paper says; where nobody has read it, a person has to look. */
function changeFacts({ ems, ...facts }: CorrectedFacts): ClubFacts {
  const isNamed = NAMES.some((name) => facts[name] !== undefined);
  return { name_changed: isNamed ? undefined : false, ems_change: ems !== undefined };
}

const NAMES = ["cat_name_cattery_prefix", "cat_name", "cat_name_suffix"] as const;

/** What its paper says of these facts counts first. */
function withFacts({ parts: [cat, ...origin], ...rest }: WholeCat, facts: ClubFacts): WholeCat {
  const said = Object.entries(cat!.facts).filter(([, value]) => value !== undefined);
  return {
    ...rest,
    parts: [{ ...cat!, facts: { ...facts, ...Object.fromEntries(said) } }, ...origin],
  };
}

/** With other parents it is not of the litter in which it was entered. */
async function correctedCat(
  db: Db,
  { cat, merits }: KnownCat,
  { ems, breed_id, cat_birthdate, ...facts }: CorrectedFacts,
): Promise<KnownCat> {
  const [breed] = breed_id === undefined ? [] : await selectRuledBreed(db, { id: breed_id });
  const is: RuledCat = {
    ...cat,
    ...present(facts, cat),
    ...breed,
    ...(cat_birthdate !== undefined && { born: cat_birthdate }),
    ...(ems && colourFacts(ems, cat)),
  };
  const isOfLitter = is.mother_id === cat.mother_id && is.father_id === cat.father_id;
  return { cat: is, merits: isOfLitter ? merits : { ...merits, litter_id: null } };
}

/** A build that is not asked for stays. */
function colourFacts(ems: ColourCodes, { build }: RuledCat) {
  const codes = { ...ems, build: ems.build === undefined ? build : ems.build };
  const has_colour = COLOUR_KINDS.some((kind) => codes[kind] !== null);
  return { ...codes, ems: colourEms(codes), has_colour };
}

/** Of what is asked for, what the rules read. */
function present(facts: CorrectedFacts, cat: RuledCat): Partial<RuledCat> {
  return Object.fromEntries(Object.entries(facts).filter(([field]) => field in cat));
}
