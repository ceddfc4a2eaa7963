import { Link } from "react-router";
import type { CatCard } from "@felistry/contract/cats.ts";
import { displayName } from "@felistry/domain/cats/display-name.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { CatName } from "../../cats/cat-name.tsx";
import { paths } from "../../paths.ts";
import { Button } from "../../ui/button.tsx";
import styles from "./card.module.css";
import { isSame } from "./sheet.ts";
import type { SheetDesk } from "./use-sheet.ts";

interface MatchesProps {
  readonly desk: SheetDesk;
  readonly cats: readonly CatCard[];
  /** Whose place it is, in words. */
  readonly title: string;
}

/** The registry's cats beside the print: one of them, or a new one. */
export function Matches({ desk, cats, title }: MatchesProps) {
  const { sheet, hand } = desk;
  const place = sheet.get(hand.at);
  if (!place) return null;
  const chosen = place.told ? place.cat : null;
  const isAsked = isSame(hand, { at: hand.at, name: "who" });
  if (!chosen && cats.length === 0) return null;
  return (
    <fieldset className={styles["matches"]} aria-label={m.reading_who({ kin: title })}>
      <p>{chosen ? m.reading_is_linked() : m.reading_is_it()}</p>
      <ul>
        {(chosen ? [chosen] : cats).map((cat, i) => (
          <li key={cat.id}>
            <span>
              <CatName cat={cat} />{" "}
              <span className={styles["soft"]}>
                {[[cat.breed_ems, cat.ems].filter(Boolean).join(" "), cat.cat_birthdate]
                  .filter(Boolean)
                  .join(" · ")}
                {" · "}
                <Link to={paths.cat(cat.id)} target="_blank">
                  {m.cat_number({ id: cat.id })}
                </Link>
              </span>
            </span>
            {!chosen && (
              <Button
                small
                look="second"
                data-in-hand={(isAsked && i === 0) || undefined}
                aria-label={m.grid_it_is_named({ name: displayName(cat), id: cat.id })}
                onFocus={() => desk.hold({ at: hand.at, name: "who" })}
                onClick={() => desk.choose(hand.at, cat)}
              >
                {m.grid_it_is()}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {(chosen || !place.told) && (
        <Button
          small
          look="quiet"
          data-in-hand={(isAsked && chosen !== null) || undefined}
          onClick={() => desk.choose(hand.at, null)}
        >
          {m.reading_new_cat()}
        </Button>
      )}
    </fieldset>
  );
}
