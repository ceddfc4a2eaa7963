import { useId, type ReactNode } from "react";
import { Form, useLocation } from "react-router";
import { HERD_AGES, HERD_SORTS, HERD_STATES } from "@felistry/domain/herd/herd-view.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { paths } from "../paths.ts";
import { Button, ButtonLink } from "../ui/button.tsx";
import field from "../ui/form/field.module.css";
import { filterOf, herdPath } from "./herd-query.ts";
import { AGE_WORDS, COLUMN_WORDS, STATE_WORDS } from "./herd-words.ts";
import styles from "./herd-filters.module.css";
import type { LoadedHerd } from "./loaded-herd.ts";

/** A plain GET form: it works before and without the page's script. On a phone it has the order of the rows too. */
export function HerdFilters({ herd }: { herd: LoadedHerd }) {
  const { query } = herd;
  const { scope } = query;
  const { search } = useLocation();
  const isFiltered = Object.keys(filterOf(query)).length > 1;
  return (
    <search aria-label={m.herd_filters()}>
      <Form
        key={search}
        method="get"
        action={paths.my}
        className={styles["filters"]}
        preventScrollReset
      >
        <input type="hidden" name="show" value={scope === "own" ? "cats" : "bred"} />
        {scope === "own" && <input type="hidden" name="view" value="table" />}
        <Words q={query.q} />
        <Which herd={herd} />
        <Choice
          name="sort"
          label={m.herd_sort()}
          any={COLUMN_WORDS.newest()}
          chosen={query.sort}
          onPhone
        >
          {optionsOf(HERD_SORTS.slice(1), COLUMN_WORDS)}
        </Choice>
        <Choice
          name="order"
          label={m.herd_order()}
          any={m.herd_sort_up()}
          chosen={query.order}
          onPhone
        >
          <option value="down">{m.herd_sort_down()}</option>
        </Choice>
        <div className={styles["buttons"]}>
          <Button type="submit">{m.herd_apply()}</Button>
          {isFiltered && (
            <ButtonLink to={herdPath({ scope })} look="quiet" preventScrollReset>
              {m.herd_reset()}
            </ButtonLink>
          )}
        </div>
      </Form>
    </search>
  );
}

/** Which cats are shown. */
function Which({ herd: { query, tags, breeds } }: { herd: LoadedHerd }) {
  return (
    <>
      <Choice name="sex" label={m.herd_sex()} any={m.herd_any_sex()} chosen={query.sex}>
        <option value="female">{m.all_cats_sex_female()}</option>
        <option value="male">{m.all_cats_sex_male()}</option>
      </Choice>
      <Choice name="breed" label={m.herd_breed()} any={m.herd_any()} chosen={query.breed}>
        {breeds.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Choice>
      <Choice name="age" label={m.herd_age()} any={m.herd_any_age()} chosen={query.age}>
        {optionsOf(HERD_AGES, AGE_WORDS)}
      </Choice>
      <Choice name="state" label={m.herd_state()} any={m.herd_any_state()} chosen={query.state}>
        {optionsOf(HERD_STATES, STATE_WORDS)}
      </Choice>
      <Choice name="tag" label={m.herd_tag()} any={m.herd_any_tag()} chosen={query.tag}>
        {tags.map(({ id, name, cats }) => (
          <option key={id} value={id}>
            {name} ({cats})
          </option>
        ))}
      </Choice>
      {query.scope !== "bred" && (
        <Choice name="mine" label={m.herd_whose()} any={m.my_filter_mine_all()} chosen={query.mine}>
          <option value="my">{m.my_filter_mine_my()}</option>
          <option value="not-my">{m.my_filter_mine_not_my()}</option>
        </Choice>
      )}
    </>
  );
}

function optionsOf<Value extends string>(
  values: readonly Value[],
  words: Readonly<Record<Value, () => string>>,
) {
  return values.map((value) => (
    <option key={value} value={value}>
      {words[value]()}
    </option>
  ));
}

const QUERY_MAX = 100;

function Words({ q }: { q: string | undefined }) {
  const id = useId();
  return (
    <div className={`${field["field"]} ${styles["words"]}`}>
      <label htmlFor={id}>{m.herd_search()}</label>
      <input
        id={id}
        className={field["control"]}
        type="search"
        name="q"
        maxLength={QUERY_MAX}
        defaultValue={q}
      />
    </div>
  );
}

function Choice({
  name,
  label,
  any,
  chosen,
  onPhone = false,
  children,
}: {
  name: string;
  label: string;
  any: string;
  chosen: unknown;
  onPhone?: boolean;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <div className={`${field["field"]} ${onPhone ? styles["onPhone"] : ""}`}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className={field["control"]}
        name={name}
        defaultValue={chosen === undefined ? "" : String(chosen).toLowerCase()}
      >
        <option value="">{any}</option>
        {children}
      </select>
    </div>
  );
}
