import { useId, type ReactNode } from "react";
import type { CatCard } from "@felistry/contract/cats.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { Empty } from "../ui/page.tsx";
import styles from "./cat-search.module.css";
import { MiniCatCard } from "./mini-cat-card.tsx";
import { useCatSearch } from "./use-cat-search.ts";

interface CatSearchProps {
  /** The results of an empty search, shown first. */
  readonly initial: readonly CatCard[];
  /** Asks the server; the text is lowercased and either empty or longer than two characters. */
  readonly search: (text: string) => Promise<readonly CatCard[]>;
  /** The cat for which another is chosen: it is not offered itself. */
  readonly except?: number;
  /** The actions on a found cat. */
  readonly children: (cat: CatCard) => ReactNode;
}

/** A search box with at most ten found cats. */
export function CatSearch({ initial, search, except, children }: CatSearchProps) {
  const id = useId();
  const { found: all, tooShort, searching, onInput } = useCatSearch(initial, search);
  const found = all.filter((cat) => cat.id !== except);
  return (
    <div className={styles["search"]}>
      <search className={styles["box"]}>
        <label htmlFor={id}>{m.cat_search_label()}</label>
        <input
          id={id}
          type="search"
          className={styles["input"]}
          maxLength={100}
          autoComplete="off"
          placeholder={m.cat_search_placeholder()}
          aria-describedby={`${id}n`}
          onInput={onInput}
          // In a form, Enter would send it.
          onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
        />
        <output id={`${id}n`} htmlFor={id} className={styles["note"]}>
          {searching
            ? m.cat_searching()
            : tooShort
              ? m.cat_search_too_short()
              : m.cat_search_found({ count: found.length })}
        </output>
      </search>
      {found.length === 0 && !searching ? (
        <Empty>{m.cat_search_none()}</Empty>
      ) : (
        <ul className={styles["list"]} aria-busy={searching || undefined}>
          {found.map((cat) => (
            <li key={cat.id}>
              <MiniCatCard cat={cat}>{children(cat)}</MiniCatCard>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
