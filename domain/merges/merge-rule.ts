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
 * Why a viewer may not make two records one, null where they may: both pages are to be kept by them and open, or the
 * viewer is the club. That neither descends from the other is for the pedigrees to say.
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
