import { useId } from "react";
import { Form } from "react-router";
import { find_search, find_words, find_words_hint } from "@felistry/i18n/compiled/messages.js";
import { paths } from "../paths.ts";
import { Button } from "../ui/button.tsx";
import field from "../ui/form/field.module.css";
import styles from "./home.module.css";

/** A plain GET form, which leads to the market's list. */
export function HomeSearch() {
  const id = useId();
  return (
    <search aria-label={find_search()}>
      <Form method="get" action={paths.market} className={styles["search"]}>
        <div className={field["field"]}>
          <label htmlFor={id}>{find_words()}</label>
          <input
            id={id}
            className={field["control"]}
            type="search"
            name="q"
            maxLength={100}
            placeholder={find_words_hint()}
          />
        </div>
        <Button type="submit">{find_search()}</Button>
      </Form>
    </search>
  );
}
