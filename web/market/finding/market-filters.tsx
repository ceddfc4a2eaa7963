import { useId, type InputHTMLAttributes, type ReactNode } from "react";
import { Form } from "react-router";
import {
  AD_AGES,
  AD_BUILDS,
  AD_CLAIMS,
  AD_SORTS,
  PATTERNS,
} from "@felistry/domain/market/choices.ts";
import { PLACE_MAX } from "@felistry/domain/market/fields.ts";
import { currencyWord } from "@felistry/domain/market/price.ts";
import { SEXES } from "@felistry/domain/cats/sex.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../../page-tools.ts";
import { paths } from "../../paths.ts";
import { Button } from "../../ui/button.tsx";
import field from "../../ui/form/field.module.css";
import { ALL_BREEDS, type BreedChoice } from "../breed-choices.ts";
import { marketPath, type MarketQuery } from "./market-query.ts";
import {
  AGE_WORDS,
  BUILD_WORDS,
  CLAIM_WORDS,
  PATTERN_WORDS,
  SEX_WORDS,
  SORT_WORDS,
} from "./market-words.ts";
import styles from "../market.module.css";
import type { FoundAds } from "../sales.ts";

interface FilterProps {
  readonly query: MarketQuery;
  readonly breeds: readonly BreedChoice[];
  readonly found: FoundAds | null;
  readonly currency: string | undefined;
}

/** A plain GET form: it works before and without the page's script. Nothing changes until it is applied. */
export function MarketFilters({ query, breeds, found, currency }: FilterProps) {
  return (
    <search aria-label={m.find_search()} className={styles["search"]}>
      <Form key={marketPath(query)} method="get" action={paths.market}>
        <div className={styles["first"]}>
          <Typed
            name="q"
            type="search"
            label={m.find_words()}
            placeholder={m.find_words_hint()}
            maxLength={100}
            defaultValue={query.q}
          />
          <BreedChoices query={query} breeds={breeds} found={found} />
          <CurrencyChoice found={found} currency={currency} />
          <Button type="submit">{m.market_apply()}</Button>
        </div>
        <details>
          <summary>{m.find_more()}</summary>
          <Further query={query} found={found} />
        </details>
      </Form>
    </search>
  );
}

/** Breeds with ads by name, then the others. */
function BreedChoices({ query, breeds, found }: Omit<FilterProps, "currency">) {
  const counts = new Map(found?.counts.breeds.map(({ id, count }) => [id, count]));
  const options = (some: readonly BreedChoice[]) =>
    some.map(({ id, code, name }) => (
      <option key={code} value={code}>
        {counted(name, counts.get(id))}
      </option>
    ));
  const [those, others] = [
    breeds.filter(({ id }) => counts.has(id)),
    breeds.filter(({ id }) => !counts.has(id)),
  ];
  return (
    <Choice name="breed" label={m.market_breed()} chosen={query.breed ?? ALL_BREEDS}>
      <option value={ALL_BREEDS}>{m.market_breed_all()}</option>
      {those.length > 0 && <optgroup label={m.find_breeds_with()}>{options(those)}</optgroup>}
      <optgroup label={m.find_breeds_without()}>{options(others)}</optgroup>
    </Choice>
  );
}

/** Of the prices said besides the ads' own, and of those asked for. */
function CurrencyChoice({ found, currency }: Pick<FilterProps, "found" | "currency">) {
  const { locale } = usePageTools();
  return (
    <Choice name="currency" label={m.find_currency()} chosen={currency?.toUpperCase()}>
      <option value="">{m.find_currency_any()}</option>
      {found?.currencies.map(({ code, abb }) => (
        <option key={code} value={code}>
          {currencyWord(abb, locale)}
        </option>
      ))}
    </Choice>
  );
}

function Further({ query, found }: Pick<FilterProps, "query" | "found">) {
  const { locale } = usePageTools();
  const counts = found?.counts;
  return (
    <div className={styles["further"]}>
      <Choice name="sex" label={m.find_sex()} any chosen={query.sex}>
        {optionsOf(SEXES.toReversed(), SEX_WORDS, counts?.sexes)}
      </Choice>
      <Choice name="age" label={m.find_age()} any chosen={query.age}>
        {optionsOf(AD_AGES, AGE_WORDS, counts?.ages)}
      </Choice>
      <Typed
        name="colour"
        label={m.find_colour()}
        placeholder={m.find_colour_hint()}
        maxLength={60}
        defaultValue={query.colour}
      />
      <Choice name="pattern" label={m.find_pattern()} any chosen={query.pattern}>
        {optionsOf(PATTERNS, PATTERN_WORDS, counts?.patterns)}
      </Choice>
      <Choice name="build" label={m.find_build()} any chosen={query.build}>
        {optionsOf(AD_BUILDS, BUILD_WORDS, counts?.builds)}
      </Choice>
      <Choice name="country" label={m.find_country()} any chosen={query.country?.toLowerCase()}>
        {counts?.countries
          .toSorted((one, other) => one.name.localeCompare(other.name, locale))
          .map(({ code, name, count }) => (
            <option key={code} value={code.toLowerCase()}>
              {counted(name, count)}
            </option>
          ))}
      </Choice>
      <PlaceTyped query={query} places={counts?.places} />
      <Typed name="ready" type="date" label={m.find_ready()} defaultValue={query.ready} />
      <Typed name="from" inputMode="numeric" label={m.find_from()} defaultValue={query.from} />
      <Typed name="to" inputMode="numeric" label={m.find_to()} defaultValue={query.to} />
      <Choice name="sort" label={m.find_sort()} chosen={query.sort ?? AD_SORTS[0]}>
        {optionsOf(AD_SORTS, SORT_WORDS)}
      </Choice>
      <Claims query={query} counts={counts?.claims} />
    </div>
  );
}

/** With the places that most ads name. */
function PlaceTyped({
  query,
  places,
}: {
  query: MarketQuery;
  places: FoundAds["counts"]["places"] | undefined;
}) {
  return (
    <>
      <Typed
        name="place"
        label={m.find_place()}
        maxLength={PLACE_MAX}
        defaultValue={query.place}
        list="places"
      />
      <datalist id="places">
        {places?.map(({ name, count }) => (
          <option key={name} value={name}>
            {counted(name, count)}
          </option>
        ))}
      </datalist>
    </>
  );
}

function Claims({
  query,
  counts,
}: {
  query: MarketQuery;
  counts: FoundAds["counts"]["claims"] | undefined;
}) {
  return (
    <fieldset className={styles["claims"]}>
      <legend>{m.find_claims()}</legend>
      {AD_CLAIMS.map((claim) => (
        <label key={claim}>
          <input
            type="checkbox"
            name={claim}
            value="1"
            defaultChecked={query[claim] !== undefined}
          />
          {counted(CLAIM_WORDS[claim](), counts?.[claim])}
        </label>
      ))}
    </fieldset>
  );
}

const counted = (name: string, count: number | undefined) =>
  count === undefined ? name : m.find_counted({ name, count });

function optionsOf<Value extends string>(
  values: readonly Value[],
  words: Readonly<Record<Value, () => string>>,
  counts?: Readonly<Record<Value, number>>,
) {
  return values.map((value) => (
    <option key={value} value={value}>
      {counted(words[value](), counts?.[value])}
    </option>
  ));
}

function Choice({
  name,
  label,
  any = false,
  chosen,
  children,
}: {
  name: string;
  label: string;
  any?: boolean;
  chosen: string | undefined;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <div className={field["field"]}>
      <label htmlFor={id}>{label}</label>
      <select id={id} className={field["control"]} name={name} defaultValue={chosen ?? ""}>
        {any && <option value="">{m.find_any()}</option>}
        {children}
      </select>
    </div>
  );
}

function Typed({ label, ...input }: { label: string } & InputHTMLAttributes<HTMLInputElement>) {
  const id = useId();
  return (
    <div className={field["field"]}>
      <label htmlFor={id}>{label}</label>
      <input id={id} className={field["control"]} {...input} />
    </div>
  );
}
