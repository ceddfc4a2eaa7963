/** How far a cat's page is open to the one who looks at it, in the words of the wire (spec §4). */
export const EDIT_MODES = [
  "edit_unlocked",
  "edit_parent_partial_locked",
  "edit_reg_locked",
  "edit_public_locked",
] as const;

export type EditMode = (typeof EDIT_MODES)[number];

/** The two members that a cat has; often the same one. */
export interface CatOwners {
  /** Shown as its owner. */
  readonly users_id: number;
  /** Keeps its page. */
  readonly online_owner_id: number;
}

/** Whether the member is the cat's owner or online owner: who may edit, add documents and photos, sell, apply. */
export function ownsCat(cat: CatOwners, memberId: number): boolean {
  return cat.users_id === memberId || cat.online_owner_id === memberId;
}

/** Free cats are anybody's to take: only who keeps the page may make its cat one (decisions §11.2). */
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
  /** Has role 2, the club's. */
  readonly isAdmin: boolean;
}

/** The edit mode of decisions §3 for a viewer; null is a guest. */
export function editMode(cat: EditModeFacts, viewer: Viewer | null): EditMode {
  if (viewer === null || !(viewer.isAdmin || ownsCat(cat, viewer.id))) return "edit_public_locked";
  if (cat.registered === 1) return "edit_reg_locked";
  const readsForTheClub = viewer.isAdmin && cat.online_owner_id !== viewer.id;
  return cat.ancestor_of_registered || readsForTheClub
    ? "edit_parent_partial_locked"
    : "edit_unlocked";
}
