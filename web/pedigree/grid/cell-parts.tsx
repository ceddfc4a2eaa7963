/** A typed line as it is understood, part by part. */
import { memo } from "react";
import type { PageLocale } from "@felistry/contract/rendering.ts";
import { displayName } from "@felistry/domain/cats/display-name.ts";
import { partialDateText } from "@felistry/domain/cats/partial-date.ts";
import { storedName } from "@felistry/domain/cats/printed-name.ts";
import type { Sex } from "@felistry/domain/cats/sex.ts";
import type { Deceased } from "@felistry/domain/pedigree/deceased-in-line.ts";
import { isBuildCode } from "@felistry/domain/colours/ems/build.ts";
import { readPedigreeCell } from "@felistry/domain/pedigree/pedigree-cell.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../../page-tools.ts";
import { shortDate } from "../../ui/dates.ts";
import styles from "./grid-cell.module.css";

interface CellPartsProps {
  readonly text: string;
  /** The sex that the place asks for. */
  readonly place: Sex | null;
  readonly id: string;
}

const sexWord = (sex: Sex) => (sex === "male" ? m.cat_male() : m.cat_female());

const deathText = ({ on }: Deceased, locale: PageLocale) =>
  on ? shortDate(partialDateText(on), locale) : m.grid_deceased_undated();

/** Read anew only where the line itself has changed: a key pressed in one cell draws them all. */
export const CellParts = memo(function CellParts({ text, place, id }: CellPartsProps) {
  const { locale } = usePageTools();
  const { name, ems, birth, deceased, sex, number, titles, notUnderstood } = readPedigreeCell(text);
  const stored = name && storedName(name);
  const otherSex = place !== null && sex !== null && sex !== place ? [sexWord(sex)] : [];
  const flags = (ems?.extra ?? []).filter((code) => !isBuildCode(code));
  const note = [...flags, ...otherSex, ...notUnderstood].join(", ");
  const parts: readonly (readonly [
    key: string,
    label: string,
    value: string | null | undefined,
  ])[] = [
    ["titles", m.grid_titles(), titles.join(" ")],
    ["name", m.grid_name(), stored && displayName(stored)],
    ["ems", m.grid_colour(), ems?.normalised],
    ["birth", m.grid_birth(), birth && shortDate(partialDateText(birth), locale)],
    ["deceased", m.grid_deceased(), deceased && deathText(deceased, locale)],
    ["number", m.grid_number(), number],
  ];
  return (
    <dl className={styles["parts"]} id={id}>
      {parts.map(
        ([key, label, value]) =>
          value && (
            <div key={key} data-part={key}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
      {note !== "" && (
        <div data-part="note" className={styles["note"]}>
          <dt>{m.grid_note()}</dt>
          <dd>{note}</dd>
        </div>
      )}
    </dl>
  );
});
