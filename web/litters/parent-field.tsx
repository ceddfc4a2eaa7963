import { useId } from "react";
import type { CatCard } from "@felistry/contract/cats.ts";
import { CatSearch } from "../cats/cat-search.tsx";
import { MiniCatCard } from "../cats/mini-cat-card.tsx";
import { Button } from "../ui/button.tsx";
import type { FieldErrors } from "../ui/use-form.ts";
import styles from "./litters.module.css";

interface ParentFieldProps {
  readonly name: "dam_id" | "sire_id";
  readonly texts: Readonly<Record<"title" | "lead" | "choose" | "other", () => string>>;
  readonly chosen: CatCard | null;
  readonly choose: (cat: CatCard | null) => void;
  readonly initial: readonly CatCard[];
  readonly search: (text: string) => Promise<readonly CatCard[]>;
  readonly errors: FieldErrors;
}

/** A parent of the litter: a search, and in its place the cat that was chosen. The fieldset takes the focus where none is. */
export function ParentField({
  name,
  texts,
  chosen,
  choose,
  initial,
  search,
  errors,
}: ParentFieldProps) {
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
            <CatSearch initial={initial} search={search}>
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
