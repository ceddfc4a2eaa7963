import { useCallback, useEffect, useId, useRef, useState, useSyncExternalStore } from "react";
import { useNavigate } from "react-router";
import * as m from "@felistry/i18n/compiled/messages.js";
import { OfferedList } from "./offered-list.tsx";
import styles from "./search-offers.module.css";
import { groupsOf, recentSearches, rememberSearch, searchOf, type Group } from "./search-groups.ts";
import { useFound, type FoundSoFar } from "./use-found.ts";

/**
 * What is offered while typing, as the combobox of the ARIA Authoring Practices: a list that opens below the field, which keeps
 * the focus; the arrows choose, Enter opens, Escape closes.
 */
export function Offers({ input }: { input: HTMLInputElement }) {
  const navigate = useNavigate();
  const id = useId();
  const text = useText(input);
  const [open, setOpen] = useState(true);
  const [active, setActive] = useState(-1);
  const answer = useFound(text);
  const groups = text.trim() === "" ? recentGroups() : groupsOf(answer.found, text.trim());
  const options = groups.flatMap((group) => group.options);
  const chosen = open ? options[active] : undefined;

  const show = (shown: boolean) => {
    setOpen(shown);
    setActive(-1);
  };
  const go = (to: string) => {
    rememberSearch(input.value.trim());
    show(false);
    void navigate(to);
  };
  useListeners(input, {
    input: () => show(true),
    focus: () => setOpen(true),
    blur: () => show(false),
    keydown: (event) => {
      const step = STEPS[event.key];
      if (step !== undefined) {
        setOpen(true);
        // Between the last and the first is the field itself.
        const count = options.length + 1;
        setActive((place) => ((place + 1 + step + count) % count) - 1);
      } else if (event.key === "Escape" && open) show(false);
      else if (event.key === "Enter") go(chosen?.to ?? searchOf(input.value.trim()));
      else return;
      event.preventDefault();
    },
  });
  useCombobox(input, {
    list: id,
    open: open && options.length > 0,
    active: chosen ? `${id}-${active}` : null,
  });
  return (
    <div
      className={styles["offers"]}
      hidden={!open}
      // The field keeps the focus.
      onPointerDown={(event) => event.preventDefault()}
    >
      <OfferedList id={id} groups={groups} chosen={chosen} open={go} />
      <output className={styles["note"]}>{noteOf(text.trim(), answer)}</output>
    </div>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

function recentGroups(): readonly Group[] {
  const options = recentSearches().map((name) => ({ name, to: searchOf(name) }));
  return options.length === 0 ? [] : [{ label: m.search_recent(), options }];
}

function noteOf(text: string, { found, failed }: FoundSoFar): string {
  if (text === "") return m.search_help();
  if (failed) return m.search_failed();
  if (!found) return m.search_searching();
  const count = found.cats.length + found.catteries.length + found.members.length;
  return count === 0 ? m.search_none({ q: text }) : m.search_count({ count });
}

/** What is in the field, also what was typed before the list had loaded. */
function useText(input: HTMLInputElement): string {
  const subscribe = useCallback(
    (changed: () => void) => {
      input.addEventListener("input", changed);
      return () => input.removeEventListener("input", changed);
    },
    [input],
  );
  return useSyncExternalStore(subscribe, () => input.value);
}

interface Listeners {
  readonly input: () => void;
  readonly focus: () => void;
  readonly blur: () => void;
  readonly keydown: (event: KeyboardEvent) => void;
}

/** Added once: a change of the text renders in the midst of its event, and listeners added then would miss it. */
function useListeners(input: HTMLInputElement, listeners: Listeners): void {
  const newest = useRef(listeners);
  useEffect(() => {
    newest.current = listeners;
  });
  useEffect(() => {
    const hear = (event: Event) =>
      newest.current[event.type as keyof Listeners](event as KeyboardEvent);
    const events = ["input", "focus", "blur", "keydown"] as const;
    for (const event of events) input.addEventListener(event, hear);
    return () => {
      for (const event of events) input.removeEventListener(event, hear);
    };
  }, [input]);
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
