/** How much of a cat's page the viewer may edit, in the wire's words (spec §4). */
export const EDIT_MODES = [
  "edit_unlocked",
  "edit_parent_partial_locked",
  "edit_reg_locked",
  "edit_public_locked",
] as const;

export type EditMode = (typeof EDIT_MODES)[number];

/** A cat's two members, often the same person. */
export interface CatOwners {
  /** Shown as its owner. */
  readonly users_id: number;
  /** Maintains its page. */
  readonly online_owner_id: number;
}

/** Whether the member is the cat's owner or online owner, who may edit, add documents and photos, sell and apply. */
export function ownsCat(cat: CatOwners, memberId: number): boolean {
  return cat.users_id === memberId || cat.online_owner_id === memberId;
}

/** Anybody may take a free cat, so only the online owner may set it free (decisions §11.2). */
export function mayFree({ online_owner_id }: CatOwners, memberId: number): boolean {
  return online_owner_id === memberId;
}

export interface EditModeFacts extends CatOwners {
  readonly registered: 0 | 1;
  /** A registered cat descends from it within four generations. */
  readonly ancestor_of_registered: boolean;
}

export interface Viewer {
  readonly id: number;
  /** Has role 2, the club. */
  readonly isAdmin: boolean;
}

/** The edit mode for a viewer (decisions §3); null is a guest. */
export function editMode(cat: EditModeFacts, viewer: Viewer | null): EditMode {
  if (viewer === null || !(viewer.isAdmin || ownsCat(cat, viewer.id))) return "edit_public_locked";
  if (cat.registered === 1) return "edit_reg_locked";
  const readsForTheClub = viewer.isAdmin && cat.online_owner_id !== viewer.id;
  return cat.ancestor_of_registered || readsForTheClub
    ? "edit_parent_partial_locked"
    : "edit_unlocked";
}
