import { useId, type ReactNode } from "react";
import { Form, useLocation } from "react-router";
import {
  all_cats_breed,
  all_cats_breed_any,
  all_cats_filters,
  all_cats_search,
  all_cats_search_hint,
  all_cats_sex,
  all_cats_sex_any,
  all_cats_sex_female,
  all_cats_sex_male,
  all_cats_submit,
} from "@felistry/i18n/compiled/messages.js";
import { Button } from "../ui/button.tsx";
import field from "../ui/form/field.module.css";
import styles from "./all-cats.module.css";
import { QUERY_MAX, type CatListQuery } from "./cat-list-query.ts";

export interface BreedOption {
  readonly code: string;
  readonly name: string;
}

/** A plain GET form, which works before and without the page's script. */
export function CatFilters({
  query,
  breeds,
}: {
  query: CatListQuery;
  breeds: readonly BreedOption[];
}) {
  const { search } = useLocation();
  const id = useId();
  return (
    <search aria-label={all_cats_filters()}>
      <Form key={search} method="get" className={styles["filters"]}>
        <Filter id={`${id}q`} label={all_cats_search()}>
          <input
            id={`${id}q`}
            className={field["control"]}
            type="search"
            name="q"
            maxLength={QUERY_MAX}
            placeholder={all_cats_search_hint()}
            defaultValue={query.q}
          />
        </Filter>
        <Filter id={`${id}s`} label={all_cats_sex()}>
          <select id={`${id}s`} className={field["control"]} name="sex" defaultValue={query.sex}>
            <option value="">{all_cats_sex_any()}</option>
            <option value="female">{all_cats_sex_female()}</option>
            <option value="male">{all_cats_sex_male()}</option>
          </select>
        </Filter>
        <Filter id={`${id}b`} label={all_cats_breed()}>
          <select
            id={`${id}b`}
            className={field["control"]}
            name="breed"
            defaultValue={query.breed?.toLowerCase()}
          >
            <option value="">{all_cats_breed_any()}</option>
            {breeds.map(({ code, name }) => (
              <option key={code} value={code.toLowerCase()}>
                {name}
              </option>
            ))}
          </select>
        </Filter>
        <Button type="submit">{all_cats_submit()}</Button>
      </Form>
    </search>
  );
}

function Filter({ id, label, children }: { id: string; label: string; children: ReactNode }) {
  return (
    <div className={field["field"]}>
      <label htmlFor={id}>{label}</label>
      {children}
    </div>
  );
}
