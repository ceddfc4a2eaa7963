/** The studbook page shown on the home page: a cat for sale with its parents and grandparents. */
import type { ApiCaller } from "@felistry/contract/client.ts";
import type { Answer } from "@felistry/contract/api.ts";
import type { AncestorsRecord } from "@felistry/contract/pedigree/pedigree.ts";
import { COLOUR_KINDS, type ColourCodes } from "@felistry/domain/colours/ems/codes.ts";
import { colourEms } from "@felistry/domain/colours/ems/write.ts";
import type { WonTitles } from "@felistry/domain/pedigree/ancestors.ts";

type CatForSale = Answer<"GET /sales/all-cats">["data"][number];

export interface Relative {
  readonly id: number;
  readonly sex: "female" | "male";
  readonly cat_name_cattery_prefix: string | null;
  readonly cat_name: string;
  readonly cat_name_suffix: string | null;
  readonly breed_ems: string;
  readonly ems: string | null;
  /** Dam first; empty in the last generation shown. */
  readonly parents: readonly Relative[];
}

interface Place {
  readonly prefix: string;
  readonly sex: Relative["sex"];
  readonly parents: readonly Place[];
}

const family: readonly Place[] = [
  {
    prefix: "mother_",
    sex: "female",
    parents: [
      { prefix: "maternal_grandmother_", sex: "female", parents: [] },
      { prefix: "maternal_grandfather_", sex: "male", parents: [] },
    ],
  },
  {
    prefix: "father_",
    sex: "male",
    parents: [
      { prefix: "paternal_grandmother_", sex: "female", parents: [] },
      { prefix: "paternal_grandfather_", sex: "male", parents: [] },
    ],
  },
];

/** How many of the newest ads are searched for one with a family. */
const LOOKED_AT = 4;

export async function studbookEntry(
  call: ApiCaller,
  sales: readonly CatForSale[],
): Promise<Relative | null> {
  const candidates = sales.slice(0, LOOKED_AT);
  const records = await Promise.all(
    candidates.map(({ id }) => call("GET /parents/{id}/ancestors", { params: { id } })),
  );
  const shown = candidates.findIndex((cat, index) =>
    isComplete(entryOf(cat, records[index]!.data, [])),
  );
  if (shown < 0) return null;
  const cat = candidates[shown]!;
  const told = await call("GET /pedigree/{catId}/titles", { params: { catId: cat.id } });
  return entryOf(cat, records[shown]!.data, told.data);
}

/** @param told of which only tail, ears and coat are shown */
export function entryOf(
  cat: Omit<Relative, "parents">,
  ancestors: AncestorsRecord,
  told: WonTitles,
): Relative {
  const builds = new Map(told.map(({ cat_id, build }) => [cat_id, build]));
  const { id, sex, cat_name_cattery_prefix, cat_name, cat_name_suffix, breed_ems, ems } = cat;
  return {
    id,
    sex,
    cat_name_cattery_prefix,
    cat_name,
    cat_name_suffix,
    breed_ems,
    ems,
    parents: family.flatMap((place) => relativeAt(place, ancestors, builds) ?? []),
  };
}

function relativeAt(
  { prefix, sex, parents }: Place,
  ancestors: AncestorsRecord,
  builds: ReadonlyMap<number, string | null>,
): Relative | null {
  const value = (field: string) => ancestors[prefix + field] ?? null;
  const text = (field: string) => value(field) as string | null;
  const id = value("id");
  if (typeof id !== "number") return null;
  const codes = Object.fromEntries(COLOUR_KINDS.map((kind) => [kind, text(kind)])) as ColourCodes;
  return {
    id,
    sex,
    cat_name_cattery_prefix: text("cattery_prefix"),
    cat_name: text("name") ?? "",
    cat_name_suffix: text("suffix"),
    breed_ems: text("breed_ems") ?? "",
    ems: colourEms({ ...codes, build: builds.get(id) ?? null }) || null,
    parents: parents.flatMap((place) => relativeAt(place, ancestors, builds) ?? []),
  };
}

/** Both parents and all four grandparents: a page with gaps is not decorative. */
export function isComplete({ parents }: Relative): boolean {
  return parents.length === 2 && parents.every((parent) => parent.parents.length === 2);
}
