import { useId } from "react";
import { displayName } from "@felistry/domain/cats/display-name.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { Button } from "../ui/button.tsx";
import { useMarked } from "../ui/scan/scan-mark.ts";
import { useShownDialog } from "../ui/use-shown-dialog.ts";
import { ComparedData } from "./compared-data.tsx";
import type { CatApplication } from "./desk-applications.ts";
import styles from "./desk.module.css";
import { ScanViewer } from "./scan-viewer.tsx";
import { useScanView } from "./use-scan-view.ts";

/** The scan next to the entry, field by field. Rendered only while open. */
export function CompareDialog({ entry, onClose }: { entry: CatApplication; onClose: () => void }) {
  const { application, cat } = entry;
  const id = useId();
  const dialog = useShownDialog();
  const name = displayName(cat);
  const { marked, container } = useMarked<HTMLDivElement>();
  const view = useScanView();
  return (
    <dialog
      ref={dialog}
      className={styles["dialog"]}
      aria-labelledby={id}
      onClose={onClose}
      onKeyDown={view.onKeyDown}
    >
      <div className={styles["dialogTop"]}>
        <h2 id={id}>{m.desk_compare_title({ name })}</h2>
        <Button look="second" small onClick={() => dialog.current?.close()}>
          {m.doc_close()}
        </Button>
      </div>
      <div ref={container} className={styles["compare"]}>
        <ScanViewer
          path={application.pedigree_img_url}
          alt={m.doc_scan_of_pedigree({ name })}
          view={view}
          marked={marked}
        />
        <ComparedData entry={entry} />
      </div>
    </dialog>
  );
}
