/** What the viewer may do with a cat: read from what the server says of it (edit mode, online owner), never worked out anew. */
import type { LoadedProfile } from "./profile/load-cat-screen.ts";

/** Parents are the online owner's alone, while the cat is unlocked and no application of it waits. */
export function mayChangeParents(profile: LoadedProfile): boolean {
  return (
    profile.kind === "full" &&
    profile.cat.edit_mode === "edit_unlocked" &&
    !profile.cat.facts_locked &&
    profile.cat.is_online_owner
  );
}

/** Photo and sale are for owner and online owner in every mode; an administrator only reads. */
export function isOwner(profile: LoadedProfile, viewerId: number | undefined): boolean {
  return (
    profile.kind === "full" && (profile.cat.is_online_owner || profile.cat.users_id === viewerId)
  );
}
