import { useCallback, useEffect, useRef, useState, type ComponentType } from "react";
import { NavLink } from "react-router";
import { search_label } from "@felistry/i18n/compiled/messages.js";
import { paths } from "../paths.ts";
import { Icon } from "../ui/icon.tsx";
import styles from "./header-search.module.css";
import layout from "./layout.module.css";

interface Offered {
  readonly Offers: ComponentType<{ input: HTMLInputElement }>;
  readonly input: HTMLInputElement;
}

/**
 * A plain form that leads to the page of results; what is offered while typing is loaded when the field is first focused.
 * On a phone a link leads to that page, whose own field does the same.
 */
export function HeaderSearch() {
  return (
    <>
      <NavLink
        to={paths.search}
        aria-label={search_label()}
        className={`${layout["item"]} ${styles["link"]}`}
      >
        <Icon name="search" />
      </NavLink>
      <SearchField className={styles["inHeader"]!} slash />
    </>
  );
}

export function SearchField({
  className = "",
  q = "",
  slash = false,
}: {
  className?: string;
  q?: string;
  slash?: boolean;
}) {
  const input = useRef<HTMLInputElement>(null);
  const [offered, setOffered] = useState<Offered>();
  const load = useCallback(() => {
    const field = input.current!;
    void import("./search-offers.tsx").then(({ Offers }) => setOffered({ Offers, input: field }));
  }, []);
  useEffect(() => {
    // It may have been focused before this page was ready.
    if (document.activeElement === input.current) load();
    if (slash)
      void import("./search-slash.ts").then(({ focusOnSlash }) => focusOnSlash(input.current!));
  }, [load, slash]);
  return (
    <search className={`${styles["search"]} ${className}`}>
      <form action={paths.search}>
        <input
          ref={input}
          type="search"
          name="q"
          maxLength={100}
          defaultValue={q}
          autoComplete="off"
          aria-label={search_label()}
          placeholder={search_label()}
          onFocus={load}
        />
        {offered && <offered.Offers input={offered.input} />}
      </form>
    </search>
  );
}
