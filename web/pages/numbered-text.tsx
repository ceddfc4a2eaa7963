import type { ReactNode } from "react";
import { Lead, Page } from "../ui/page.tsx";
import styles from "./pages.module.css";

export interface Section {
  readonly title: string;
  readonly text: string;
}

/** A text page with numbered paragraphs, so that they can be quoted. */
export function NumberedText({
  title,
  updated,
  lead,
  sections,
  children,
}: {
  title: string;
  updated?: string;
  lead: string;
  sections: readonly Section[];
  children: ReactNode;
}) {
  return (
    <Page width="text">
      <header className={styles["header"]}>
        <h1>{title}</h1>
        {updated && <p className={styles["updated"]}>{updated}</p>}
        <Lead>{lead}</Lead>
      </header>
      <ol className={styles["sections"]}>
        {sections.map((section) => (
          <li key={section.title} className={styles["section"]}>
            <h2>{section.title}</h2>
            <p>{section.text}</p>
          </li>
        ))}
      </ol>
      <p>{children}</p>
    </Page>
  );
}
