/** The parents, the mating and the litter from which a single cat comes: its application is judged by them as its whole litter's would be. */
import { daysBetween } from "@felistry/domain/calendar.ts";
import { DAYS_OF_ONE_BIRTH } from "@felistry/domain/litters/rules.ts";
import { numberFacts } from "@felistry/domain/rules/club/number-shape.ts";
import type { ClubFacts } from "@felistry/domain/rules/club/truth.ts";
import type { Db } from "../../db/transaction.ts";
import { selectKittenPapers } from "./breeding-statements.ts";
import { partOfCat, type KnownCat } from "./cat-part.ts";
import { selectBirths, selectRuledLitter, type Paper, type RuledLitter } from "./cat-statements.ts";
import { litterFacts, litterPart, OF_KITTENS } from "./litter-parts.ts";
import { readPair, readParents, type Pair } from "./pair.ts";
import {
  litterOfPair,
  matingOfBanned,
  partsOfPair,
  queenPart,
  studPart,
  type Part,
} from "./parts.ts";

export interface Asked {
  /** Whose rules judge. */
  readonly clubId: number;
  readonly application: Paper | undefined;
  /** On which it was sent, or would be. */
  readonly day: string;
  /** The queen's birth of which the cat is no longer. */
  readonly moved?: string | null;
}

/** The pair is null as of its origin. */
export interface WholeCat extends Origin {
  readonly born: string | null;
  readonly clubId: number;
}

interface Origin {
  readonly parts: readonly Part[];
  /** Null if not both are known, or nothing is counted from a birthday. */
  readonly pair: Pair | null;
}

/** What is judged of a cat that is asked for alone: itself, then where it comes from. */
export async function partsOfCat(db: Db, known: KnownCat, asked: Asked): Promise<WholeCat> {
  const part = await partOfCat(db, known, asked.application, asked.day);
  const { parts, pair } = await originParts(db, known, asked);
  return { parts: [part, ...parts], pair, born: known.cat.born, clubId: asked.clubId };
}

/** Nothing of a cat whose birthday, or both of whose parents, are not known: the rules count from the one and ask of the others. */
export async function originParts(
  db: Db,
  { cat, merits }: KnownCat,
  { clubId, application, day, moved = null }: Asked,
): Promise<Origin> {
  const { born, mother_id: damId, father_id: sireId } = cat;
  if (born === null) return { parts: [], pair: null };
  if (damId === null || sireId === null)
    return {
      parts: await ofOneParent(db, { damId, sireId }, { born, clubId, moved }),
      pair: null,
    };
  const known = await readPair(db, damId, sireId, clubId);
  const pair = { ...known, births: besides(known.births, moved) };
  const here = await ofLitterHere(db, { litterId: merits.litter_id, born }, pair, day);
  const litter = here ?? {
    subject: "litter",
    cat: null,
    facts: ofLitterElsewhere(pair, born, application),
  };
  return { parts: [...partsOfPair(pair, born), litter], pair };
}

interface ParentIds {
  readonly damId: number | null;
  readonly sireId: number | null;
}

async function ofOneParent(
  db: Db,
  { damId, sireId }: ParentIds,
  { born, clubId, moved }: Pick<Asked, "clubId"> & { born: string; moved: string | null },
): Promise<Part[]> {
  const id = sireId ?? damId;
  if (id === null) return [];
  const births = damId === null ? [] : await selectBirths(db, { damId });
  const days = births.map((each) => each.born);
  const [parent] = await readParents(db, [id], clubId);
  const own =
    sireId === null ? queenPart(parent!, besides(days, moved), born) : studPart(parent!, born);
  return [own, ...matingOfBanned(parent!, born)];
}

/** Its litter is moved with it, or else a correction of nine kittens would be one birth after another. */
function besides(births: readonly string[], moved: string | null): readonly string[] {
  if (moved === null) return births;
  return births.filter((day) => Math.abs(daysBetween(day, moved)) > DAYS_OF_ONE_BIRTH);
}

/** Null if its litter was not entered here. Its litter is whole once all living kittens are registered, or asked for. */
async function ofLitterHere(
  db: Db,
  { litterId, born }: { readonly litterId: number | null; readonly born: string },
  pair: Pair,
  day: string,
): Promise<Part | null> {
  if (litterId === null) return null;
  const [found] = await selectRuledLitter(db, { id: litterId });
  const litter = found && bornOn(found, born);
  const [papers] = await selectKittenPapers(db, { litterId });
  const facts = {
    ...(await litterFacts(db, litter!, pair, day)),
    kittens_n: litter!.kittens.length,
    registered_n: papers!.applied,
  };
  return litterPart(facts, litter!, OF_KITTENS);
}

/** Its cat's page has another day if the birth was corrected. */
function bornOn(litter: RuledLitter, born: string): RuledLitter {
  const { inspected_d } = litter;
  const later = daysBetween(litter.born, born);
  return { ...litter, born, inspected_d: inspected_d === null ? null : inspected_d - later };
}

/** A cat with another registry's paper: nobody has asked this club to register its parents, and its book is the paper's. */
function ofLitterElsewhere(pair: Pair, born: string, application: Paper | undefined): ClubFacts {
  const { dam_registered, sire_registered, ...facts } = litterOfPair(pair, born);
  const paper =
    application && application.system !== null
      ? numberFacts(application.system, application.pedigree_num)
      : undefined;
  return {
    ...facts,
    ...(dam_registered === true && { dam_registered }),
    ...(sire_registered === true && { sire_registered }),
    ...(paper?.["paper_book"] !== undefined && { register: paper["paper_book"] }),
  };
}
