import type { MembershipKind, MembershipState } from "@felistry/domain/memberships/membership.ts";
import * as m from "@felistry/i18n/compiled/messages.js";

export const kindWords: Readonly<Record<MembershipKind, () => string>> = {
  full: m.membership_kind_full,
  family: m.membership_kind_family,
  youth: m.membership_kind_youth,
  supporting: m.membership_kind_supporting,
};

export const stateWords: Readonly<Record<MembershipState, () => string>> = {
  asked: m.membership_state_asked,
  overdue: m.membership_state_overdue,
  paid: m.membership_state_paid,
};
