import { displayName } from "@felistry/domain/cats/display-name.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { useMarked } from "../ui/scan-mark.ts";
import { ComparedData } from "./compared-data.tsx";
import type { CatApplication } from "./desk-applications.ts";
import styles from "./desk.module.css";
import { ScanViewer } from "./scan-viewer.tsx";
import { useKeys } from "../ui/use-keys.ts";
import { useScanView } from "./use-scan-view.ts";

/** The scan beside what was entered, differences first. */
export function ComparedCard({ entry }: { entry: CatApplication }) {
  const { marked, container } = useMarked<HTMLDivElement>();
  const view = useScanView();
  const name = displayName(entry.cat);
  useKeys({ Equal: view.larger, Minus: view.smaller, KeyR: view.rotate, Digit0: view.fit });
  return (
    <div ref={container} className={styles["compare"]}>
      <ScanViewer
        path={entry.application.pedigree_img_url}
        alt={m.doc_scan_of_pedigree({ name })}
        view={view}
        marked={marked}
      />
      <ComparedData entry={entry} differencesFirst />
    </div>
  );
}
