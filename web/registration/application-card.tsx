import { useState } from "react";
import { Link } from "react-router";
import { displayName } from "@felistry/domain/cats/display-name.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { CatName } from "../cats/cat-name.tsx";
import { ScanPhoto } from "../documents/scan-photo.tsx";
import { paths } from "../paths.ts";
import { ApplicationFacts } from "./application-facts.tsx";
import { CompareDialog } from "./compare-dialog.tsx";
import { DecideApplication } from "./decide-application.tsx";
import type { CatApplication } from "./desk-applications.ts";
import styles from "./desk.module.css";

/** One application with everything the club's desk shows about it (spec §2.18), and the possible actions. */
export function ApplicationCard({
  entry,
  onDone,
}: {
  entry: CatApplication;
  onDone: (said: string) => Promise<void>;
}) {
  const { application, cat } = entry;
  const name = displayName(cat);
  const titleId = `application-${application.application_id}`;
  const [isComparing, setComparing] = useState(false);
  return (
    <article className={styles["application"]} aria-labelledby={titleId}>
      <button
        type="button"
        className={styles["scan"]}
        aria-haspopup="dialog"
        onClick={() => setComparing(true)}
      >
        <ScanPhoto path={application.pedigree_img_url} alt={m.desk_open_scan({ name })} />
      </button>
      <div className={styles["body"]}>
        <h2 id={titleId}>
          <Link to={paths.cat(cat.id)}>
            <CatName cat={cat} />
          </Link>
        </h2>
        <ApplicationFacts entry={entry} />
        <DecideApplication entry={entry} onDone={onDone} />
      </div>
      {isComparing && <CompareDialog entry={entry} onClose={() => setComparing(false)} />}
    </article>
  );
}
