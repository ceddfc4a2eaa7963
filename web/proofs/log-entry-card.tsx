/** Where a decision is in the log. */
import { Link } from "react-router";
import * as m from "@felistry/i18n/compiled/messages.js";
import { paths } from "../paths.ts";
import { exactMoment } from "../ui/dates.ts";
import styles from "./log.module.css";

interface Entry {
  readonly index: number;
  readonly size: number;
  readonly signed_at: string;
}

/** @param entry null while it waits for its place */
export function LogEntry({ entry }: { entry: Entry | null }) {
  return (
    <section className={styles["entry"]} aria-labelledby="log-entry">
      <h3 id="log-entry">{m.log_entry_title()}</h3>
      <p>
        {entry
          ? m.log_entry({ ...entry, moment: exactMoment(entry.signed_at) })
          : m.log_entry_pending()}
      </p>
      <p>
        <Link to={paths.log}>{m.log_entry_link()}</Link>
      </p>
    </section>
  );
}
