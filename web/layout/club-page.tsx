import type { ReactNode } from "react";
import {
  check_admin_title,
  credential_club_tab,
  desk_nav_applications,
  desk_nav_history,
  desk_nav_members,
  desk_nav_messages,
  desk_nav_reports,
  desk_pages,
} from "@felistry/i18n/compiled/messages.js";
import { paths } from "../paths.ts";
import styles from "./layout.module.css";
import { Head } from "../ui/head.tsx";
import { Page } from "../ui/page.tsx";
import { Tabs } from "../ui/tabs.tsx";

export type ClubTab =
  | "applications"
  | "members"
  | "reports"
  | "messages"
  | "history"
  | "checks"
  | "credentials";

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
    { key: "applications", label: desk_nav_applications(), to: paths.admin },
    { key: "credentials", label: credential_club_tab(), to: paths.adminCredentials },
    { key: "checks", label: check_admin_title(), to: paths.adminChecks },
    { key: "members", label: desk_nav_members(), to: paths.adminMembers },
    { key: "reports", label: desk_nav_reports(), to: paths.adminReports },
    { key: "messages", label: desk_nav_messages(), to: paths.adminMessages },
    { key: "history", label: desk_nav_history(), to: paths.adminHistory },
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
