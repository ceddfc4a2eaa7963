/** Cats of the registry that a typed one probably is, to be taken in its place. */
import { Link } from "react-router";
import { displayName } from "@felistry/domain/cats/display-name.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { CatName } from "../../cats/cat-name.tsx";
import { Reasons } from "../../merges/likeness-words.tsx";
import { usePageTools } from "../../page-tools.ts";
import { paths } from "../../paths.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { percent } from "../../ui/shares.ts";
import styles from "./grid-cell.module.css";
import { OWN } from "./grid-entries.ts";
import type { Namesake } from "./use-draft.ts";
import type { Grid } from "./use-grid.ts";

interface NamesakeProps {
  readonly position: number;
  readonly grid: Grid;
}

export function NamesakeChoice({
  position,
  cats,
  grid,
}: NamesakeProps & { cats: readonly Namesake[] }) {
  return (
    <div className={styles["namesakes"]}>
      <p>{m.grid_is_it()}</p>
      <ul>
        {cats.map((cat) => (
          <NamesakeLine key={cat.id} cat={cat} position={position} grid={grid} />
        ))}
      </ul>
      <Button small look="quiet" onClick={() => grid.isAnother(position)}>
        {m.grid_another()}
      </Button>
    </div>
  );
}

function NamesakeLine({ cat, position, grid }: NamesakeProps & { cat: Namesake }) {
  const { locale } = usePageTools();
  return (
    <li>
      <span>
        <CatName cat={cat} /> ·{" "}
        {[cat.breed_ems, cat.ems, cat.cat_birthdate?.slice(0, 4)].filter(Boolean).join(" ")}
        {" · "}
        <Link to={paths.cat(cat.id)} target="_blank">
          {m.cat_number({ id: cat.id })}
        </Link>
        {" · "}
        {m.grid_likely({ share: percent(cat.likeness.score, locale) })}
      </span>
      <Reasons likeness={cat.likeness} />
      {position === OWN ? (
        // A cat of the registry is not added again: its own page has its pedigree.
        <ButtonLink small look="second" to={paths.cat(cat.id)}>
          {m.grid_open_cat()}
        </ButtonLink>
      ) : (
        <Button
          small
          look="second"
          aria-label={m.grid_it_is_named({ name: displayName(cat), id: cat.id })}
          onClick={() => grid.choose(position, cat)}
        >
          {m.grid_it_is()}
        </Button>
      )}
    </li>
  );
}
