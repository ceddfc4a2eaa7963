/** The items a member goes through: each is confirmed individually, and only then saved. */
import type { Input } from "@felistry/contract/api.ts";
import type { CatCard, FullProfile } from "@felistry/contract/cats.ts";
import type {
  FieldOrNot,
  ReadAncestor,
  ReadPedigree,
  Region,
} from "@felistry/domain/readings/recognised.ts";

/** Names of the inputs, which are the fields of the reading. */
export type ScanFieldName =
  | "number"
  | "issuer"
  | "system"
  | "prefix"
  | "name"
  | "suffix"
  | "ems"
  | "birthdate"
  | "breeder";

export interface ScanField {
  readonly name: ScanFieldName;
  readonly value: string;
  /** Null if nothing was read: a member who types it in is sure. */
  readonly confidence: number | null;
  readonly region: Region | null;
}

export interface ScanItem {
  readonly id: string;
  readonly group: "document" | "cat" | "ancestor";
  /** An ancestor's position, 2 to 31. */
  readonly position: number | null;
  readonly fields: readonly ScanField[];
  readonly confirmed: boolean;
  /** The registered cat that is this ancestor; null for a new one. */
  readonly catId: number | null;
  readonly candidates: readonly CatCard[];
}

type Matches = readonly { readonly position: number; readonly cats: readonly CatCard[] }[];
type Systems = readonly { readonly id: number; readonly abb: string }[];

/** The items of a reading, all unconfirmed; for the cat itself only what its page lacks. */
export function scanItems(
  read: ReadPedigree,
  cat: Pick<
    FullProfile,
    | "cat_name_cattery_prefix"
    | "cat_name_suffix"
    | "cat_birthdate"
    | "ems"
    | "breeder_id"
    | "breeder_not_user"
  >,
  matches: Matches,
  systems: Systems,
): ScanItem[] {
  const system = systems.find(({ abb }) => abb === read.system?.value);
  const hasAffix = cat.cat_name_cattery_prefix !== null || cat.cat_name_suffix !== null;
  const hasBreeder = cat.breeder_id !== null || cat.breeder_not_user !== null;
  return [
    item("document", fieldOf("number", read.number)),
    item("document", fieldOf("issuer", read.issuer)),
    item("document", { ...fieldOf("system", read.system), value: system ? String(system.id) : "" }),
    ...(hasAffix
      ? []
      : present("cat", fieldOf("prefix", read.cat.prefix), fieldOf("suffix", read.cat.suffix))),
    ...(cat.ems ? [] : present("cat", fieldOf("ems", read.cat.ems))),
    ...(cat.cat_birthdate ? [] : present("cat", fieldOf("birthdate", read.cat.birthdate))),
    ...(hasBreeder ? [] : present("cat", fieldOf("breeder", read.breeder))),
    ...read.ancestors.map((ancestor) => ancestorItem(ancestor, matches)),
  ];
}

function item(group: ScanItem["group"], ...fields: ScanField[]): ScanItem {
  return {
    id: `${group}-${fields[0]!.name}`,
    group,
    position: null,
    fields,
    confirmed: false,
    catId: null,
    candidates: [],
  };
}

function present(group: ScanItem["group"], ...fields: ScanField[]): ScanItem[] {
  return fields.filter(({ value }) => value !== "").map((field) => item(group, field));
}

function ancestorItem(ancestor: ReadAncestor, matches: Matches): ScanItem {
  const candidates = matches.find(({ position }) => position === ancestor.position)?.cats ?? [];
  return {
    id: `ancestor-${ancestor.position}`,
    group: "ancestor",
    position: ancestor.position,
    fields: [
      fieldOf("prefix", ancestor.prefix),
      fieldOf("name", ancestor.name),
      fieldOf("suffix", ancestor.suffix),
      fieldOf("ems", ancestor.ems),
      fieldOf("birthdate", ancestor.birthdate),
    ],
    confirmed: false,
    catId: candidates[0]?.id ?? null,
    candidates,
  };
}

function fieldOf(name: ScanFieldName, read: FieldOrNot): ScanField {
  return {
    name,
    value: read?.value ?? "",
    confidence: read?.confidence ?? null,
    region: read?.region ?? null,
  };
}

/** The lowest confidence among an item's fields; null if nothing was read. */
export function confidenceOf({ fields }: ScanItem): number | null {
  const known = fields.flatMap(({ confidence }) => (confidence === null ? [] : [confidence]));
  return known.length === 0 ? null : Math.min(...known);
}

export function valueOf({ fields }: ScanItem, name: ScanFieldName): string {
  return fields.find((field) => field.name === name)?.value.trim() ?? "";
}

/** An empty item cannot be confirmed. */
export function isConfirmable(one: ScanItem): boolean {
  if (one.group === "ancestor") return one.catId !== null || valueOf(one, "name") !== "";
  return valueOf(one, one.fields[0]!.name) !== "";
}

/** An ancestor's child must be confirmed too, or there is nothing to link it to. */
export function hasConfirmedChild(one: ScanItem, items: readonly ScanItem[]): boolean {
  if (one.position === null || one.position < 4) return true;
  const below = Math.floor(one.position / 2);
  return items.some(({ position, confirmed }) => position === below && confirmed);
}

/** Confirms what is sure and confirmable; an ancestor only if the line below it is confirmed. */
export function confirmSure(items: readonly ScanItem[], sureFrom: number): ScanItem[] {
  const result = [...items];
  for (const [i, one] of items.entries()) {
    const confidence = confidenceOf(one);
    if (confidence === null || confidence < sureFrom || !isConfirmable(one)) continue;
    if (hasConfirmedChild(one, result)) result[i] = { ...one, confirmed: true };
  }
  return result;
}

export type ConfirmedReading = Input<"POST /cats/{id}/pedigree/reading">["body"];

/** The request: only the confirmed items. */
export function confirmedReading(items: readonly ScanItem[], scan: string): ConfirmedReading {
  const confirmed = items.filter((one) => one.confirmed);
  const said = (id: string): string => {
    const one = confirmed.find((candidate) => candidate.id === id);
    return one ? one.fields[0]!.value.trim() : "";
  };
  return {
    pedigree_num: said("document-number"),
    issued_by: said("document-issuer"),
    cat_systems_id: said("document-system"),
    pedigree_img_url: scan,
    cat: {
      cat_name_cattery_prefix: said("cat-prefix"),
      cat_name_suffix: said("cat-suffix"),
      cat_birthdate: said("cat-birthdate"),
      ems: said("cat-ems"),
      breeder_not_user: said("cat-breeder"),
    },
    ancestors: confirmed
      .filter((one) => one.position !== null && hasConfirmedChild(one, items))
      .map((one) =>
        one.catId !== null
          ? { position: one.position!, cat_id: one.catId }
          : {
              position: one.position!,
              cat_name_cattery_prefix: valueOf(one, "prefix"),
              cat_name: valueOf(one, "name"),
              cat_name_suffix: valueOf(one, "suffix"),
              cat_birthdate: valueOf(one, "birthdate"),
              ems: valueOf(one, "ems"),
            },
      ),
  };
}
