/** What stands on a scanned pedigree, place by place, as far as it is read, corrected and checked. */
import type { CatCard, FullProfile } from "@felistry/contract/cats.ts";
import { isCatName } from "@felistry/domain/cats/name.ts";
import { parseEms } from "@felistry/domain/colours/ems/parse.ts";
import { normaliseName } from "@felistry/domain/letters.ts";
import { LAST_POSITION } from "@felistry/domain/pedigree/positions.ts";
import {
  type FieldOrNot,
  type ReadAncestor,
  type ReadPedigree,
  type Region,
  SURE_FROM,
} from "@felistry/domain/readings/recognised.ts";

/** Names of the inputs, which are the fields of the reading. */
export type FieldName =
  | "number"
  | "issuer"
  | "system"
  | "prefix"
  | "name"
  | "suffix"
  | "ems"
  | "birthdate"
  | "breeder";

export interface SheetField {
  readonly name: FieldName;
  readonly value: string;
  /** Null if nothing was read. */
  readonly confidence: number | null;
  readonly region: Region | null;
  /** Its member has looked at it, or typed it. */
  readonly checked: boolean;
}

export interface SheetPlace {
  readonly fields: readonly SheetField[];
  /** The registered cat that is this ancestor; null for a new one. */
  readonly cat: CatCard | null;
  /** Registered cats that it may be. */
  readonly candidates: readonly CatCard[];
  /** Whether it is one of them has been said. */
  readonly told: boolean;
}

export const DOCUMENT = 0;
export const CAT = 1;

/** The document at 0, the cat at 1, its ancestors at 2 to 31, in this order. */
export type Sheet = ReadonlyMap<number, SheetPlace>;

/** Below this confidence a field stays empty, with its picture beside it. */
const EMPTY_BELOW = 0.5;

const ANCESTOR_FIELDS = ["prefix", "name", "suffix", "ems", "birthdate", "number"] as const;

type Matches = readonly { readonly position: number; readonly cats: readonly CatCard[] }[];
type Systems = readonly { readonly id: number; readonly abb: string }[];

export type KnownCat = Pick<
  FullProfile,
  | "cat_name_cattery_prefix"
  | "cat_name_suffix"
  | "cat_birthdate"
  | "ems"
  | "breeder_id"
  | "breeder_not_user"
>;

/** Of the cat itself only what its page lacks. */
export function sheetOf(
  read: ReadPedigree,
  cat: KnownCat,
  matches: Matches,
  systems: Systems,
): Sheet {
  const system = systems.find(({ abb }) => abb === read.system?.value);
  const hasAffix = cat.cat_name_cattery_prefix !== null || cat.cat_name_suffix !== null;
  const hasBreeder = cat.breeder_id !== null || cat.breeder_not_user !== null;
  const own: SheetField[] = [
    ...(hasAffix ? [] : [fieldOf("prefix", read.cat.prefix), fieldOf("suffix", read.cat.suffix)]),
    ...(cat.ems ? [] : [fieldOf("ems", read.cat.ems)]),
    ...(cat.cat_birthdate ? [] : [fieldOf("birthdate", read.cat.birthdate)]),
    ...(hasBreeder ? [] : [fieldOf("breeder", read.breeder)]),
  ];
  return new Map([
    [
      DOCUMENT,
      placeOf([
        fieldOf("number", read.number),
        fieldOf("issuer", read.issuer),
        { ...fieldOf("system", read.system), value: system ? String(system.id) : "" },
      ]),
    ],
    [CAT, placeOf(own)],
    ...read.ancestors
      .filter(({ position }) => position > CAT && position <= LAST_POSITION)
      .map((one): [number, SheetPlace] => [one.position, ancestorPlace(one, matches)]),
  ]);
}

function placeOf(fields: readonly SheetField[]): SheetPlace {
  return { fields, cat: null, candidates: [], told: false };
}

function ancestorPlace(read: ReadAncestor, matches: Matches): SheetPlace {
  const candidates = matches.find(({ position }) => position === read.position)?.cats ?? [];
  const place = placeOf(ANCESTOR_FIELDS.map((name) => fieldOf(name, read[name])));
  const only = candidates.length === 1 ? candidates[0]! : null;
  // The same name and day of birth are no namesake's.
  const cat = only && read.birthdate && only.cat_birthdate === read.birthdate.value ? only : null;
  return { ...place, candidates, cat, told: cat !== null };
}

export const emptyPlace = (): SheetPlace =>
  placeOf(ANCESTOR_FIELDS.map((name) => fieldOf(name, null)));

function fieldOf(name: FieldName, read: FieldOrNot): SheetField {
  const isLegible = read !== null && read.confidence >= EMPTY_BELOW;
  return {
    name,
    value: isLegible ? read.value : "",
    confidence: read?.confidence ?? null,
    region: read?.region ?? null,
    checked: false,
  };
}

/** A field of a place, or the question which registered cat the place is. */
export interface FieldRef {
  readonly at: number;
  readonly name: FieldName | "who";
}

export const isSame = (one: FieldRef | null, other: FieldRef | null): boolean =>
  one?.at === other?.at && one?.name === other?.name;

export const fieldAt = (sheet: Sheet, { at, name }: FieldRef): SheetField | undefined =>
  sheet.get(at)?.fields.find((field) => field.name === name);

export const valueAt = (sheet: Sheet, at: number, name: FieldName): string =>
  fieldAt(sheet, { at, name })?.value.trim() ?? "";

/** Somebody is there: a registered cat, or one with a name. */
export function isTaken(sheet: Sheet, position: number): boolean {
  if (position === CAT) return true;
  return Boolean(sheet.get(position)?.cat) || valueAt(sheet, position, "name") !== "";
}

/** What the registry would refuse when it is saved. */
export function faultOf({ name, value }: SheetField): "colour" | "name" | null {
  const text = value.trim();
  if (text === "") return null;
  if (name === "ems") return parseEms(text).ok ? null : "colour";
  const isName = name === "prefix" || name === "name" || name === "suffix";
  return isName && !isCatName(normaliseName(text)) ? "name" : null;
}

const mustBeFilled = (at: number, { value }: SheetField): boolean =>
  at === DOCUMENT && value.trim() === "";

/** Whether it had to be looked at when it was read. */
function isDoubtful(at: number, field: SheetField): boolean {
  if (field.confidence === null) return at === DOCUMENT;
  return field.confidence < SURE_FROM || faultOf(field) !== null || mustBeFilled(at, field);
}

/** Whether it may be saved as it is. */
export function isSettled(at: number, field: SheetField): boolean {
  if (faultOf(field) !== null || mustBeFilled(at, field)) return false;
  return field.checked || !isDoubtful(at, field);
}

/** In the order of the sheet: all that had to be looked at, and what of it still has. */
export function doubtsOf(sheet: Sheet): { all: FieldRef[]; left: FieldRef[] } {
  const all: FieldRef[] = [];
  const left: FieldRef[] = [];
  for (const [at, place] of inOrder(sheet)) {
    if (place.candidates.length > 0 && !isObvious(place)) {
      all.push({ at, name: "who" });
      if (!place.told) left.push({ at, name: "who" });
    }
    // A registered cat's own page says its name and colour.
    if (place.cat && place.told) continue;
    for (const field of place.fields) {
      const ref = { at, name: field.name };
      const settled = isSettled(at, field);
      if (!settled || isDoubtful(at, field)) all.push(ref);
      if (!settled) left.push(ref);
    }
  }
  return { all, left };
}

const isObvious = ({ cat, candidates, fields }: SheetPlace): boolean =>
  candidates.length === 1 &&
  cat !== null &&
  cat.cat_birthdate !== null &&
  fields.some(({ name, value }) => name === "birthdate" && value === cat.cat_birthdate);

export const inOrder = (sheet: Sheet): [number, SheetPlace][] =>
  [...sheet].toSorted(([one], [other]) => one - other);

/** The first of `refs` behind `from` in the order of the sheet, then from its beginning; itself only if it is alone. */
export function nextOf(sheet: Sheet, refs: readonly FieldRef[], from: FieldRef): FieldRef | null {
  const order = orderOf(sheet);
  const place = (ref: FieldRef) => order.findIndex((one) => isSame(one, ref));
  const here = place(from);
  return refs.find((ref) => place(ref) > here) ?? refs[0] ?? null;
}

/** The last of `refs` before `from`. */
export function previousOf(
  sheet: Sheet,
  refs: readonly FieldRef[],
  from: FieldRef,
): FieldRef | null {
  const order = orderOf(sheet);
  const place = (ref: FieldRef) => order.findIndex((one) => isSame(one, ref));
  const here = place(from);
  return refs.findLast((ref) => place(ref) < here) ?? refs.at(-1) ?? null;
}

/**
 * Where Tab goes from a field that is settled: to what is still doubtful further on, then to the end; Shift+Tab to what had to be
 * looked at before. Null: as everywhere.
 */
export function tabStop(sheet: Sheet, from: FieldRef, by: 1 | -1): FieldRef | "end" | null {
  const field = fieldAt(sheet, from);
  if (!field || !isSettled(from.at, field)) return null;
  const { all, left } = doubtsOf(sheet);
  const ref = by > 0 ? nextOf(sheet, left, from) : previousOf(sheet, all, from);
  const order = orderOf(sheet);
  const place = (one: FieldRef) => order.findIndex((other) => isSame(one, other));
  if (ref && (place(ref) - place(from)) * by > 0) return ref;
  return by > 0 ? "end" : null;
}

/** Every field of the sheet, as one goes through it. */
export function orderOf(sheet: Sheet): FieldRef[] {
  return inOrder(sheet).flatMap(([at, { fields, candidates }]) => [
    ...(candidates.length > 0 ? [{ at, name: "who" as const }] : []),
    ...fields.map(({ name }) => ({ at, name })),
  ]);
}

/** The print that is somewhere on the sheet; the rest of the paper is left over. */
export function usedRegions(sheet: Sheet, read: ReadPedigree): Region[] {
  const own = [read.cat.prefix, read.cat.name, read.cat.sex, read.cat.breed, read.owner];
  const further = [read.cat.ems, read.cat.birthdate, read.breeder];
  const placed = [...sheet.values()].flatMap(({ fields }) =>
    fields.filter(({ value }) => value !== ""),
  );
  return [...own, ...further, ...placed].flatMap((field) => (field?.region ? [field.region] : []));
}
