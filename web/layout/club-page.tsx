import type { ReactNode } from "react";
import {
  case_desk_tab,
  check_admin_title,
  correction_club_tab,
  club_rules_tab,
  credential_club_tab,
  desk_nav_applications,
  desk_nav_history,
  desk_nav_members,
  desk_nav_messages,
  desk_nav_reports,
  desk_pages,
  disputes_title,
  studbook_desk,
  health_title,
} from "@felistry/i18n/compiled/messages.js";
import { paths } from "../paths.ts";
import styles from "./layout.module.css";
import { Head } from "../ui/head.tsx";
import { Page } from "../ui/page.tsx";
import { Tabs } from "../ui/tabs.tsx";

export type ClubTab =
  | "desk"
  | "applications"
  | "members"
  | "reports"
  | "messages"
  | "disputes"
  | "history"
  | "checks"
  | "corrections"
  | "credentials"
  | "rules"
  | "studbook"
  | "health";

/** The frame of the administrators' pages, with navigation between them. */
export function ClubPage({
  tab,
  title,
  description,
  children,
}: {
  tab: ClubTab;
  title: string;
  description: string;
  children: ReactNode;
}) {
  const tabs: { key: ClubTab; label: string; to: string }[] = [
    { key: "desk", label: case_desk_tab(), to: paths.clubDesk },
    { key: "applications", label: desk_nav_applications(), to: paths.admin },
    { key: "corrections", label: correction_club_tab(), to: "/admin/corrections" },
    { key: "credentials", label: credential_club_tab(), to: paths.adminCredentials },
    { key: "checks", label: check_admin_title(), to: paths.adminChecks },
    { key: "rules", label: club_rules_tab(), to: paths.adminClubRules },
    { key: "studbook", label: studbook_desk(), to: paths.adminStudbook },
    { key: "members", label: desk_nav_members(), to: paths.adminMembers },
    { key: "reports", label: desk_nav_reports(), to: paths.adminReports },
    { key: "messages", label: desk_nav_messages(), to: paths.adminMessages },
    { key: "disputes", label: disputes_title(), to: paths.adminDisputes },
    { key: "history", label: desk_nav_history(), to: paths.adminHistory },
    { key: "health", label: health_title(), to: paths.adminHealth },
  ];
  return (
    <Page>
      <Head title={title} description={description} noIndex />
      <h1 className={styles["clubTitle"]}>{title}</h1>
      {tabs.length > 1 && <Tabs label={desk_pages()} tabs={tabs} current={tab} />}
      {children}
    </Page>
  );
}
