import { useId } from "react";
import { Form, useLocation } from "react-router";
import * as m from "@felistry/i18n/compiled/messages.js";
import { Button } from "../ui/button.tsx";
import field from "../ui/form/field.module.css";
import styles from "./history.module.css";
import type { HistoryFilter } from "./history-query.ts";
import { nounWords } from "./history-words.ts";

/** A plain GET form, which works before and without the page's script. */
export function HistoryFilters({ filter }: { filter: HistoryFilter }) {
  const { search } = useLocation();
  const id = useId();
  return (
    <search aria-label={m.history_filters()}>
      <Form key={search} method="get" className={styles["filters"]}>
        <div className={field["field"]}>
          <label htmlFor={`${id}n`}>{m.history_filter_noun()}</label>
          <select id={`${id}n`} className={field["control"]} name="noun" defaultValue={filter.noun}>
            <option value="">{m.history_filter_noun_any()}</option>
            {Object.entries(nounWords).map(([noun, words]) => (
              <option key={noun} value={noun}>
                {words()}
              </option>
            ))}
          </select>
        </div>
        <div className={field["field"]}>
          <label htmlFor={`${id}d`}>{m.history_filter_day()}</label>
          <input
            id={`${id}d`}
            className={field["control"]}
            type="date"
            name="day"
            defaultValue={filter.day}
          />
        </div>
        {filter.member !== undefined && <input type="hidden" name="member" value={filter.member} />}
        <Button type="submit">{m.history_filter_submit()}</Button>
      </Form>
    </search>
  );
}
