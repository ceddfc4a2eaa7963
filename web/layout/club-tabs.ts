/** The club's pages, each with the right that opens it. */
import { may, type ClubRight } from "@felistry/domain/accounts/club-rights.ts";
import type { Viewer } from "@felistry/contract/rendering.ts";
import { paths } from "../paths.ts";

interface ClubTabPlace {
  readonly right: ClubRight;
  readonly to: string;
}

/** In the order of the row. */
export const CLUB_TABS = {
  desk: { right: "read_cases", to: paths.clubDesk },
  /** The bare address leads all but administrators to the first page that they may open. */
  applications: { right: "read_cases", to: `${paths.admin}?list=applications` },
  corrections: { right: "read_cases", to: "/admin/corrections" },
  credentials: { right: "read_credentials", to: paths.adminCredentials },
  checks: { right: "read_checks", to: paths.adminChecks },
  rules: { right: "read_rules", to: paths.adminClubRules },
  studbook: { right: "read_studbook", to: paths.adminStudbook },
  names: { right: "read_names", to: paths.adminCatteryNames },
  clubs: { right: "keep_clubs", to: paths.adminClubs },
  members: { right: "read_members", to: paths.adminMembers },
  memberships: { right: "read_memberships", to: paths.adminMemberships },
  reports: { right: "read_market", to: paths.adminReports },
  messages: { right: "read_market", to: paths.adminMessages },
  disputes: { right: "read_market", to: paths.adminDisputes },
  history: { right: "read_history", to: paths.adminHistory },
  health: { right: "read_health", to: paths.adminHealth },
} as const satisfies Record<string, ClubTabPlace>;
export type ClubTab = keyof typeof CLUB_TABS;

export function tabsFor(viewer: Viewer | null): ClubTab[] {
  return (Object.keys(CLUB_TABS) as ClubTab[]).filter((tab) => may(viewer, CLUB_TABS[tab].right));
}
