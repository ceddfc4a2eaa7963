/** The club's roles in words. */
import { CLUB_ROLE_NAMES, type ClubRole } from "@felistry/domain/accounts/club-rights.ts";
import * as m from "@felistry/i18n/compiled/messages.js";

export const roleWords: Readonly<Record<ClubRole, () => string>> = {
  registrar: m.members_role_registrar,
  decider: m.members_role_decider,
  treasurer: m.members_role_treasurer,
  clerk: m.members_role_clerk,
  auditor: m.members_role_auditor,
};

/** What a role may do, in a sentence. */
export const roleHints: Readonly<Record<ClubRole, () => string>> = {
  registrar: m.members_role_registrar_hint,
  decider: m.members_role_decider_hint,
  treasurer: m.members_role_treasurer_hint,
  clerk: m.members_role_clerk_hint,
  auditor: m.members_role_auditor_hint,
};

export function roleWord(name: string): string {
  const role = CLUB_ROLE_NAMES.find((each) => each === name);
  return role ? roleWords[role]() : name;
}
