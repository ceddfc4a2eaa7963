/** What a typed pedigree has come to, and what is done with it. */
import { Link } from "react-router";
import * as m from "@felistry/i18n/compiled/messages.js";
import { paths } from "../../paths.ts";
import { Button } from "../../ui/button.tsx";
import { Failure } from "../../ui/failure.tsx";
import { WaitingActions } from "../../ui/form/draft/waiting.tsx";
import styles from "./grid-form.module.css";
import type { Grid, Saved } from "./use-grid.ts";

export function GridState({ grid }: { grid: Grid }) {
  const { draft, faults, left, undecided, entries, saved } = grid;
  const count = [...entries.values()].filter(({ text }) => text.trim() !== "").length;
  if (grid.isWaiting)
    return (
      <div className={styles["state"]}>
        <WaitingActions stop={grid.stopWaiting} />
      </div>
    );
  return (
    <div className={styles["state"]}>
      {left.length > 0 && (
        <div className={styles["left"]} role="alert">
          <p>{m.grid_left()}</p>
          <ul>
            {left.map((line, i) => (
              <li key={i}>{line}</li>
            ))}
          </ul>
        </div>
      )}
      {undecided > 0 && (
        <div className={styles["left"]} role="alert">
          <p>{m.grid_undecided({ count: undecided })}</p>
          <Button small look="second" onClick={grid.allAreOthers}>
            {m.grid_all_others()}
          </Button>
        </div>
      )}
      <Failure text={faults.size > 0 ? m.grid_faults({ count: faults.size }) : grid.failure} />
      <output className={styles["said"]}>
        {saved && <SavedLine saved={saved} />}
        {grid.undone && m.grid_undone()}
        {count > 0 && <DraftLine state={draft.state} />}
      </output>
      <GridButtons grid={grid} count={count} />
    </div>
  );
}

function GridButtons({ grid, count }: { grid: Grid; count: number }) {
  const { busy, saved } = grid;
  return (
    <div className={styles["buttons"]}>
      <Button
        type="submit"
        disabled={busy || count === 0}
        disabledReason={busy ? m.cat_saving() : m.grid_nothing()}
      >
        {grid.catId === null ? m.grid_save_new() : m.grid_save()}
      </Button>
      {saved && (
        <Button
          look="second"
          disabled={busy}
          disabledReason={m.cat_saving()}
          onClick={() => void grid.undo()}
        >
          {m.cat_undo()}
        </Button>
      )}
      {count > 0 && (
        <Button look="quiet" disabled={busy} disabledReason={m.cat_saving()} onClick={grid.clear}>
          {m.grid_clear()}
        </Button>
      )}
    </div>
  );
}

function SavedLine({ saved: { placed, catId, isNew } }: { saved: Saved }) {
  const counts = {
    added: placed.filter(({ created }) => created).length,
    linked: placed.length,
  };
  if (!isNew) return m.grid_saved(counts);
  return (
    <>
      {m.grid_saved_new(counts)} <Link to={paths.catTab(catId, "pedigree")}>{m.grid_to_cat()}</Link>
    </>
  );
}

function DraftLine({ state }: Pick<Grid["draft"], "state">) {
  if (state === "unchanged") return m.grid_draft_found();
  if (state === "typing") return m.grid_draft_typing();
  if (state === "kept") return m.grid_draft_kept();
  if (state === "here") return m.grid_draft_here();
  return m.grid_draft_failed({ why: state.failure });
}
