/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- a combobox's list: the field has the focus and the keys, and a datalist could not be grouped */
import * as m from "@felistry/i18n/compiled/messages.js";
import type { Group, Option } from "./search-groups.ts";
import styles from "./search-offers.module.css";

export function OfferedList({
  id,
  groups,
  chosen,
  open,
}: {
  id: string;
  groups: readonly Group[];
  chosen: Option | undefined;
  open: (to: string) => void;
}) {
  const options = groups.flatMap((group) => group.options);
  return (
    <div role="listbox" id={id} className={styles["list"]} aria-label={m.search_found()}>
      {groups.map((group, place) => (
        <div key={group.label} role="group" aria-labelledby={`${id}-group-${place}`}>
          <div className={styles["group"]} id={`${id}-group-${place}`}>
            {group.label}
          </div>
          {group.options.map((option) => (
            <div
              key={option.to}
              id={`${id}-${options.indexOf(option)}`}
              role="option"
              aria-selected={option.to === chosen?.to}
              className={styles["option"]}
              onClick={() => open(option.to)}
              ref={option.to === chosen?.to ? intoView : null}
            >
              <span>{option.name}</span>
              {option.facts && <small>{option.facts}</small>}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

function intoView(option: HTMLElement | null): void {
  option?.scrollIntoView({ block: "nearest" });
}
