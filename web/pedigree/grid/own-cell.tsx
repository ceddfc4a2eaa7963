/** The cell of the cat itself, while it is not added yet: its line, its sex and whose it is. */
import { useId } from "react";
import { SEXES } from "@felistry/domain/cats/sex.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import type { CellContext } from "./cell-context.ts";
import styles from "./grid-cell.module.css";
import { OpenCell } from "./grid-cell.tsx";
import { OWN } from "./grid-entries.ts";

export function OwnCell({ context }: { context: CellContext }) {
  const { facts, say } = context.grid;
  const name = useId();
  return (
    <div
      className={[styles["cell"], styles["own"], facts.sex && styles[facts.sex]]
        .filter(Boolean)
        .join(" ")}
      data-position={OWN}
      data-generation={0}
    >
      <OpenCell position={OWN} context={context} />
      <div className={styles["ownFacts"]}>
        <fieldset>
          <legend>{m.catform_sex()}</legend>
          {SEXES.map((sex) => (
            <label key={sex}>
              <input
                type="radio"
                name={name}
                checked={facts.sex === sex}
                onChange={() => say({ sex })}
              />
              {sex === "male" ? m.cat_male() : m.cat_female()}
            </label>
          ))}
        </fieldset>
        <label>
          <input
            type="checkbox"
            checked={facts.isMine}
            aria-describedby={`${name}-mine`}
            onChange={({ currentTarget }) => say({ isMine: currentTarget.checked })}
          />
          {m.catform_is_mine()}
        </label>
        <small id={`${name}-mine`}>{m.catform_is_mine_hint()}</small>
      </div>
    </div>
  );
}
