/**
 * Every field of a cat, once. What calls take and answer, what the forms, the history, merges, tables and exports hold
 * of a cat is made from this table.
 */
import { BREEDER_TEXT_MAX, BREEDER_TEXT_RULE } from "./breeder-text.ts";
import { CHIP_MAX, CHIP_RULE } from "./chip.ts";
import { NUMBER_ELSEWHERE_MAX, NUMBER_ELSEWHERE_RULE } from "./number-elsewhere-rule.ts";
import { PRINTED_NAME_MAX, PRINTED_NAME_RULE } from "./printed-name-rule.ts";
import { CAT_NAME_MAX, CAT_NAME_RULE } from "./name.ts";

/** A `precision` says how much of a date is known; `number` is given by a registry; `cat` and `member` refer to one; a `colour` is kept in a table of its own. */
export type FieldKind =
  | "name"
  | "text"
  | "lines"
  | "date"
  | "precision"
  | "sex"
  | "flag"
  | "breed"
  | "colour"
  | "number"
  | "cat"
  | "member"
  | "picture";

export interface CatFieldSpec {
  readonly kind: FieldKind;
  /** A cat is never without it. */
  readonly required?: true;
  readonly rule?: RegExp;
  readonly max?: number;
  /** What is said of a value that is none: the code of a field's error. */
  readonly error?: string;
  /** Of a date: what is said of one after the reader's tomorrow, and the dates that it may not be before and after. */
  readonly future?: "future_birthdate" | "future_date";
  readonly notBefore?: "cat_birthdate";
  readonly notAfter?: "deceased_on";
  /** Asked of a new cat. */
  readonly create?: true;
  /** Open to the full edit, which needs `edit_unlocked`: what it leaves out is emptied, or stays. */
  readonly edit?: "empties" | "stays";
  /**
   * Open to the limited edit, in every mode of the cat's owners. What it leaves out stays. Its form has the four fields
   * that the specification names; an `unasked` one can only be sent by a call.
   */
  readonly patch?: true | "unasked";
  /** The owner of a registered cat may ask the club to correct it. */
  readonly correct?: true;
  /** Who reads it on the cat's page: everybody, on the cards already; everybody; its owners and the club. */
  readonly profile?: "card" | "public" | "owners";
  /** Stands among the facts of the cat's page. */
  readonly fact?: true;
  /**
   * Two records made one: the member chooses, under this name; or the kept record's stays, it is filled where the kept
   * record has none, or it comes along with the club's registration.
   */
  readonly merge: { readonly choice: string } | "kept" | "filled" | "club";
  /** Its column in imported and exported tables. */
  readonly sheet?: string;
  /** The fault of a row whose value breaks the rule. */
  readonly fault?: "chip" | "breeder";
  /** The event that a date is in GEDCOM. */
  readonly gedcom?: "BIRT" | "DEAT";
}

const name = { kind: "name", rule: CAT_NAME_RULE, max: CAT_NAME_MAX } as const;
const asked = { create: true, edit: "empties", correct: true, profile: "card" } as const;

/** In the order in which merges and tables hold them. */
export const CAT_FIELDS = {
  cat_name_cattery_prefix: {
    ...name,
    ...asked,
    error: "cat_prefix",
    merge: { choice: "cat_name_cattery_prefix" },
    sheet: "prefix",
  },
  cat_name: {
    ...name,
    ...asked,
    required: true,
    error: "cat_name",
    merge: { choice: "cat_name" },
    sheet: "name",
  },
  cat_name_suffix: {
    ...name,
    ...asked,
    error: "cat_suffix",
    merge: { choice: "cat_name_suffix" },
    sheet: "suffix",
  },
  /** The name as a paper prints it, with titles and signs, where that says more. It goes when the name is changed. */
  printed_name: {
    kind: "text",
    rule: PRINTED_NAME_RULE,
    max: PRINTED_NAME_MAX,
    error: "cat_name",
    edit: "stays",
    profile: "public",
    fact: true,
    merge: { choice: "cat_name" },
  },
  // Two records of different sexes are never one cat.
  sex: { ...asked, kind: "sex", required: true, edit: "stays", merge: "kept", sheet: "sex" },
  cat_birthdate: {
    ...asked,
    kind: "date",
    future: "future_birthdate",
    fact: true,
    merge: { choice: "cat_birthdate" },
    sheet: "birthdate",
    gedcom: "BIRT",
  },
  /** A year or a month alone is its first day. A date that is changed without it is a day. */
  cat_birthdate_precision: {
    kind: "precision",
    required: true,
    edit: "stays",
    profile: "card",
    merge: { choice: "cat_birthdate" },
  },
  deceased_on: {
    kind: "date",
    correct: true,
    future: "future_date",
    notBefore: "cat_birthdate",
    edit: "stays",
    patch: "unasked",
    profile: "public",
    fact: true,
    merge: { choice: "deceased_on" },
    sheet: "deceased",
    gedcom: "DEAT",
  },
  /** It has died, and nobody has said when. It goes when the day is entered. */
  deceased_undated: {
    kind: "flag",
    required: true,
    edit: "stays",
    patch: "unasked",
    profile: "public",
    merge: { choice: "deceased_on" },
  },
  /** From this day on it cannot be bred. A queen may be pregnant on it. */
  neutered_on: {
    kind: "date",
    correct: true,
    future: "future_date",
    notBefore: "cat_birthdate",
    notAfter: "deceased_on",
    edit: "stays",
    patch: "unasked",
    profile: "public",
    fact: true,
    merge: { choice: "neutered_on" },
    sheet: "neutered",
  },
  breed_id: {
    ...asked,
    kind: "breed",
    required: true,
    error: "breed",
    merge: { choice: "breed" },
    sheet: "breed",
  },
  ems: {
    kind: "colour",
    correct: true,
    profile: "card",
    merge: { choice: "colour" },
    sheet: "ems",
  },
  registered: { kind: "flag", required: true, profile: "card", merge: "club" },
  reg_num: { kind: "number", profile: "public", fact: true, merge: "club" },
  number_elsewhere: {
    kind: "number",
    rule: NUMBER_ELSEWHERE_RULE,
    max: NUMBER_ELSEWHERE_MAX,
    edit: "stays",
    profile: "public",
    fact: true,
    merge: "filled",
    sheet: "number",
  },
  mother_id: { kind: "cat", correct: true, merge: { choice: "mother" }, sheet: "mother" },
  father_id: { kind: "cat", correct: true, merge: { choice: "father" }, sheet: "father" },
  chip: {
    kind: "text",
    rule: CHIP_RULE,
    max: CHIP_MAX,
    error: "chip",
    edit: "empties",
    patch: true,
    profile: "owners",
    fact: true,
    merge: { choice: "chip" },
    sheet: "chip",
    fault: "chip",
  },
  description: {
    kind: "lines",
    max: 100,
    edit: "empties",
    patch: true,
    profile: "public",
    merge: { choice: "description" },
    sheet: "description",
  },
  breeder_id: {
    kind: "member",
    correct: true,
    edit: "empties",
    profile: "public",
    merge: { choice: "breeder" },
  },
  breeder_not_user: {
    kind: "text",
    correct: true,
    rule: BREEDER_TEXT_RULE,
    max: BREEDER_TEXT_MAX,
    error: "breeder_text",
    edit: "empties",
    profile: "public",
    merge: { choice: "breeder" },
    sheet: "breeder",
    fault: "breeder",
  },
  users_id: {
    kind: "member",
    correct: true,
    required: true,
    patch: true,
    profile: "card",
    merge: "kept",
  },
  online_owner_id: { kind: "member", required: true, profile: "card", merge: "kept" },
  is_my_cat: {
    kind: "flag",
    required: true,
    create: true,
    edit: "stays",
    patch: true,
    profile: "card",
    merge: "kept",
    sheet: "mine",
  },
  cat_ava_url: { kind: "picture", profile: "card", merge: { choice: "photo" } },
} as const satisfies Readonly<Record<string, CatFieldSpec>>;

/** Columns of `cats` that are no fields, and why. */
export const NO_CAT_FIELDS = {
  id: "which cat it is, never changed",
  search_name: "made of the name",
  mother_sex: "made of the mother",
  father_sex: "made of the father",
  created_at: "when the row was written",
  updated_at: "when the row was written",
} as const;
