/** What the rules say of requests: a correction by the cat as it would be, a cat that comes by the rules of the club that takes it. */
import type { CorrectedFacts } from "../../cats/public.ts";
import { CORRECTED_FIELDS } from "@felistry/domain/corrections/correction.ts";
import { COLOUR_KINDS, type ColourCodes } from "@felistry/domain/colours/ems/codes.ts";
import { colourEms } from "@felistry/domain/colours/ems/write.ts";
import type { ClubFacts } from "@felistry/domain/rules/club/truth.ts";
import type { Db } from "../../db/transaction.ts";
import { adviceOf, type Advice, type Reader } from "./advice.ts";
import { broughtAbout } from "./brought-about.ts";
import { knownCat, type KnownCat } from "./cat-part.ts";
import { selectApplication, type RuledCat } from "./cat-statements.ts";
import { judgementOf } from "./judgement-of.ts";
import { federationIn } from "./life-facts.ts";
import { partsOfCat, type WholeCat } from "./origin-parts.ts";
import {
  isNumberStated,
  selectRuledBreed,
  selectRuledCorrection,
  selectRuledTransfer,
} from "./request-statements.ts";
import { rulebookOf } from "./rulebook.ts";

/** Null once it is decided. */
export async function adviceOnCorrection(id: number, reader: Reader): Promise<Advice | null> {
  const { db, today } = reader;
  const [asked] = await selectRuledCorrection(db, { id });
  if (!asked) return null;
  const { cat_id: catId, changes, created_at: at, club_id: clubId, came_in } = asked;
  const [application] = await selectApplication(db, { catId });
  const known = await knownCat(db, catId);
  const of = { clubId, application, day: at.toISOString().slice(0, 10) };
  const corrected = await correctedCat(db, known, changes);
  const isMoved = !hasOtherMother(known, corrected) && changes.cat_birthdate !== undefined;
  const moved = isMoved ? known.cat.born : null;
  const isImport = came_in && known.merits.litter_id === null ? { imported: true } : {};
  const before = withFacts(await partsOfCat(db, known, of), { ...isImport, ...UNCHANGED });
  const after = withFacts(await partsOfCat(db, corrected, { ...of, moved }), {
    ...isImport,
    ...changeFacts(changes),
  });
  const book = await rulebookOf(db, { clubId, at, today });
  const [was, is] = [judgementOf(before, book), judgementOf(after, book)];
  const changed = CORRECTED_FIELDS.filter((field) => changes[field] !== undefined);
  const judged = {
    book,
    parts: broughtAbout(is.parts, was.parts, changed),
    toldTo: (viewer: Reader["member"]) =>
      broughtAbout(is.toldTo(viewer), was.toldTo(viewer), changed),
  };
  return adviceOf(judged, reader, false);
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

/** Of a cat that leaves nothing is judged: its next club does that. Null once it is decided. */
export async function adviceOnTransfer(id: number, reader: Reader): Promise<Advice | null> {
  const { db, today } = reader;
  const [asked] = await selectRuledTransfer(db, { id });
  if (!asked) return null;
  const { cat_id: catId, club_id: clubId, created_at: at, club, number } = asked;
  const system = asked.system ?? federationIn(club);
  const paper = { pedigree_id: asked.pedigree_id, pedigree_num: number, system };
  const of = { clubId, application: paper, day: at.toISOString().slice(0, 10) };
  const { parts, ...rest } = await partsOfCat(db, await knownCat(db, catId), of);
  const [cat, ...origin] = parts;
  const [number_] = await isNumberStated(db, { catId, number });
  const isTaken = number_!.stated || cat!.facts["number_taken"] === true;
  const whole = {
    ...rest,
    parts: [{ ...cat!, facts: { ...cat!.facts, number_taken: isTaken } }, ...origin],
  };
  const book = await rulebookOf(db, { clubId, at, today });
  return adviceOf(judgementOf(whole, book), reader, false);
}
