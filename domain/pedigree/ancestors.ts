/** Turns the flat record of 30 ancestors (decisions §4) into positions of the pedigree. */
import { colourEms } from "../colours/ems/write.ts";
import type { Locale } from "@felistry/i18n/locale.ts";
import { breedColourWords } from "../colours/ems/coat-words.ts";
import { COLOUR_KINDS, type ColourCodes } from "../colours/ems/codes.ts";
import { titlesAround } from "../credentials/credential.ts";
import { ancestorPrefixes } from "./ancestor-prefixes.ts";

export type AncestorsRecord = Readonly<Record<string, string | number | null>>;

/** Of the cats that have any: titles in the order they were won, the name in the reader's script, the codes of tail, ears and coat. */
export type WonTitles = readonly {
  readonly cat_id: number;
  readonly titles: readonly string[];
  readonly other_name: string | null;
  readonly build: string | null;
}[];

export interface Ancestor {
  readonly id: number;
  readonly cat_name_cattery_prefix: string | null;
  readonly cat_name: string;
  readonly cat_name_suffix: string | null;
  /** In the reader's script, if it is written in another. */
  readonly other_name: string | null;
  readonly birthdate: string | null;
  readonly breed_ems: string | null;
  readonly codes: ColourCodes;
  /** Around the name. */
  readonly titles: { readonly before: string; readonly behind: string };
}

/** Known ancestors by ahnentafel position. */
export type Ancestors = ReadonlyMap<number, Ancestor>;

export function ancestorsOf(record: AncestorsRecord, won: WonTitles = []): Ancestors {
  const told = new Map(won.map((each) => [each.cat_id, each]));
  const known = new Map<number, Ancestor>();
  for (const { prefix, position } of ancestorPrefixes) {
    const id = record[`${prefix}id`];
    if (typeof id === "number")
      known.set(position, {
        ...ancestorAt(record, prefix, id, told.get(id)?.build ?? null),
        other_name: told.get(id)?.other_name ?? null,
        titles: titlesAround(told.get(id)?.titles ?? []),
      });
  }
  return known;
}

function ancestorAt(
  record: AncestorsRecord,
  prefix: string,
  id: number,
  build: string | null,
): Omit<Ancestor, "titles" | "other_name"> {
  const text = (field: string) => (record[prefix + field] as string | null | undefined) ?? null;
  return {
    id,
    cat_name_cattery_prefix: text("cattery_prefix"),
    cat_name: text("name") ?? "",
    cat_name_suffix: text("suffix"),
    birthdate: text("birthdate"),
    breed_ems: text("breed_ems"),
    // The record itself has no room for tail, ears and coat (decisions §4).
    codes: {
      ...(Object.fromEntries(COLOUR_KINDS.map((kind) => [kind, text(kind)])) as ColourCodes),
      ...(build !== null && { build }),
    },
  };
}

/** "MCO ns 09 22" */
export function codeOf({ breed_ems, codes }: Ancestor): string {
  return [breed_ems, colourEms(codes)].filter(Boolean).join(" ");
}

/** "black silver blotched tabby with white" */
export function colourWordsOf({ breed_ems, codes }: Ancestor, locale: Locale): string {
  return breedColourWords(breed_ems, codes, locale);
}
