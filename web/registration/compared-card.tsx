import { displayName } from "@felistry/domain/cats/display-name.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { BesidePaper } from "./paper-card.tsx";
import { ComparedData } from "./compared-data.tsx";
import type { CatApplication } from "./desk-applications.ts";

/** The scan beside what was entered, differences first. */
export function ComparedCard({ entry }: { entry: CatApplication }) {
  return (
    <BesidePaper
      path={entry.application.pedigree_img_url}
      alt={m.doc_scan_of_pedigree({ name: displayName(entry.cat) })}
    >
      <ComparedData entry={entry} differencesFirst />
    </BesidePaper>
  );
}
