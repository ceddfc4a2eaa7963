import { useState } from "react";
import { useRevalidator } from "react-router";
import type { Input } from "@felistry/contract/api.ts";
import { ApiFailure } from "@felistry/contract/client.ts";
import type { ImportRecord } from "@felistry/contract/imports/imports.ts";
import { DELIMITERS } from "@felistry/domain/imports/detect.ts";
import { ENCODINGS } from "@felistry/domain/imports/encodings/text-encodings.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../page-tools.ts";
import { Button } from "../ui/button.tsx";
import { Failure } from "../ui/failure.tsx";
import { failureText } from "../ui/fault-report.ts";
import { Row } from "../ui/page.tsx";
import { ChoiceField } from "./choice-field.tsx";
import { ImportRows } from "./import-rows.tsx";
import { ImportSheets } from "./import-sheets.tsx";
import styles from "./imports.module.css";
import { delimiterNames, encodingNames } from "./reading-names.ts";

export type Reading = Omit<Input<"PUT /imports/{id}">["body"], "mapping">;

/** How the file was read, with a way out where that is wrong: each choice reads it again and guesses the columns anew. */
export function ImportReading({ record }: { record: ImportRecord }) {
  const { layout, chosen_heading, chosen_sheets, has_repairs } = record;
  const { isBusy, failure, read } = useReading(record.id);
  const isWorkbook = layout !== null && layout.sheets.length > 0;
  const isChosen = chosen_heading !== null || chosen_sheets !== null;
  return (
    <div className={styles["form"]}>
      <p>{m.import_reading_lead()}</p>
      {has_repairs && <p>{m.import_reading_mended()}</p>}
      {isWorkbook && layout.sheets.length > 1 && (
        <ImportSheets
          key={String(layout.sheets.map((sheet) => sheet.read))}
          sheets={layout.sheets}
          isBusy={isBusy}
          onChoose={(sheets) => read({ sheets })}
        />
      )}
      {layout && (
        <ImportRows layout={layout} isBusy={isBusy} onChoose={(heading) => read({ heading })} />
      )}
      {!isWorkbook && <TextChoices record={record} onChoose={read} />}
      <Row>
        {layout && layout.heading !== 0 && (
          <Button small look="second" disabled={isBusy} onClick={() => read({ heading: 0 })}>
            {m.import_no_headings()}
          </Button>
        )}
        {isChosen && (
          <Button
            small
            look="quiet"
            disabled={isBusy}
            onClick={() => read({ heading: null, sheets: null })}
          >
            {m.import_read_by_itself()}
          </Button>
        )}
      </Row>
      <Failure text={failure} />
    </div>
  );
}

function useReading(id: number) {
  const { call } = usePageTools();
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const readAgain = async (body: Reading) => {
    setBusy(true);
    setFailure(null);
    try {
      await call("PUT /imports/{id}", { params: { id }, body });
      await revalidate();
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      setFailure(failureText(error));
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, failure, read: (body: Reading) => void readAgain(body) };
}

/** Of a text file, whose bytes and columns may be taken otherwise. */
function TextChoices({
  record: { encoding, delimiter, layout },
  onChoose,
}: {
  record: ImportRecord;
  onChoose: (reading: Reading) => void;
}) {
  return (
    <div className={styles["fields"]}>
      <ChoiceField
        key={encoding}
        name="encoding"
        label={m.import_encoding()}
        choices={ENCODINGS}
        words={encodingNames}
        value={encoding}
        onChoose={(chosen) => onChoose({ encoding: chosen })}
      />
      {layout && (
        <ChoiceField
          key={delimiter}
          name="delimiter"
          label={m.import_delimiter()}
          choices={DELIMITERS}
          words={delimiterNames}
          value={delimiter}
          onChoose={(chosen) => onChoose({ delimiter: chosen })}
        />
      )}
    </div>
  );
}
