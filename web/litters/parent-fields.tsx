import { useId } from "react";
import type { CatCard } from "@felistry/contract/cats.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { CatSearch } from "../cats/cat-search.tsx";
import { MiniCatCard } from "../cats/mini-cat-card.tsx";
import { Button } from "../ui/button.tsx";
import { DraftPart } from "../ui/form/draft/draft-part.tsx";
import type { FieldErrors } from "../ui/form/field-checks.ts";
import styles from "./litters.module.css";

const TEXTS = {
  dam_id: {
    title: m.litter_form_dam,
    lead: m.litter_form_dam_lead,
    choose: m.litter_form_choose_dam,
    other: m.litter_form_other_dam,
  },
  sire_id: {
    title: m.litter_form_sire,
    lead: m.litter_form_sire_lead,
    choose: m.litter_form_choose_sire,
    other: m.litter_form_other_sire,
  },
};

interface ParentFieldProps {
  readonly name: "dam_id" | "sire_id";
  readonly chosen: CatCard | null;
  readonly choose: (cat: CatCard | null) => void;
  /** Shown by an empty search. */
  readonly initial: readonly CatCard[];
  readonly search: (text: string) => Promise<readonly CatCard[]>;
  readonly errors: FieldErrors;
}

/** A parent of the litter: a search, replaced by the chosen cat. The fieldset takes the focus if none is chosen. */
export function ParentField({ name, chosen, choose, initial, search, errors }: ParentFieldProps) {
  const texts = TEXTS[name];
  const errorId = useId();
  const error = chosen ? undefined : errors[name];
  return (
    <fieldset
      name={name}
      tabIndex={-1}
      className={styles["part"]}
      aria-describedby={error && errorId}
    >
      <legend className={styles["legend"]}>{texts.title()}</legend>
      <DraftPart name={`${name} card`} value={chosen} take={choose} />
      {chosen ? (
        <>
          <input type="hidden" name={name} value={chosen.id} />
          <MiniCatCard cat={chosen}>
            <Button look="second" small onClick={() => choose(null)}>
              {texts.other()}
            </Button>
          </MiniCatCard>
        </>
      ) : (
        <>
          <p className={styles["facts"]}>{texts.lead()}</p>
          {error && (
            <p id={errorId} className={styles["error"]} data-field={name}>
              {error}
            </p>
          )}
          <div className={styles["found"]}>
            <CatSearch
              initial={initial}
              search={async (text) => (text === "" ? initial : search(text))}
            >
              {(cat) => (
                <Button small onClick={() => choose(cat)}>
                  {texts.choose()}
                </Button>
              )}
            </CatSearch>
          </div>
        </>
      )}
    </fieldset>
  );
}
