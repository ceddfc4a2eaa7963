import { Link } from "react-router";
import { displayName } from "@felistry/domain/cats/display-name.ts";
import {
  home_leaf_label,
  home_leaf_number,
  home_leaf_title,
} from "@felistry/i18n/compiled/messages.js";
import { CatName } from "../cats/cat-name.tsx";
import { drawnCatUrl } from "../photos/cat-photo.tsx";
import { paths } from "../paths.ts";
import type { Relative } from "./studbook-entry.ts";
import styles from "./studbook-leaf.module.css";

/** A studbook page: the kitten with parents and grandparents, each drawn in its colour, which shows where its colour comes from. */
export function StudbookLeaf({ entry }: { entry: Relative }) {
  return (
    <section className={styles["leaf"]} aria-label={home_leaf_label({ name: displayName(entry) })}>
      <p className={styles["running"]}>
        <span>{home_leaf_title()}</span>
        <span>{home_leaf_number({ id: entry.id })}</span>
      </p>
      <ul className={styles["tree"]}>
        <Branch relative={entry} generation={0} />
      </ul>
    </section>
  );
}

function Branch({ relative, generation }: { relative: Relative; generation: number }) {
  const { id, sex, breed_ems, ems, parents } = relative;
  return (
    <li className={styles["branch"]} data-generation={generation}>
      <Link
        to={generation === 0 ? paths.saleProfile(id) : paths.cat(id)}
        className={`${styles["cat"]} ${styles[sex]}`}
      >
        <img src={drawnCatUrl(breed_ems, ems)} alt="" width={400} height={400} decoding="async" />
        <span className={styles["text"]}>
          <CatName cat={relative} />
          <span className={styles["ems"]}>{[breed_ems, ems].filter(Boolean).join(" ")}</span>
        </span>
      </Link>
      {parents.length > 0 && (
        <ul className={styles["parents"]}>
          {parents.map((parent) => (
            <Branch key={parent.sex} relative={parent} generation={generation + 1} />
          ))}
        </ul>
      )}
    </li>
  );
}

/** If no ad has a known family yet: the cat alone, without invented text. */
export function EmptyLeaf() {
  return (
    <div className={styles["leaf"]} aria-hidden="true">
      <img
        className={styles["alone"]}
        src={drawnCatUrl("MCO", "ns 22 64")}
        alt=""
        width={400}
        height={400}
        decoding="async"
      />
    </div>
  );
}
