import type { Sex } from "../cats/sex.ts";
import { editMode, type EditModeFacts, ownsCat, type Viewer } from "../cats/edit-mode.ts";

export interface MergeFacts extends EditModeFacts {
  readonly sex: Sex;
}

export type MergeRefusal =
  | "not_allowed"
  | "online_owner_alone"
  | "merge_registered"
  | "merge_sexes"
  | "merge_both_registered";

/**
 * Why a viewer may not merge two records; null if they may: they must maintain both pages, which must be open, or be the
 * club. Whether one cat descends from the other is checked in the pedigrees.
 */
export function mergeRefusal(
  one: MergeFacts,
  other: MergeFacts,
  viewer: Viewer,
): MergeRefusal | null {
  for (const cat of viewer.isAdmin ? [] : [one, other]) {
    if (!ownsCat(cat, viewer.id)) return "not_allowed";
    if (cat.online_owner_id !== viewer.id) return "online_owner_alone";
    if (editMode(cat, viewer) !== "edit_unlocked") return "merge_registered";
  }
  if (one.sex !== other.sex) return "merge_sexes";
  return one.registered === 1 && other.registered === 1 ? "merge_both_registered" : null;
}
