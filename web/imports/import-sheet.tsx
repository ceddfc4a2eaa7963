import { useState, type KeyboardEvent } from "react";
import type { ImportField } from "@felistry/domain/imports/columns.ts";
import type { ImportCause, ImportLine } from "@felistry/contract/imports/repairs.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { Button } from "../ui/button.tsx";
import { SameCat } from "./cause-action.tsx";
import { columnName } from "./field-names.ts";
import styles from "./imports.module.css";
import { SheetCell } from "./sheet-cell.tsx";
import type { Repairs } from "./use-repairs.ts";

interface ImportSheetProps {
  readonly lines: readonly ImportLine[];
  readonly fields: readonly ImportField[];
  readonly causes: readonly ImportCause[];
  readonly repairs: Repairs;
  /** Opened by a link to its first line: the focus goes to what is to be mended there. */
  readonly isSought: boolean;
}

const STEPS: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/**
 * The table itself. Arrows move, Enter or a letter begins to edit, Enter keeps the text and goes down, Escape takes it back,
 * Delete empties, Ctrl+Z undoes.
 */
export function ImportSheet({ lines, fields, causes, repairs, isSought }: ImportSheetProps) {
  const grid = useGrid({ lines, fields, repairs, isSought });
  const hasBeside = lines.some(({ beside }) => beside.length > 0);
  return (
    <div className={styles["scroll"]}>
      <table
        // Cells are moved between as in a spreadsheet.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
        role="grid"
        className={styles["table"]}
        aria-label={m.import_table()}
        onKeyDown={grid.onKeyDown}
      >
        <thead>
          <tr>
            <th scope="col">{m.import_line()}</th>
            {fields.map((field) => (
              <th key={field} scope="col">
                {columnName(field)}
              </th>
            ))}
            {hasBeside && <th scope="col">{m.import_columns_left()}</th>}
            <th scope="col">{m.import_what_to_do()}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, row) => (
            <tr key={line.line} className={styles[line.state]}>
              <th scope="row">{line.line}</th>
              {fields.map((field, column) => (
                <SheetCell key={field} line={line} field={field} {...grid.cell(row, column)} />
              ))}
              {hasBeside && (
                <td className={styles["words"]}>
                  {line.beside
                    .map(({ heading, text }) => (heading === "" ? text : `${heading}: ${text}`))
                    .join("; ")}
                </td>
              )}
              <td>
                <Namesake line={line} causes={causes} repairs={repairs} />
                <LeaveOut line={line} repairs={repairs} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Where the focus is, and what is being typed there. */
function useGrid({ lines, fields, repairs, isSought }: Omit<ImportSheetProps, "causes">) {
  const [{ row, column, isMoved }, setPlace] = useState(() => ({
    row: 0,
    column: isSought ? firstFault(lines[0], fields) : 0,
    isMoved: isSought,
  }));
  const [editing, setEditing] = useState<string | null>(null);
  const go = (toRow: number, toColumn: number) => {
    setEditing(null);
    setPlace({
      row: Math.min(Math.max(toRow, 0), lines.length - 1),
      column: Math.min(Math.max(toColumn, 0), fields.length - 1),
      isMoved: true,
    });
  };
  const present = lines[row]?.cells.find(({ field }) => field === fields[column])?.text ?? "";
  const keep = (text: string) => {
    const [line, field] = [lines[row]?.line, fields[column]];
    if (line === undefined || field === undefined || text === present) return;
    const place = { row, column, isMoved: false };
    void repairs.send({ kind: "cell", line, field, becomes: text }).then((isKept) => {
      if (isKept) return;
      // What the server did not keep stays in the cell.
      setPlace(place);
      setEditing(text);
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (editing !== null || !(event.target as HTMLElement).dataset["place"]) return;
    const step = STEPS[event.key];
    const isCommand = event.ctrlKey || event.metaKey || event.altKey;
    if (step) go(row + step[0], column + step[1]);
    else if (event.key === "Enter" || event.key === "F2") setEditing(present);
    else if (event.key === "Delete" || event.key === "Backspace") keep("");
    else if ((event.ctrlKey || event.metaKey) && event.key === "z") void repairs.takeBack();
    else if (event.key.length === 1 && !isCommand) setEditing(event.key);
    else return;
    event.preventDefault();
  };
  const cell = (atRow: number, atColumn: number) => {
    const isHere = atRow === row && atColumn === column;
    return {
      place: `${atRow} ${atColumn}`,
      isHere,
      editing: isHere ? editing : null,
      takesFocus: isHere && isMoved && editing === null,
      onPlace: () => setPlace({ row: atRow, column: atColumn, isMoved }),
      onEdit: (text: string) => {
        setPlace({ row: atRow, column: atColumn, isMoved: false });
        setEditing(text);
      },
      onKeep: (text: string, down: boolean) => {
        keep(text);
        if (down) go(row + 1, column);
        else setEditing(null);
      },
      onTakeBack: () => go(row, column),
    };
  };
  return { onKeyDown, cell };
}

/** The column of a line's first fault that stops it, of its first doubt without one. */
function firstFault(line: ImportLine | undefined, fields: readonly ImportField[]): number {
  const faults = line?.faults ?? [];
  const stopping = faults.filter(({ stops }) => stops);
  const sought = stopping.length > 0 ? stopping : faults;
  return Math.max(
    fields.findIndex((field) => sought.some((fault) => fault.field === field)),
    0,
  );
}

/** Cats of the registry that the row may be, beside it. */
function Namesake({
  line: { line, faults },
  causes,
  repairs,
}: Pick<ImportSheetProps, "causes" | "repairs"> & { line: ImportLine }) {
  const fault = faults.find(({ kind }) => kind === "namesake");
  const cause =
    fault && causes.find(({ kind, value }) => kind === "namesake" && value === fault.value);
  if (!cause) return null;
  return <SameCat cause={{ ...cause, line }} repairs={repairs} />;
}

function LeaveOut({ line: { line, state }, repairs }: { line: ImportLine; repairs: Repairs }) {
  const isOut = state === "left_out";
  return (
    <Button
      small
      look="quiet"
      aria-label={isOut ? m.import_take_line({ line }) : m.import_leave_line({ line })}
      onClick={() => void repairs.send({ kind: "line", line, becomes: isOut ? "in" : "out" })}
    >
      {isOut ? m.import_take() : m.import_leave()}
    </Button>
  );
}
