/** The studbook page shown on the home page: a cat for sale with its parents and grandparents. */
import type { ApiCaller } from "@felistry/contract/client.ts";
import type { Answer } from "@felistry/contract/api.ts";
import type { AncestorsRecord } from "@felistry/contract/pedigree/pedigree.ts";
import { colourEms } from "@felistry/domain/colours/ems/write.ts";

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
  const entries = candidates.map((cat, index) => entryOf(cat, records[index]!.data));
  return entries.find((entry) => isComplete(entry)) ?? null;
}

export function entryOf(cat: Omit<Relative, "parents">, ancestors: AncestorsRecord): Relative {
  const { id, sex, cat_name_cattery_prefix, cat_name, cat_name_suffix, breed_ems, ems } = cat;
  return {
    id,
    sex,
    cat_name_cattery_prefix,
    cat_name,
    cat_name_suffix,
    breed_ems,
    ems,
    parents: family.flatMap((place) => relativeAt(place, ancestors) ?? []),
  };
}

function relativeAt({ prefix, sex, parents }: Place, ancestors: AncestorsRecord): Relative | null {
  const value = (field: string) => ancestors[prefix + field] ?? null;
  const text = (field: string) => value(field) as string | null;
  const id = value("id");
  if (typeof id !== "number") return null;
  const [main, gold, white, tabby, point, eye] = [
    "main",
    "gold",
    "white",
    "tabby",
    "point",
    "eye",
  ].map(text) as [
    string | null,
    string | null,
    string | null,
    string | null,
    string | null,
    string | null,
  ];
  return {
    id,
    sex,
    cat_name_cattery_prefix: text("cattery_prefix"),
    cat_name: text("name") ?? "",
    cat_name_suffix: text("suffix"),
    breed_ems: text("breed_ems") ?? "",
    ems: colourEms({ main, gold, white, tabby, point, eye }) || null,
    parents: parents.flatMap((place) => relativeAt(place, ancestors) ?? []),
  };
}

/** Both parents and all four grandparents: a page with gaps is not decorative. */
export function isComplete({ parents }: Relative): boolean {
  return parents.length === 2 && parents.every((parent) => parent.parents.length === 2);
}
