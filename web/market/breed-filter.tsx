import { useId } from "react";
import { Form } from "react-router";
import { market_apply, market_breed, market_breed_all } from "@felistry/i18n/compiled/messages.js";
import { paths } from "../paths.ts";
import { Button } from "../ui/button.tsx";
import { ALL_BREEDS, type BreedChoice } from "./breed-choices.ts";
import styles from "./market.module.css";

/** A plain GET form, which works before and without the page's script. Nothing changes until it is applied. */
export function BreedFilter({
  breeds,
  chosen,
}: {
  breeds: readonly BreedChoice[];
  chosen: string | null;
}) {
  const id = useId();
  return (
    <Form method="get" action={paths.market} className={styles["filter"]}>
      <label htmlFor={id}>{market_breed()}</label>
      <select
        id={id}
        name="breed"
        defaultValue={chosen ?? ALL_BREEDS}
        key={chosen}
        className={styles["select"]}
      >
        <option value={ALL_BREEDS}>{market_breed_all()}</option>
        {breeds.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
      <Button type="submit" look="second">
        {market_apply()}
      </Button>
    </Form>
  );
}
