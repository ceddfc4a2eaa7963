import type { Move } from "./grid-moves.ts";
import type { Grid } from "./use-grid.ts";
import type { Names } from "./use-names.ts";

/** What every cell of a grid shares. */
export interface CellContext {
  readonly grid: Grid;
  readonly names: Names;
  readonly move: (move: Move, position: number) => void;
}
