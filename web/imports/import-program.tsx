import type { ImportRecord } from "@felistry/contract/imports/imports.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import styles from "./imports.module.css";

const GUIDES = {
  zooeasy: m.import_guide_zooeasy,
  breedmate: m.import_guide_breedmate,
  pawpeds: m.import_guide_pawpeds,
  breeders_assistant: m.import_guide_breeders_assistant,
  breedarchive: m.import_guide_breedarchive,
  gedcom: m.import_guide_gedcom,
} as const;

/** Which program has written the file, and what its exports leave out. */
export function ImportProgram({ program }: Pick<ImportRecord, "program">) {
  if (program === null) return null;
  return (
    <div className={styles["program"]}>
      <p>{m.import_program({ name: program.name })}</p>
      <p>{GUIDES[program.guide]()}</p>
    </div>
  );
}
