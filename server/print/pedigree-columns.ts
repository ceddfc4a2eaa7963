/** Where a printed pedigree's ancestors go: one column per generation, with equal space for each. */
import { generationOf } from "@felistry/domain/pedigree/positions.ts";

export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Columns {
  readonly left: number;
  readonly top: number;
  readonly height: number;
  /** The width of a column, and of the gap between two. */
  readonly width: number;
  readonly gap: number;
}

/** @param boxHeight the space for each ancestor of a generation, counted from 1 */
export function placeIn(
  columns: Columns,
  position: number,
  boxHeight: (generation: number, room: number) => number,
): Place {
  const generation = generationOf(position);
  const inColumn = 2 ** generation;
  const room = columns.height / inColumn;
  const height = boxHeight(generation, room);
  return {
    x: columns.left + (generation - 1) * (columns.width + columns.gap),
    y: columns.top + room * (position - inColumn) + (room - height) / 2,
    width: columns.width,
    height,
  };
}

/** From the side of a cat to the side of its parent, with a turn in the middle between the columns. */
export function branchBetween(child: Place, parent: Place): (readonly [x: number, y: number])[] {
  const side = child.x + child.width;
  const middle = (side + parent.x) / 2;
  const [start, end] = [child.y + child.height / 2, parent.y + parent.height / 2];
  return [
    [side, start],
    [middle, start],
    [middle, end],
    [parent.x, end],
  ];
}
