import { useId } from "react";
import { Form, useLocation } from "react-router";
import { Button } from "./button.tsx";
import field from "./form/field.module.css";
import styles from "./page.module.css";

const QUERY_MAX = 100;

/** A plain GET form for a list, which works before and without the page's script. */
export function SearchForm({
  q,
  label,
  hint,
  submit,
}: {
  q: string;
  label: string;
  hint: string;
  submit: string;
}) {
  const { search } = useLocation();
  const id = useId();
  return (
    <search aria-label={label}>
      <Form key={search} method="get" className={styles["search"]}>
        <div className={field["field"]}>
          <label htmlFor={id}>{label}</label>
          <input
            id={id}
            className={field["control"]}
            type="search"
            name="q"
            maxLength={QUERY_MAX}
            placeholder={hint}
            defaultValue={q}
          />
        </div>
        <Button type="submit">{submit}</Button>
      </Form>
    </search>
  );
}
