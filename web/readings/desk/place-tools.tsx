/** Puts right where an ancestor stands, without a pointer. */
import { useId, useState } from "react";
import {
  ANCESTOR_COUNT,
  damOf,
  generationOf,
  PEDIGREE_GENERATIONS,
  sireOf,
} from "@felistry/domain/pedigree/positions.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { kinshipWords } from "../../pedigree/kinship-line.ts";
import { Button } from "../../ui/button.tsx";
import styles from "./card.module.css";
import { CAT, isTaken } from "./sheet.ts";
import { canMove, isOpen } from "./sheet-changes.ts";
import { titleOf } from "./sheet-tree.tsx";
import type { SheetDesk } from "./use-sheet.ts";

const POSITIONS = Array.from({ length: ANCESTOR_COUNT }, (_, i) => i + 2);

export function PlaceTools({ desk, at }: { desk: SheetDesk; at: number }) {
  const { sheet } = desk;
  const parents = generationOf(at) < PEDIGREE_GENERATIONS ? [sireOf(at), damOf(at)] : [];
  return (
    <details className={styles["tools"]}>
      <summary>{m.reading_place()}</summary>
      <div className={styles["buttons"]}>
        {parents
          .filter((parent) => isOpen(sheet, parent))
          .map((parent) => (
            <Button key={parent} small look="second" onClick={() => desk.open(parent)}>
              {m.reading_add({ kin: titleOf(parent) })}
            </Button>
          ))}
        {parents.some((parent) => isTaken(sheet, parent)) && (
          <Button small look="second" onClick={() => desk.swap(at)}>
            {m.reading_swap()}
          </Button>
        )}
        {at > CAT && (
          <Button small look="danger" onClick={() => desk.remove(at)}>
            {m.reading_remove()}
          </Button>
        )}
      </div>
      {at > CAT && <MoveTo key={at} desk={desk} at={at} />}
    </details>
  );
}

function MoveTo({ desk, at }: { desk: SheetDesk; at: number }) {
  const { sheet } = desk;
  const id = useId();
  const [to, setTo] = useState(0);
  const targets = POSITIONS.filter((position) => canMove(sheet, at, position));
  if (targets.length === 0) return null;
  return (
    <div className={styles["move"]}>
      <label htmlFor={id}>{m.reading_move()}</label>
      <select
        id={id}
        value={to}
        onChange={({ currentTarget }) => setTo(Number(currentTarget.value))}
      >
        <option value={0}>{m.reading_move_choose()}</option>
        {targets.map((position) => (
          <option key={position} value={position}>
            {isTaken(sheet, position)
              ? m.reading_move_swap({ kin: kinshipWords(position) })
              : kinshipWords(position)}
          </option>
        ))}
      </select>
      <Button
        small
        look="second"
        disabled={!targets.includes(to)}
        disabledReason={m.reading_move_choose()}
        onClick={() => desk.move(at, to)}
      >
        {m.reading_move_now()}
      </Button>
    </div>
  );
}
