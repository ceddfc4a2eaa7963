/** The field of a cell, with the keys of a spreadsheet. */
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from "react";
import type { CatCard } from "@felistry/contract/cats.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { kinshipWords } from "../kinship-line.ts";
import styles from "./grid-cell.module.css";
import type { CellContext } from "./cell-context.ts";
import { OWN } from "./grid-entries.ts";
import { moveOf } from "./grid-moves.ts";
import { NameList } from "./name-list.tsx";

interface LineFieldProps {
  readonly id: string;
  readonly position: number;
  readonly context: CellContext;
  readonly describedBy: string;
  readonly isFaulty: boolean;
}

export function LineField({ id, position, context, describedBy, isFaulty }: LineFieldProps) {
  const { grid, names } = context;
  const text = grid.entries.get(position)?.text ?? "";
  const { isShown, choose, ...handlers } = useLine(position, text, context);
  return (
    <div className={styles["field"]}>
      <label htmlFor={id}>{position === OWN ? m.grid_own_cell() : kinshipWords(position)}</label>
      <input
        id={id}
        className={styles["line"]}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={isShown ? `${id}l` : undefined}
        aria-activedescendant={isShown && names.active >= 0 ? `${id}l${names.active}` : undefined}
        aria-invalid={isFaulty || undefined}
        aria-describedby={describedBy || undefined}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="next"
        value={text}
        onChange={({ currentTarget: { value } }) => {
          grid.type(position, value);
          names.ask(position, value);
        }}
        onBlur={names.close}
        {...handlers}
      />
      {isShown && <NameList id={`${id}l`} names={names} onChoose={choose} />}
    </div>
  );
}

function useLine(position: number, text: string, { grid, names, move }: CellContext) {
  const [editing, setEditing] = useState(false);
  const atFirst = useRef(text);
  const isShown = names.position === position && names.found.length > 0;
  const choose = (cat: CatCard) => {
    names.close();
    grid.choose(position, cat);
  };
  /** Keys of the list of names, while it is open. */
  const inList = (key: string): boolean => {
    const cat = names.found[names.active];
    if (key === "ArrowDown" || key === "ArrowUp") names.step(key === "ArrowDown" ? 1 : -1);
    else if (key === "Enter" && cat) choose(cat);
    else if (key === "Escape") names.close();
    else return false;
    return true;
  };
  const inCell = (event: KeyboardEvent<HTMLInputElement>): boolean => {
    const { key, currentTarget: field } = event;
    if (key === "Escape" && text !== atFirst.current) grid.type(position, atFirst.current);
    else if (key === "F2") {
      setEditing(true);
      field.setSelectionRange(text.length, text.length);
    } else {
      const way = moveOf(event, { ...caretIn(field), editing });
      if (!way) return false;
      names.close();
      move(way, position);
    }
    return true;
  };
  return {
    isShown,
    choose,
    onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
      if ((isShown && inList(event.key)) || inCell(event)) event.preventDefault();
    },
    onFocus({ currentTarget }: { currentTarget: HTMLInputElement }) {
      atFirst.current = text;
      setEditing(false);
      currentTarget.select();
    },
    onPaste(event: ClipboardEvent<HTMLInputElement>) {
      const pasted = event.clipboardData.getData("text/plain");
      // One line goes into the field as everywhere; only a block is placed.
      if (!/[\n\r]\s*\S/u.test(pasted)) return;
      event.preventDefault();
      names.close();
      grid.paste(position, pasted);
    },
  };
}

/** A text that is selected as a whole is passed over like an empty one. */
function caretIn({ selectionStart: from, selectionEnd: to, value }: HTMLInputElement) {
  const isWhole = from === 0 && to === value.length;
  return {
    atStart: isWhole || (from === 0 && to === 0),
    atEnd: isWhole || (from === value.length && to === value.length),
  };
}
