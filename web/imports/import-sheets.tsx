import { useState } from "react";
import type { ImportRecord } from "@felistry/contract/imports/imports.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { Button } from "../ui/button.tsx";
import { CheckField } from "../ui/form/field.tsx";
import styles from "./imports.module.css";

interface ImportSheetsProps {
  readonly sheets: NonNullable<ImportRecord["layout"]>["sheets"];
  readonly isBusy: boolean;
  readonly onChoose: (places: number[]) => void;
}

/** Which sheets of the workbook hold cats. */
export function ImportSheets({ sheets, isBusy, onChoose }: ImportSheetsProps) {
  const [chosen, setChosen] = useState(() => sheets.map(({ read }) => read));
  const places = chosen.flatMap((isChosen, at) => (isChosen ? at : []));
  return (
    <fieldset className={styles["sheets"]}>
      <legend>{m.import_sheets()}</legend>
      {sheets.map(({ name }, at) => (
        <CheckField
          key={name}
          name={`sheet-${at}`}
          label={name}
          errors={{}}
          checked={chosen[at] === true}
          onChange={({ target }) => setChosen(chosen.with(at, target.checked))}
        />
      ))}
      <div>
        <Button
          small
          disabled={isBusy || places.length === 0}
          disabledReason={m.import_sheets_none()}
          onClick={() => onChoose(places)}
        >
          {m.import_sheets_read()}
        </Button>
      </div>
    </fieldset>
  );
}
