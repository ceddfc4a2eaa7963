import { useState, type ReactNode } from "react";
import {
  damOf,
  generationOf,
  PEDIGREE_GENERATIONS,
  sireOf,
} from "@felistry/domain/pedigree/positions.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { CatName } from "../cats/cat-name.tsx";
import { kinshipWords } from "./kinship-line.ts";
import { PedigreeCell, RepeatMark } from "./pedigree-cell.tsx";
import type { PlacedAncestor } from "./ancestors-of-figure.ts";
import styles from "./pedigree-figure.module.css";
import {
  repeatedAncestors,
  type RepeatedAncestor,
} from "@felistry/domain/pedigree/repeated-ancestors.ts";

interface PedigreeFigureProps {
  readonly catId: number;
  readonly ancestors: readonly PlacedAncestor[];
  /** Whether the viewer may add ancestors, as empty places then suggest. */
  readonly canFill: boolean;
  /** The heading of a printed pedigree: the cat itself. */
  readonly heading: ReactNode;
}

/**
 * Four generations as nested lists, each ancestor followed by its parents, the sire first as on a printed pedigree. Wide
 * screens and paper lay it out from left to right, narrow screens as indented lines.
 */
export function PedigreeFigure({
  catId,
  ancestors: placed,
  canFill,
  heading,
}: PedigreeFigureProps) {
  const ancestors: Ancestors = new Map(placed.map((ancestor) => [ancestor.position, ancestor]));
  const repeated = repeatedAncestors(ancestors);
  const [lit, setLit] = useState<number | null>(null);
  const context: TreeContext = { catId, ancestors, repeated, canFill, lit, light: setLit };
  return (
    <figure className={styles["figure"]} aria-label={m.pedigree_label()}>
      <div className={styles["heading"]}>{heading}</div>
      <div className={styles["columns"]}>
        {[
          m.pedigree_parents(),
          m.pedigree_grandparents(),
          m.pedigree_great_grandparents(),
          m.pedigree_great_great_grandparents(),
        ].map((title) => (
          <h3 key={title}>{title}</h3>
        ))}
      </div>
      <Generation child={1} context={context} />
      <Legend repeated={repeated} ancestors={ancestors} />
    </figure>
  );
}

type Ancestors = ReadonlyMap<number, PlacedAncestor>;

interface TreeContext {
  readonly catId: number;
  readonly ancestors: Ancestors;
  readonly repeated: readonly RepeatedAncestor[];
  readonly canFill: boolean;
  /** The cat under the pointer, whose other places are highlighted. */
  readonly lit: number | null;
  readonly light: (catId: number | null) => void;
}

function Generation({ child, context }: { child: number; context: TreeContext }) {
  const { catId, ancestors, repeated, canFill, lit, light } = context;
  return (
    <ul className={styles["parents"]} aria-label={child === 1 ? m.pedigree_parents() : undefined}>
      {[sireOf(child), damOf(child)].map((position) => {
        const ancestor = ancestors.get(position) ?? null;
        return (
          <li key={position} className={styles["branch"]}>
            <PedigreeCell
              position={position}
              ancestor={ancestor}
              mark={repeated.find(({ id }) => id === ancestor?.id)?.mark ?? null}
              isLit={lit !== null && lit === ancestor?.id}
              onPoint={light}
              emptyFor={canFill ? catId : null}
              isNext={child === 1 || ancestors.has(child)}
            />
            {generationOf(position) < PEDIGREE_GENERATIONS && (
              <Generation child={position} context={context} />
            )}
          </li>
        );
      })}
    </ul>
  );
}

function Legend({
  repeated,
  ancestors,
}: {
  repeated: readonly RepeatedAncestor[];
  ancestors: Ancestors;
}) {
  if (repeated.length === 0) return null;
  return (
    <figcaption className={styles["legend"]}>
      <p>{m.pedigree_repeated()}</p>
      <ul>
        {repeated.map(({ mark, id, positions }) => (
          <li key={id}>
            <RepeatMark number={mark} /> <CatName cat={ancestors.get(positions[0]!)!} />:{" "}
            {positions.map(kinshipWords).join(", ")}
          </li>
        ))}
      </ul>
    </figcaption>
  );
}
