/** Where the keys of a spreadsheet lead in a pedigree. */
import {
  childOf,
  generationOf,
  LAST_POSITION,
  PEDIGREE_GENERATIONS,
  sireOf,
} from "@felistry/domain/pedigree/positions.ts";

export type Move = "up" | "down" | "child" | "parents" | "next" | "previous";

interface Pressed {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

interface Caret {
  readonly atStart: boolean;
  readonly atEnd: boolean;
  /** F2: the arrows stay in the text. */
  readonly editing: boolean;
}

export function moveOf(
  { key, shiftKey, ctrlKey, metaKey, altKey }: Pressed,
  { atStart, atEnd, editing }: Caret,
): Move | null {
  if (ctrlKey || metaKey || altKey) return null;
  if (key === "Enter") return shiftKey ? "previous" : "next";
  if (shiftKey) return null;
  if (key === "ArrowUp") return "up";
  if (key === "ArrowDown") return "down";
  if (key === "ArrowLeft" && atStart && !editing) return "child";
  if (key === "ArrowRight" && atEnd && !editing) return "parents";
  return null;
}

/** The positions that a move leads over, nearest first: the first that can be typed into is the one. */
export function wayOf(move: Move, position: number): number[] {
  const generation = generationOf(position);
  const first = 2 ** generation;
  switch (move) {
    case "up":
      return countdown(position - 1, first);
    case "down":
      return countUp(position + 1, first * 2 - 1);
    case "child":
      return generation > 0 ? [childOf(position)] : [];
    case "parents":
      return generation < PEDIGREE_GENERATIONS ? [sireOf(position), sireOf(position) + 1] : [];
    case "next":
      return countUp(position + 1, LAST_POSITION);
    case "previous":
      return countdown(position - 1, 1);
  }
}

const countUp = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);
const countdown = (from: number, to: number) => countUp(to, from).toReversed();
