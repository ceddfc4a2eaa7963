/** What the viewer may do with a cat, according to the server (edit mode, online owner), never decided here again. */
import type { LoadedProfile } from "./profile/load-cat-screen.ts";

/** Only the online owner sets parents, while the cat is unlocked and has no pending application. */
export function mayChangeParents(profile: LoadedProfile): boolean {
  return (
    profile.kind === "full" &&
    profile.cat.edit_mode === "edit_unlocked" &&
    !profile.cat.facts_locked &&
    profile.cat.is_online_owner
  );
}

/** Owner and online owner may change photo and sale in every mode; an administrator only reads. */
export function isOwner(profile: LoadedProfile, viewerId: number | undefined): boolean {
  return (
    profile.kind === "full" && (profile.cat.is_online_owner || profile.cat.users_id === viewerId)
  );
}
