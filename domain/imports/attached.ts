/** What hangs on a cat of one of our own exports: photos, titles and tests, papers, and its keeper's tags. */
import { isCalendarDate, isInFuture } from "../calendar.ts";
import {
  CREDENTIAL_KINDS,
  type CredentialKind,
  MOST_CREDENTIALS,
} from "../credentials/credential.ts";
import {
  hasPoints,
  POINTS_MAX,
  SHOW_CLASSES,
  SHOW_SYSTEMS,
  type ShowClass,
  type ShowSystem,
} from "../credentials/shows/awards.ts";
import { faultsOfShow } from "../credentials/shows/result.ts";
import { CREDENTIAL_FIELDS } from "../credentials/fields.ts";
import { PEDIGREE_FIELDS } from "../documents/fields.ts";
import { TAG_MAX, TAGS_OF_CAT } from "../herd/tags.ts";
import { PHOTOS_MAX } from "../photos/photo-limit.ts";

/** `file` is the picture's name in the archive; a table or a lone JSON file has none. */
export interface AttachedPhoto {
  readonly file: string;
  /** Shown on the cat's cards. */
  readonly chosen: boolean;
}

export interface AttachedCredential {
  readonly kind: CredentialKind;
  readonly name: string;
  readonly result?: string;
  readonly issued_by?: string;
  readonly issued_on?: string;
  /** Of a show's result by its parts. */
  readonly show_system?: ShowSystem;
  readonly show_country?: string;
  readonly show_class?: ShowClass;
  readonly judge?: string;
  readonly points?: number;
  readonly file?: string;
}

export const DOCUMENT_KINDS = ["metric", "pedigree"] as const;

export interface AttachedDocument {
  readonly kind: (typeof DOCUMENT_KINDS)[number];
  readonly number: string;
  readonly issued_by: string;
  /** The abbreviation of a system of registries. */
  readonly system: string;
  readonly file: string;
}

export interface Attached {
  readonly photos?: readonly AttachedPhoto[];
  /** All titles of the cat too, in their order. */
  readonly credentials?: readonly AttachedCredential[];
  readonly documents?: readonly AttachedDocument[];
  readonly tags?: readonly string[];
}

/** How many of each come with a file. */
export interface Brought {
  readonly photos: number;
  readonly credentials: number;
  readonly documents: number;
  readonly tags: number;
}

export const NOTHING_BROUGHT: Brought = { photos: 0, credentials: 0, documents: 0, tags: 0 };

export interface AttachedReading {
  readonly attached: Attached | null;
  /** What is not understood, or is more than a cat may have. */
  readonly left: readonly string[];
}

type Found = Readonly<Record<string, unknown>>;

/** @param text as our exports write it */
export function readAttached(text: string, today: string): AttachedReading {
  const found = parsed(text);
  if (found === null) return { attached: null, left: [text] };
  const left: string[] = [];
  const listOf = <Item>(
    key: keyof Attached,
    most: number,
    read: (item: unknown) => Item | null,
  ) => {
    const items = found[key];
    if (items === undefined || items === null) return undefined;
    if (!Array.isArray(items)) return void left.push(JSON.stringify(items));
    const kept: Item[] = [];
    for (const item of items as unknown[]) {
      const one = kept.length < most ? read(item) : null;
      if (one === null) left.push(JSON.stringify(item));
      else kept.push(one);
    }
    return kept;
  };
  const photos = listOf("photos", PHOTOS_MAX, readPhoto);
  const credentials = listOf("credentials", MOST_CREDENTIALS, (item) =>
    readCredential(item, today),
  );
  const documents = listOf("documents", DOCUMENTS_MAX, readDocument);
  const tags = listOf("tags", TAGS_OF_CAT, (item) => line(item, TAG_MAX));
  return {
    attached: {
      ...(photos && { photos }),
      ...(credentials && { credentials: onceEach(credentials) }),
      ...(documents && { documents }),
      ...(tags && { tags }),
    },
    left,
  };
}

const DOCUMENTS_MAX = 50;
const FILE_MAX = 200;
const ISSUER_MAX = 100;
const NUMBER_MAX = 100;

function parsed(text: string): Found | null {
  try {
    return objectOf(JSON.parse(text));
  } catch {
    return null;
  }
}

function objectOf(value: unknown): Found | null {
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as Found)
    : null;
}

/** A text of one line that is not too long. */
function line(value: unknown, most: number): string | null {
  if (typeof value !== "string") return null;
  const text = value.trim();
  return text !== "" && text.length <= most && !/[\p{Cc}\u2028\u2029]/u.test(text) ? text : null;
}

function readPhoto(item: unknown): AttachedPhoto | null {
  const found = objectOf(item);
  const file = line(found?.["file"], FILE_MAX);
  return file === null ? null : { file, chosen: found!["chosen"] === true };
}

function readCredential(item: unknown, today: string): AttachedCredential | null {
  const found = objectOf(item);
  if (found === null) return null;
  const kind = CREDENTIAL_KINDS.find((one) => one === found["kind"]);
  const name = line(found["name"], CREDENTIAL_FIELDS.name.max);
  if (kind === undefined || name === null) return null;
  const others = optional(found, {
    result: (value) => line(value, CREDENTIAL_FIELDS.result.max),
    issued_by: (value) => line(value, ISSUER_MAX),
    issued_on: (value) =>
      typeof value === "string" && isCalendarDate(value) && !isInFuture(value, today)
        ? value
        : null,
    file: (value) => line(value, FILE_MAX),
  });
  return others && { kind, name, ...others, ...readShow(found, { kind, name, ...others }) };
}

/** One that no show can have given stays a text. */
function readShow(found: Found, entry: AttachedCredential): Partial<AttachedCredential> {
  const system = SHOW_SYSTEMS.find((each) => each === found["show_system"]);
  const showClass = SHOW_CLASSES.find((each) => each === found["show_class"]);
  const judge = line(found["judge"], ISSUER_MAX);
  const country = line(found["show_country"], 2);
  const points = typeof found["points"] === "number" ? found["points"] : null;
  const isInRange =
    points === null || (Number.isInteger(points) && points >= 1 && points <= POINTS_MAX);
  const faults = faultsOfShow({
    kind: entry.kind,
    name: entry.name,
    issued_by: entry.issued_by ?? null,
    issued_on: entry.issued_on ?? null,
    show_system: system ?? null,
    show_country: country,
    show_class: showClass ?? null,
    judge,
    points,
  });
  if (!system || !showClass || !judge || !country || !isInRange || faults.length > 0) return {};
  return {
    show_system: system,
    show_country: country,
    show_class: showClass,
    judge,
    ...(points !== null && { points }),
  };
}

function asText({ kind, name, result, issued_by, issued_on, file }: AttachedCredential) {
  const text = { kind, name, result, issued_by, issued_on, file };
  // Of the fields above without the empty ones; `fromEntries` forgets their names.
  return Object.fromEntries(
    Object.entries(text).filter(([, value]) => value !== undefined),
  ) as unknown as AttachedCredential;
}

/** A certificate that a cat can have only once is counted once. */
function onceEach(credentials: readonly AttachedCredential[]): AttachedCredential[] {
  const seen = new Set<string>();
  return credentials.map((entry) => {
    if (entry.show_system === undefined) return entry;
    const ofJudge = hasPoints(entry.show_system) ? entry.judge!.toLowerCase() : "";
    const of = [entry.issued_on, entry.show_system, entry.show_class, entry.name, ofJudge];
    const key = of.join("\n");
    if (seen.has(key)) return asText(entry);
    seen.add(key);
    return entry;
  });
}

function readDocument(item: unknown): AttachedDocument | null {
  const found = objectOf(item);
  if (found === null) return null;
  const kind = DOCUMENT_KINDS.find((one) => one === found["kind"]);
  const [number, issued_by, system, file] = [
    line(found["number"], NUMBER_MAX),
    line(found["issued_by"], PEDIGREE_FIELDS.issued_by.max),
    line(found["system"], ISSUER_MAX),
    line(found["file"], FILE_MAX),
  ];
  const isWhole = kind && number !== null && issued_by !== null && system !== null && file !== null;
  return isWhole ? { kind, number, issued_by, system, file } : null;
}

/** Null if one that is given is not understood. */
function optional<Key extends string>(
  found: Found,
  readers: Readonly<Record<Key, (value: unknown) => string | null>>,
): Partial<Record<Key, string>> | null {
  const values: Partial<Record<Key, string>> = {};
  for (const key of Object.keys(readers) as Key[]) {
    const given = found[key];
    if (given === undefined || given === null) continue;
    const value = readers[key](given);
    if (value === null) return null;
    values[key] = value;
  }
  return values;
}

/** Pictures attached in one import; a herd of hundreds has fewer. */
export const PICTURES_MAX = 10_000;

/** Why a picture of an archive, or what it belongs to, is not taken over. */
export const ATTACHMENT_FAULTS = [
  "name",
  "missing",
  "damaged",
  "too_large",
  "wrong_type",
  "broken",
  "too_many_pixels",
  "too_heavy",
  "many",
  "photos_many",
  "no_room",
  "system",
  "number_ours",
  "tags_many",
  "cat_gone",
  "broke_off",
] as const;
export type AttachmentFault = (typeof ATTACHMENT_FAULTS)[number];

/** Nothing is ever written under such a name; one that leaves the archive is an attack all the same. */
export function isNameInArchive(file: string): boolean {
  return (
    !/[\\:]|^\//u.test(file) && file.split("/").every((part) => part !== "" && !/^\.+$/u.test(part))
  );
}
