/** The drawn pedigree as a form: every cell a field, one save for all. */
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import {
  damOf,
  generationOf,
  PEDIGREE_GENERATIONS,
  sireOf,
} from "@felistry/domain/pedigree/positions.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { Button } from "../../ui/button.tsx";
import type { CellContext } from "./cell-context.ts";
import { GridCell } from "./grid-cell.tsx";
import styles from "./grid-form.module.css";
import { type LoadedGrid, OWN } from "./grid-entries.ts";
import { wayOf } from "./grid-moves.ts";
import { GridState } from "./grid-state.tsx";
import { OwnCell } from "./own-cell.tsx";
import { useGrid } from "./use-grid.ts";
import { useNames } from "./use-names.ts";

export function GridForm({ loaded }: { loaded: LoadedGrid }) {
  const grid = useGrid(loaded);
  const names = useNames();
  const figure = useRef<HTMLFormElement>(null);
  const [generation, setGeneration] = useState(1);
  const move: CellContext["move"] = (way, position) => {
    for (const at of wayOf(way, position)) {
      const cell = figure.current?.querySelector(`[data-position="${at}"]`);
      const field = cell?.querySelector<HTMLElement>("input");
      if (!field) continue;
      // On a narrow screen only one generation can be seen.
      if (at > OWN) flushSync(() => setGeneration(generationOf(at)));
      field.focus();
      return;
    }
  };
  const context = { grid, names, move };
  return (
    <form
      ref={figure}
      noValidate
      className={styles["form"]}
      onSubmit={(event) => {
        event.preventDefault();
        void grid.save();
      }}
    >
      <GridHelp isNew={grid.catId === null} />
      {grid.catId === null && <OwnCell context={context} />}
      <Generations shown={generation} show={setGeneration} />
      <div className={styles["figure"]} data-shown={generation}>
        <Generation child={OWN} context={context} />
      </div>
      <GridState grid={grid} />
    </form>
  );
}

function GridHelp({ isNew }: { isNew: boolean }) {
  return (
    <div className={styles["help"]}>
      {isNew && <p>{m.grid_help_new()}</p>}
      <p>{m.grid_help()}</p>
      <p className={styles["example"]}>{m.grid_example()}</p>
      <details>
        <summary>{m.grid_keys()}</summary>
        <p>{m.grid_keys_text()}</p>
        <p>{m.grid_paste_text()}</p>
      </details>
    </div>
  );
}

const titles = [
  m.pedigree_parents,
  m.pedigree_grandparents,
  m.pedigree_great_grandparents,
  m.pedigree_great_great_grandparents,
];

/** Headings of the columns; on a narrow screen what chooses the generation that is shown. */
function Generations({ shown, show }: { shown: number; show: (generation: number) => void }) {
  return (
    <div className={styles["generations"]}>
      {titles.map((title, i) => (
        <Button
          key={i}
          small
          look={shown === i + 1 ? "primary" : "second"}
          aria-pressed={shown === i + 1}
          onClick={() => show(i + 1)}
        >
          {title()}
        </Button>
      ))}
    </div>
  );
}

function Generation({ child, context }: { child: number; context: CellContext }) {
  return (
    <ul className={styles["parents"]}>
      {[sireOf(child), damOf(child)].map((position) => (
        <li key={position} className={styles["branch"]}>
          <GridCell position={position} context={context} />
          {generationOf(position) < PEDIGREE_GENERATIONS && (
            <Generation child={position} context={context} />
          )}
        </li>
      ))}
    </ul>
  );
}
