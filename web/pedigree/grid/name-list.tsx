/** Names offered under a cell while it is typed into. */
import type { CatCard } from "@felistry/contract/cats.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { CatName } from "../../cats/cat-name.tsx";
import { usePageTools } from "../../page-tools.ts";
import styles from "./grid-cell.module.css";
import type { Names } from "./use-names.ts";

export function NameList({
  id,
  names,
  onChoose,
}: {
  id: string;
  names: Names;
  onChoose: (cat: CatCard) => void;
}) {
  const { viewer } = usePageTools();
  return (
    // A native list opens by itself and takes the arrows, which lead through the cells here.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div id={id} role="listbox" aria-label={m.grid_offered()} className={styles["list"]}>
      {names.found.map((cat, i) => (
        // The field keeps the focus and has the keys.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
        <div
          key={cat.id}
          id={`${id}${i}`}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
          role="option"
          tabIndex={-1}
          aria-selected={i === names.active}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(cat)}
        >
          <CatName cat={cat} />
          <span className={styles["facts"]}>
            {[
              [cat.breed_ems, cat.ems].filter(Boolean).join(" "),
              cat.cat_birthdate?.slice(0, 4),
              m.cat_number({ id: cat.id }),
              cat.online_owner_id === viewer?.id && m.grid_own(),
            ]
              .filter(Boolean)
              .join(" · ")}
          </span>
        </div>
      ))}
    </div>
  );
}
