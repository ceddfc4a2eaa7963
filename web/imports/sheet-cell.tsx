import { useEffect, useId, useRef, type KeyboardEvent } from "react";
import type { ImportField } from "@felistry/domain/imports/columns.ts";
import type { ImportLine } from "@felistry/contract/imports/repairs.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { columnName } from "./field-names.ts";
import styles from "./imports.module.css";

interface SheetCellProps {
  readonly line: ImportLine;
  readonly field: ImportField;
  readonly place: string;
  readonly isHere: boolean;
  /** It has been moved to by a key. */
  readonly takesFocus: boolean;
  /** The text while it is edited. */
  readonly editing: string | null;
  readonly onEdit: (text: string) => void;
  readonly onPlace: () => void;
  readonly onKeep: (text: string, down: boolean) => void;
  readonly onTakeBack: () => void;
}

export function SheetCell(props: SheetCellProps) {
  const { line, field, place, isHere, takesFocus, editing, onEdit, onPlace } = props;
  const id = useId();
  const here = useRef<HTMLTableCellElement>(null);
  useEffect(() => {
    if (takesFocus) here.current?.focus();
  }, [takesFocus]);
  const cell = line.cells.find((one) => one.field === field);
  const faults = line.faults.filter((fault) => fault.field === field);
  const stops = faults.some((fault) => fault.stops);
  if (editing !== null) return <EditedCell {...props} editing={editing} />;
  const look = stops ? "fault" : faults.length > 0 ? "doubt" : cell?.mended ? "mended" : "";
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <td
      ref={here}
      tabIndex={isHere ? 0 : -1}
      data-place={place}
      aria-invalid={faults.length > 0 || undefined}
      aria-describedby={faults.length > 0 ? id : undefined}
      className={[styles["cell"], styles[look]].filter(Boolean).join(" ")}
      onFocus={onPlace}
      onDoubleClick={() => onEdit(cell?.text ?? "")}
    >
      {cell?.text}
      {cell?.read && <span className={styles["read"]}> → {readWords(field, cell.read)}</span>}
      {faults.length > 0 && (
        <span id={id} className={styles["words"]}>
          {faults.map(({ words }) => words).join(". ")}
        </span>
      )}
    </td>
  );
}

function EditedCell({
  line,
  field,
  editing,
  onEdit,
  onKeep,
  onTakeBack,
}: SheetCellProps & { editing: string }) {
  /** A browser may tell of the blur as the field goes: by then a key has said what becomes of the text. */
  const isEnded = useRef(false);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== "Enter" && event.key !== "Escape") return;
    isEnded.current = true;
    if (event.key === "Enter") onKeep(event.currentTarget.value, true);
    else onTakeBack();
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <td>
      <input
        // The cell had the focus a moment ago.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        className={styles["edit"]}
        aria-label={m.import_cell({ column: columnName(field), line: line.line })}
        value={editing}
        onChange={(event) => onEdit(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={(event) => {
          if (!isEnded.current) onKeep(event.target.value, false);
        }}
      />
    </td>
  );
}

function readWords(field: ImportField, read: string): string {
  if (field !== "sex") return read;
  return read === "male" ? m.history_value_male() : m.history_value_female();
}
