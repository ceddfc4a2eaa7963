/** Which calls undo a change, if any: an undo is a change like any other, under the same rules. */
import type { Input } from "@felistry/contract/api.ts";
import { fieldsWith } from "@felistry/domain/cats/field-lists.ts";
import { COLOUR_KINDS } from "@felistry/domain/colours/ems/codes.ts";
import type { WriteKey } from "../http/handler.ts";
import { isOfCat, type CatChange, type Change, type Columns } from "./statements.ts";

export type UndoCall = { readonly [Key in WriteKey]: { key: Key; input: Input<Key> } }[WriteKey];

/** The rights needed to undo a change: the same as to make it. */
export interface UndoRight {
  /** Only the online owner, not the shown owner. */
  readonly onlineOwnerOnly: boolean;
  /** While the cat is neither registered nor an ancestor of a registered cat. */
  readonly unlockedOnly: boolean;
}

export interface UndoPlan extends UndoRight {
  /** `present` is the row as it is now, null if deleted. */
  readonly calls: (present: Columns | null) => readonly UndoCall[];
}

/** Open to its owners in every edit mode (decisions §3). */
const LIMITED = new Set<string>(fieldsWith("patch"));
/** A decision of the club, made and withdrawn only by the club's own calls. */
const OF_THE_CLUB: readonly string[] = fieldsWith("merge", "club");

const OWNERS = { onlineOwnerOnly: false, unlockedOnly: false };
const UNLOCKED_OWNERS = { onlineOwnerOnly: false, unlockedOnly: true };

/**
 * Null if nothing undoes the change: orders, applications and litters are answered, not edited; what was added
 * is deleted by its own call; what the club decided stands until it decides again; and a changed title
 * needs another scan as proof.
 */
export function undoPlan(change: Change): UndoPlan | null {
  if (!isOfCat(change)) return null;
  const fields = Object.keys(change.before ?? {});
  if (change.noun === "colour")
    return { ...UNLOCKED_OWNERS, calls: (present) => [colourCall(change, present)] };
  if (change.noun === "photo" && change.action === "insert")
    return { ...OWNERS, calls: () => [removalCall(change)] };
  if (change.action !== "update" || fields.some((field) => OF_THE_CLUB.includes(field)))
    return null;
  switch (change.noun) {
    case "cat":
    case "owners":
      return catPlan(change, fields);
    case "parents":
      return {
        onlineOwnerOnly: true,
        unlockedOnly: true,
        calls: () => fields.map((field) => parentCall(change, field)),
      };
    case "photo":
      // A photo that a merge gave to another record goes back when the merge is undone.
      return typeof change.before!["cat_ava_url"] === "string"
        ? { ...OWNERS, calls: () => [photoCall(change)] }
        : null;
    case "metric":
    case "pedigree":
      // A replaced scan no longer exists.
      if (fields.some((field) => field.endsWith("_img_url"))) return null;
      return { ...UNLOCKED_OWNERS, calls: (present) => [documentCall(change, present!)] };
    case "name":
      return { ...OWNERS, calls: () => [otherNameCall(change)] };
    case "sale":
      return { ...OWNERS, calls: (present) => [saleCall(change, present!)] };
    default:
      return null;
  }
}

/** Columns go into the body unchanged: the calls' schemas check them like anybody's. */
const asBody = (columns: object) => columns as never;

function catPlan(change: CatChange, fields: readonly string[]): UndoPlan {
  const { cat_id: id } = change;
  if (fields.includes("online_owner_id"))
    return {
      onlineOwnerOnly: true,
      unlockedOnly: false,
      calls: () => [{ key: "PUT /cats/user-from-prev", input: { body: { catId: id } } }],
    };
  const onlineOwnerOnly = change.before!["is_my_cat"] === 0;
  if (fields.every((field) => LIMITED.has(field)))
    return {
      ...OWNERS,
      onlineOwnerOnly,
      calls: () => [
        { key: "PATCH /cats/{id}", input: { params: { id }, body: asBody(change.before!) } },
      ],
    };
  const body = (present: Columns | null) => ({ ...present, ...change.before });
  return {
    ...UNLOCKED_OWNERS,
    onlineOwnerOnly,
    calls: (present) => [
      { key: "PUT /cats/{id}", input: { params: { id }, body: asBody(body(present)) } },
    ],
  };
}

function parentCall({ cat_id: id, before }: CatChange, field: string): UndoCall {
  const parentId = before![field] as number | null;
  const isMother = field === "mother_id";
  if (parentId === null)
    return {
      key: "DELETE /parents/{id}",
      input: { params: { id }, body: isMother ? { mother: true } : { father: true } },
    };
  return {
    key: "POST /parents/",
    input: {
      body: isMother ? { catId: id, motherId: parentId } : { catId: id, fatherId: parentId },
    },
  };
}

/** The call takes all six parts; those that the change did not touch keep their values. */
function colourCall({ cat_id: id, action, before }: CatChange, present: Columns | null): UndoCall {
  const codes: Columns = action === "update" ? { ...present, ...before } : (before ?? {});
  const textOf = (column: string) => (codes[column] ?? null) as string | null;
  const body = {
    ...Object.fromEntries(COLOUR_KINDS.map((kind) => [`${kind}_ems`, textOf(kind)])),
    build: textOf("build"),
  };
  return { key: "PUT /color/{id}", input: { params: { id }, body } };
}

function removalCall({ cat_id: id, row_id: photoId }: CatChange): UndoCall {
  return { key: "DELETE /cats/{id}/photos/{photoId}", input: { params: { id, photoId } } };
}

function photoCall({ cat_id: id, before }: CatChange): UndoCall {
  return {
    key: "POST /cats/{id}/catavaurl",
    input: { params: { id }, body: { filePath: String(before!["cat_ava_url"]) } },
  };
}

/** Without a correction before, the rule's form comes back. */
function otherNameCall({ cat_id: id, before }: CatChange): UndoCall {
  const { corrected, other } = before!;
  const other_name = corrected === false ? null : String(other);
  return { key: "PUT /cats/{id}/other-name", input: { params: { id }, body: { other_name } } };
}

function documentCall({ noun, row_id: id, before }: CatChange, present: Columns): UndoCall {
  const body = asBody({ ...present, ...before });
  return noun === "metric"
    ? { key: "PUT /metrics/{id}", input: { params: { id }, query: {}, body } }
    : { key: "PUT /pedigrees/{id}", input: { params: { id }, query: {}, body } };
}

function saleCall({ cat_id: catId, before }: CatChange, present: Columns): UndoCall {
  const fields = Object.keys(before!);
  if (fields.length === 1 && fields[0] === "is_active")
    return {
      key: "PUT /sales/{catId}/is-active-update",
      input: { params: { catId }, body: { is_active: Boolean(before!["is_active"]) } },
    };
  const body = asBody({ ...present, ...before });
  return { key: "POST /sales/{catId}", input: { params: { catId }, body } };
}
