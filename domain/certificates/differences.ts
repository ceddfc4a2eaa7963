/** How the certified facts differ from what would be certified now. */
import { displayName } from "../cats/display-name.ts";

interface CertifiedCat {
  readonly prefix: string | null;
  readonly name: string;
  readonly suffix: string | null;
  readonly breed: string;
  readonly ems: string | null;
  readonly born: string | null;
  readonly reg_num: string | null;
}

/** The facts as defined in contract/certificates/certificates.ts. */
export interface ComparableFacts {
  readonly cat: CertifiedCat & { readonly sex: string };
  readonly breeder: string | null;
  readonly owner: string | null;
  readonly ancestors: readonly (CertifiedCat & { readonly position: number })[];
  readonly transfers?: readonly { readonly club: string }[] | undefined;
}

export type CertifiedField =
  | "name"
  | "sex"
  | "breed"
  | "ems"
  | "born"
  | "reg_num"
  | "breeder"
  | "owner"
  | "ancestor"
  | "transfers";

export interface CertifiedDifference {
  readonly field: CertifiedField;
  /** The ancestor's name; null for the cat itself. */
  readonly ancestor: string | null;
  readonly before: string | null;
  readonly after: string | null;
}

/** Field by field, the cat first, then its ancestors by position; a different cat at a position counts once. */
export function certifiedDifferences(
  before: ComparableFacts,
  after: ComparableFacts,
): CertifiedDifference[] {
  const positions = [...before.ancestors, ...after.ancestors].map(({ position }) => position);
  const inOrder = [...new Set(positions)].toSorted((one, other) => one - other);
  return [
    ...ofCat(before.cat, after.cat, null),
    ...changed("sex", null, before.cat.sex, after.cat.sex),
    ...changed("breeder", null, before.breeder, after.breeder),
    ...changed("owner", null, before.owner, after.owner),
    ...changed("transfers", null, clubs(before), clubs(after)),
    ...inOrder.flatMap((position) => ofAncestor(at(before, position), at(after, position))),
  ];
}

const clubs = ({ transfers }: ComparableFacts) =>
  transfers?.map(({ club }) => club).join(", ") ?? null;

type Ancestor = CertifiedCat | undefined;

function at({ ancestors }: ComparableFacts, position: number): Ancestor {
  return ancestors.find((ancestor) => ancestor.position === position);
}

function ofAncestor(before: Ancestor, after: Ancestor): CertifiedDifference[] {
  if (before && after && nameOf(before) === nameOf(after))
    return ofCat(before, after, nameOf(after));
  return changed("ancestor", null, before ? nameOf(before) : null, after ? nameOf(after) : null);
}

function ofCat(
  before: CertifiedCat,
  after: CertifiedCat,
  ancestor: string | null,
): CertifiedDifference[] {
  return [
    ...changed("name", ancestor, nameOf(before), nameOf(after)),
    ...(["breed", "ems", "born", "reg_num"] as const).flatMap((field) =>
      changed(field, ancestor, before[field], after[field]),
    ),
  ];
}

function changed(
  field: CertifiedField,
  ancestor: string | null,
  before: string | null,
  after: string | null,
): CertifiedDifference[] {
  return before === after ? [] : [{ field, ancestor, before, after }];
}

function nameOf({ prefix, name, suffix }: CertifiedCat): string {
  return displayName({
    cat_name_cattery_prefix: prefix,
    cat_name: name,
    cat_name_suffix: suffix,
  });
}
