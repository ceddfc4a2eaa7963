import { useEffect, useId, useState } from "react";
import { useNavigate } from "react-router";
import * as m from "@felistry/i18n/compiled/messages.js";
import { paths } from "../paths.ts";
import styles from "./search-offers.module.css";
import { groupsOf, recentSearches, rememberSearch, type Group } from "./search-groups.ts";
import { useFound } from "./use-found.ts";

/**
 * What is offered while typing, as the combobox of the ARIA Authoring Practices: a list that opens below the field, which keeps
 * the focus; the arrows choose, Enter opens, Escape closes.
 */
export function Offers({ input }: { input: HTMLInputElement }) {
  const navigate = useNavigate();
  const id = useId();
  const [text, setText] = useState(input.value);
  const [open, setOpen] = useState(true);
  const [active, setActive] = useState(-1);
  const answer = useFound(text);
  const groups: readonly Group[] =
    text.trim() === "" ? recentGroups() : groupsOf(answer.found, text.trim());
  const options = groups.flatMap((group) => group.options);
  const chosen = options[active];

  const go = (to: string) => {
    rememberSearch(input.value.trim());
    setOpen(false);
    setActive(-1);
    void navigate(to);
  };

  useCombobox(input, {
    list: id,
    open: open && options.length > 0,
    active: chosen ? `${id}-${active}` : null,
  });
  useEffect(() => {
    const typed = () => {
      setText(input.value);
      setOpen(true);
      setActive(-1);
    };
    const focused = () => setOpen(true);
    const left = () => setOpen(false);
    const pressed = (event: KeyboardEvent) => {
      const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
      if (step !== 0) {
        event.preventDefault();
        setOpen(true);
        const count = options.length + 1;
        // Between the last and the first is the field itself.
        setActive((place) => ((place + 1 + step + count) % count) - 1);
      } else if (event.key === "Escape" && open) {
        event.preventDefault();
        setOpen(false);
        setActive(-1);
      } else if (event.key === "Enter") {
        event.preventDefault();
        go(chosen && open ? chosen.to : paths.searchOf(input.value.trim()));
      }
    };
    input.addEventListener("input", typed);
    input.addEventListener("focus", focused);
    input.addEventListener("blur", left);
    input.addEventListener("keydown", pressed);
    return () => {
      input.removeEventListener("input", typed);
      input.removeEventListener("focus", focused);
      input.removeEventListener("blur", left);
      input.removeEventListener("keydown", pressed);
    };
  });

  return (
    <div
      className={styles["offers"]}
      hidden={!open}
      // The field keeps the focus.
      onPointerDown={(event) => event.preventDefault()}
    >
      <div role="listbox" id={id} className={styles["list"]} aria-label={m.search_found()}>
        {groups.map((group, place) => (
          <div key={group.label} role="group" aria-labelledby={`${id}-group-${place}`}>
            <div className={styles["group"]} id={`${id}-group-${place}`}>
              {group.label}
            </div>
            {group.options.map((option) => (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the field has the focus and the keys
              <div
                key={option.to}
                id={`${id}-${options.indexOf(option)}`}
                role="option"
                aria-selected={option === chosen}
                className={styles["option"]}
                onClick={() => go(option.to)}
                ref={
                  option === chosen ? (shown) => shown?.scrollIntoView({ block: "nearest" }) : null
                }
              >
                <span>{option.name}</span>
                {option.facts && <small>{option.facts}</small>}
              </div>
            ))}
          </div>
        ))}
      </div>
      <p className={styles["note"]} role="status">
        {noteOf(text.trim(), answer)}
      </p>
    </div>
  );

  function recentGroups(): readonly Group[] {
    const recent = recentSearches();
    if (recent.length === 0) return [];
    return [
      {
        label: m.search_recent(),
        options: recent.map((name) => ({ name, to: paths.searchOf(name) })),
      },
    ];
  }
}

function noteOf(text: string, { found, failed }: ReturnType<typeof useFound>): string {
  if (text === "") return m.search_help();
  if (failed) return m.search_failed();
  if (!found) return m.search_searching();
  const count = found.cats.length + found.catteries.length + found.members.length;
  return count === 0 ? m.search_none({ q: text }) : m.search_count({ count });
}

interface Combobox {
  readonly list: string;
  readonly open: boolean;
  readonly active: string | null;
}

/** The field is rendered without these: before the list has loaded it is a plain field. */
function useCombobox(input: HTMLInputElement, { list, open, active }: Combobox): void {
  useEffect(() => {
    input.setAttribute("role", "combobox");
    input.setAttribute("aria-autocomplete", "list");
    input.setAttribute("aria-controls", list);
    input.setAttribute("aria-expanded", String(open));
    if (active === null) input.removeAttribute("aria-activedescendant");
    else input.setAttribute("aria-activedescendant", active);
  }, [input, list, open, active]);
}
