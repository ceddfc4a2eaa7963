/** One ancestor's cell: a field of one line, or the cat that stands there. */
import { useId } from "react";
import { Link } from "react-router";
import type { GridAncestor } from "@felistry/contract/pedigree/pedigree-grid.ts";
import { generationOf, sexAt } from "@felistry/domain/pedigree/positions.ts";
import { PEDIGREE_LINE_MAX } from "@felistry/domain/pedigree/pedigree-cell.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { CatName } from "../../cats/cat-name.tsx";
import { paths } from "../../paths.ts";
import { tooLong } from "../../ui/form/use-length.ts";
import { kinshipWords } from "../kinship-line.ts";
import type { CellContext } from "./cell-context.ts";
import { CellParts } from "./cell-parts.tsx";
import styles from "./grid-cell.module.css";
import { isFree, OWN } from "./grid-entries.ts";
import { LineField } from "./line-field.tsx";
import { NamesakeChoice } from "./namesake-choice.tsx";
import type { Grid } from "./use-grid.ts";

export function GridCell({ position, context }: { position: number; context: CellContext }) {
  const { grid } = context;
  const ancestor = grid.fixed.get(position);
  return (
    <div
      className={[styles["cell"], styles[sexAt(position)]].join(" ")}
      data-position={position}
      data-generation={generationOf(position)}
    >
      {ancestor ? (
        <FixedCell position={position} ancestor={ancestor} />
      ) : isFree(position, grid.entries, grid.fixed) ? (
        <OpenCell position={position} context={context} />
      ) : (
        <p className={styles["closed"]}>
          <Kin position={position} /> {m.grid_closed()}
        </p>
      )}
    </div>
  );
}

function Kin({ position }: { position: number }) {
  return <span className={styles["kin"]}>{kinshipWords(position)}</span>;
}

function FixedCell({ position, ancestor: { cat } }: { position: number; ancestor: GridAncestor }) {
  return (
    <p>
      <Kin position={position} />
      <Link to={paths.cat(cat.id)}>
        <CatName cat={cat} />
      </Link>
      <span className={styles["facts"]}>
        {[cat.breed_ems, cat.ems].filter(Boolean).join(" ")} · {m.cat_number({ id: cat.id })}
      </span>
    </p>
  );
}

export function OpenCell({ position, context }: { position: number; context: CellContext }) {
  const { grid } = context;
  const id = useId();
  const entry = grid.entries.get(position);
  const text = entry?.text ?? "";
  const length = tooLong(text, PEDIGREE_LINE_MAX);
  const fault = length ?? grid.faults.get(position);
  const namesakes = grid.namesakesAt(position);
  return (
    <>
      <LineField
        id={id}
        position={position}
        context={context}
        isFaulty={fault !== undefined}
        describedBy={[`${id}p`, fault && `${id}f`].filter(Boolean).join(" ")}
      />
      {entry && entry.catId !== null ? (
        <p className={styles["facts"]} id={`${id}p`}>
          {m.grid_linked()}{" "}
          <Link to={paths.cat(entry.catId)}>{m.cat_number({ id: entry.catId })}</Link>
        </p>
      ) : (
        text.trim() !== "" &&
        length === null && <CellParts text={text} place={placeOf(position, grid)} id={`${id}p`} />
      )}
      {fault && (
        <p className={styles["fault"]} id={`${id}f`}>
          {fault}
        </p>
      )}
      {namesakes.length > 0 && <NamesakeChoice position={position} cats={namesakes} grid={grid} />}
    </>
  );
}

/** The sex that the place asks for; of a new cat the one that was chosen. */
const placeOf = (position: number, { facts }: Grid) =>
  position === OWN ? facts.sex : sexAt(position);
