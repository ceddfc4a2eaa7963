/** Compares what was entered for a cat in an application with its scan, field by field, for the club's check. */
import { displayName } from "../cats/display-name.ts";
import { nameKey } from "../cats/name-key.ts";
import { currentBreedCode } from "../colours/ems/breed-codes.ts";
import { BUILD_KINDS, buildOf, readBuild } from "../colours/ems/build.ts";
import { COLOUR_KINDS, type ColourKind } from "../colours/ems/codes.ts";
import { parseEms, type ParsedEms } from "../colours/ems/parse.ts";
import { GENERATIONS_WITH_BIRTHDATE } from "../pedigree/ancestor-prefixes.ts";
import { generationOf, LAST_POSITION } from "../pedigree/positions.ts";
import { regionAround } from "../readings/place.ts";
import type { FieldOrNot, ReadAncestor, ReadPedigree } from "../readings/recognised.ts";
import { latinLookalike } from "../readings/scripts.ts";

export interface EnteredName {
  readonly prefix: string | null;
  readonly name: string;
  readonly suffix: string | null;
}

export interface EnteredAncestor extends EnteredName {
  /** 2 to 31. */
  readonly position: number;
  /** With the breed, as far as known: `MCO ns 22`. */
  readonly ems: string | null;
  /** `yyyy-mm-dd`; the registry gives it for the first two generations only. */
  readonly birthdate: string | null;
}

export interface EnteredPedigree {
  readonly number: string;
  readonly issuer: string;
  readonly system: string;
  readonly cat: EnteredName & {
    readonly sex: "male" | "female";
    /** The registry's three-letter code. */
    readonly breed: string;
    readonly ems: string | null;
    readonly birthdate: string | null;
  };
  readonly breeder: string | null;
  readonly owner: string | null;
  readonly ancestors: readonly EnteredAncestor[];
}

export type ComparedFieldName =
  | "number"
  | "issuer"
  | "system"
  | "name"
  | "sex"
  | "breed"
  | "ems"
  | "birthdate"
  | "breeder"
  | "owner";

/** `not_entered` if only the scan has a value, `not_on_scan` if only the entry does. */
export type ComparedOutcome = "same" | "differs" | "not_on_scan" | "not_entered";

export interface ComparedField {
  readonly field: ComparedFieldName;
  readonly entered: string | null;
  readonly read: FieldOrNot;
  readonly outcome: ComparedOutcome;
}

export interface ComparedPedigree {
  /** The document's and the cat's; what neither side has is left out. */
  readonly fields: readonly ComparedField[];
  /** The positions known to either side, in order. */
  readonly ancestors: readonly {
    readonly position: number;
    readonly fields: readonly ComparedField[];
  }[];
}

/** Compares in the registry's terms: names by sound, colours by EMS code, days as days. */
export function comparePedigree(entered: EnteredPedigree, read: ReadPedigree): ComparedPedigree {
  const { cat } = entered;
  const fields = [
    compared("number", entered.number, read.number, sameNumber),
    compared("issuer", entered.issuer, read.issuer, sameIssuer),
    compared("system", entered.system, read.system, sameNumber),
    compared("name", displayName(wireName(cat)), wholeName(read.cat), sameName),
    compared("sex", cat.sex, read.cat.sex, Object.is),
    compared("breed", cat.breed, read.cat.breed, sameBreed),
    compared("ems", cat.ems, read.cat.ems, (ems, other) => sameColour(ems, other, cat.breed)),
    compared("birthdate", cat.birthdate, read.cat.birthdate, Object.is),
    compared("breeder", entered.breeder, read.breeder, samePerson),
    compared("owner", entered.owner, read.owner, samePerson),
  ];
  return {
    fields: fields.filter((field) => field !== null),
    ancestors: ancestorsOf(entered, read),
  };
}

function ancestorsOf(entered: EnteredPedigree, read: ReadPedigree): ComparedPedigree["ancestors"] {
  const enteredAt = new Map(entered.ancestors.map((one) => [one.position, one]));
  const readAt = new Map(read.ancestors.map((one) => [one.position, one]));
  const positions = Array.from({ length: LAST_POSITION - 1 }, (_, i) => i + 2);
  return positions.flatMap((position) => {
    const fields = ancestorFields(position, enteredAt.get(position), readAt.get(position));
    return fields.length === 0 ? [] : [{ position, fields }];
  });
}

function ancestorFields(
  position: number,
  entered: EnteredAncestor | undefined,
  read: ReadAncestor | undefined,
): ComparedField[] {
  const name = entered ? displayName(wireName(entered)) : null;
  const hasBirthdate = generationOf(position) <= GENERATIONS_WITH_BIRTHDATE;
  return [
    compared("name", name, read ? wholeName(read) : null, sameName),
    compared("ems", entered?.ems ?? null, read?.ems ?? null, (one, other) =>
      sameColour(one, other),
    ),
    hasBirthdate
      ? compared("birthdate", entered?.birthdate ?? null, read?.birthdate ?? null, Object.is)
      : null,
  ].filter((field) => field !== null);
}

function compared(
  field: ComparedFieldName,
  entered: string | null,
  read: FieldOrNot,
  isSame: (entered: string, read: string) => boolean,
): ComparedField | null {
  // What the reader does not believe itself it leaves empty: nothing is compared with it.
  const value = read === null || read.value === "" ? null : read.value;
  if (entered === null && value === null) return null;
  return { field, entered, read, outcome: outcomeOf(entered, value, isSame) };
}

function outcomeOf(
  entered: string | null,
  read: string | null,
  isSame: (entered: string, read: string) => boolean,
): ComparedOutcome {
  if (entered === null) return "not_entered";
  if (read === null) return "not_on_scan";
  return isSame(entered, read) ? "same" : "differs";
}

function wireName({ prefix, name, suffix }: EnteredName) {
  return { cat_name_cattery_prefix: prefix, cat_name: name, cat_name_suffix: suffix };
}

/** A paper does not show where the affix ends, so names are compared whole, with the confidence of the weakest part. */
function wholeName({
  prefix,
  name,
  suffix,
}: Readonly<Record<"prefix" | "name" | "suffix", FieldOrNot>>): FieldOrNot {
  const parts = [prefix, name, suffix].filter((part) => part !== null);
  if (parts.length === 0) return null;
  return {
    value: parts
      .map(({ value }) => value)
      .filter((value) => value !== "")
      .join(" "),
    confidence: Math.min(...parts.map(({ confidence }) => confidence)),
    region: regionAround(parts.map(({ region }) => region)),
  };
}

/** The country that many papers print before the cattery: `RU*Silverbrook`, `RU Silverbrook`. */
const COUNTRY = /^[a-z]{2}[* ]\s*(?=\S+ \S)/iu;

function sameName(entered: string, read: string): boolean {
  const keys = (name: string) => [nameKey(name), nameKey(name.replace(COUNTRY, ""))];
  return keys(entered).some((key) => key !== "" && keys(read).includes(key));
}

/** Many papers print the system after the issuing club: `Felis Club (WCF)`. */
const IN_BRACKETS = /\s*\([^()]*\)\s*$/u;

function sameIssuer(entered: string, read: string): boolean {
  const keys = (text: string) => [nameKey(text), nameKey(text.replace(IN_BRACKETS, ""))];
  return keys(entered).some((key) => key !== "" && keys(read).includes(key));
}

/** A paper may print the surname first. */
function samePerson(entered: string, read: string): boolean {
  const key = (text: string) =>
    text
      .split(/[\s.,]+/u)
      .map(nameKey)
      .filter(Boolean)
      .toSorted()
      .join(" ");
  return key(entered) === key(read);
}

/** Only letters and digits, with look-alikes of either alphabet treated as the same. */
function sameNumber(entered: string, read: string): boolean {
  const key = (text: string) =>
    text
      .split(/[^\p{L}\p{N}]+/u)
      .map(latinLookalike)
      .join("")
      .toUpperCase();
  return key(entered) === key(read);
}

function sameBreed(entered: string, read: string): boolean {
  return entered === (currentBreedCode(read.trim()) ?? read);
}

/**
 * The breed counts if both sides have one, and so do the eyes: papers seldom print them, but the registry always asks
 * for them, and tail, ears and coat, which the registry long did not keep. What it does not store (older numbers) cannot differ.
 */
function sameColour(entered: string, read: string, breed = ""): boolean {
  const [one, other] = [parseEms(`${breed} ${entered}`), parseEms(read)];
  if (!one.ok || !other.ok) return sameNumber(entered, read);
  return (
    sameIfBoth(one.breed, other.breed) &&
    COLOUR_KINDS.every((kind) => sameKind(one, other, kind)) &&
    sameBuild(one, other)
  );
}

function sameIfBoth(one: string | null, other: string | null): boolean {
  return one === null || other === null || one === other;
}

function sameBuild(one: ParsedEms, other: ParsedEms): boolean {
  const [own, read] = [one, other].map(({ extra }) => readBuild(buildOf(extra) ?? ""));
  return BUILD_KINDS.every((kind) => sameIfBoth(own?.[kind] ?? null, read?.[kind] ?? null));
}

function sameKind({ codes: one }: ParsedEms, { codes: other }: ParsedEms, kind: ColourKind) {
  return kind === "eye" ? sameIfBoth(one.eye, other.eye) : one[kind] === other[kind];
}
