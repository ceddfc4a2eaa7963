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
  cattery_names_title,
  clubs_title,
  membership_title,
  studbook_desk,
  health_title,
} from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../page-tools.ts";
import { CLUB_TABS, tabsFor, type ClubTab } from "./club-tabs.ts";
import styles from "./layout.module.css";
import { Head } from "../ui/head.tsx";
import { Page } from "../ui/page.tsx";
import { Tabs } from "../ui/tabs.tsx";

const labels: Readonly<Record<ClubTab, () => string>> = {
  desk: case_desk_tab,
  applications: desk_nav_applications,
  corrections: correction_club_tab,
  credentials: credential_club_tab,
  checks: check_admin_title,
  rules: club_rules_tab,
  studbook: studbook_desk,
  names: cattery_names_title,
  clubs: clubs_title,
  members: desk_nav_members,
  memberships: membership_title,
  reports: desk_nav_reports,
  messages: desk_nav_messages,
  disputes: disputes_title,
  history: desk_nav_history,
  health: health_title,
};

/** The frame of the club's pages, with navigation between those that the viewer may open. */
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
  const { viewer } = usePageTools();
  const tabs = tabsFor(viewer).map((key) => ({
    key,
    label: labels[key](),
    to: CLUB_TABS[key].to,
  }));
  return (
    <Page>
      <Head title={title} description={description} noIndex />
      <h1 className={styles["clubTitle"]}>{title}</h1>
      {tabs.length > 1 && <Tabs oneRow label={desk_pages()} tabs={tabs} current={tab} />}
      {children}
    </Page>
  );
}
