import { Link } from "react-router";
import type { BroughtFile } from "@felistry/contract/imports/imports.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../page-tools.ts";
import { paths } from "../paths.ts";
import { shortDate } from "../ui/dates.ts";
import styles from "./imports.module.css";

/** Links to recent imports, to continue or undo them. */
export function ImportNewest({ files }: { files: readonly BroughtFile[] }) {
  const { locale } = usePageTools();
  if (files.length === 0) return null;
  return (
    <section aria-labelledby="brought" className={styles["form"]}>
      <h2 id="brought">{m.import_newest()}</h2>
      <ul className={styles["brought"]}>
        {files.map((file) => (
          <li key={file.id}>
            <Link to={paths.importOf(file.id)}>{file.file_name}</Link>{" "}
            <span className="soft">
              · {shortDate(file.created_at, locale)} · {whatCame(file)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function whatCame({ state, saved, undone }: BroughtFile): string {
  switch (state) {
    case "saved":
      return m.import_saved({ saved });
    case "undone":
      return m.import_undone({ undone });
    case "undoing":
      return m.import_undoing({ undone, saved });
    case "uploaded":
      return m.import_state_uploaded();
    case "checking":
      return m.import_state_checking();
    case "checked":
      return m.import_state_checked();
    case "saving":
      return m.import_state_saving();
    case "attaching":
      return m.import_state_attaching();
    case "failed":
      return m.import_state_failed();
  }
}
