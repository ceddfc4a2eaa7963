import type { FormEvent } from "react";
import {
  data,
  redirect,
  useLoaderData,
  useLocation,
  useRevalidator,
  useSubmit,
  type LoaderFunctionArgs,
} from "react-router";
import { ApiFailure } from "@felistry/contract/client.ts";
import {
  find_bad_query,
  find_bad_value,
  find_total,
  market_all_breeds,
  market_description,
  market_description_breed,
  market_empty,
  market_empty_try,
  market_failed,
  market_retry,
  market_show_all,
  market_title,
  market_unknown_breed,
  saved_guest,
} from "@felistry/i18n/compiled/messages.js";
import type { Viewer } from "@felistry/contract/rendering.ts";
import { toolsOf, usePageTools } from "../page-tools.ts";
import { paths } from "../paths.ts";
import { Button, ButtonLink } from "../ui/button.tsx";
import { Head } from "../ui/head.tsx";
import { Empty, Page } from "../ui/page.tsx";
import { breedChoices, findBreed, type BreedChoice } from "./breed-choices.ts";
import { currencyCookie } from "../chosen-currency.ts";
import { filtersPart } from "./finding/filters-part.ts";
import {
  filtersOf,
  marketAddress,
  marketPath,
  type MarketQuery,
  without,
} from "./finding/market-query.ts";
import { fetchSalesFor } from "./finding/reader-currency.ts";
import { saveSearchPart } from "./finding/save-search-part.ts";
import styles from "./market.module.css";
import { SalesList } from "./sales-list.tsx";
import type { SalesPage } from "./sales.ts";

interface MarketData {
  query: MarketQuery;
  breeds: readonly BreedChoice[];
  breed: BreedChoice | null;
  /** Null where it could not be read: `problem` says why. */
  list: SalesPage | null;
  problem: "unknown-breed" | "unknown-query" | "bad-value" | "failed" | null;
  /** Of the address, where they are the problem. */
  names: readonly string[];
  /** In which prices are said besides. */
  currency?: string | undefined;
}

export const lateParts = (viewer: Viewer | null) => (viewer ? [saveSearchPart] : []);

export async function loader(args: LoaderFunctionArgs) {
  const tools = toolsOf(args);
  const { call, locale, viewer } = tools;
  await Promise.all([filtersPart.load(), viewer && saveSearchPart.load()]);
  const { searchParams } = new URL(args.request.url);
  const { query, unknown, hasEmpty } = marketAddress(searchParams);
  if (hasEmpty && unknown.length === 0) throw sentOn(query, searchParams.get("currency"));
  const state: MarketData = {
    query,
    breeds: [],
    breed: null,
    list: null,
    problem: null,
    names: unknown,
  };
  const refused = (problem: MarketData["problem"], names = unknown, status = 400) =>
    data({ ...state, problem, names }, { status });
  try {
    state.breeds = breedChoices((await call("GET /breeds", {})).data, locale);
    state.breed = query.breed === undefined ? null : findBreed(state.breeds, query.breed);
    if (unknown.length > 0) return refused("unknown-query");
    if (query.breed !== undefined && !state.breed) return refused("unknown-breed");
    if (state.breed) state.query = { ...query, breed: state.breed.code };
    return { ...state, ...(await fetchSalesFor(state.query, tools)) };
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    const names = error.fieldErrors.map(({ field }) => field);
    if (names.includes("cursor")) throw redirect(marketPath(without(query)));
    if (names.length > 0) return refused("bad-value", names);
    return refused("failed", [], error.status || 503);
  }
}

/** Empty fields come from the form alone: what was chosen there is remembered, what a link asks for is not. */
function sentOn(query: MarketQuery, currency: string | null): Response {
  const cookie = currency === null ? null : currencyCookie(currency);
  const isServer = typeof document === "undefined";
  if (cookie && !isServer) document.cookie = cookie;
  const headers = cookie && isServer ? { headers: { "set-cookie": cookie } } : {};
  return redirect(marketPath(query), headers);
}

export function Component() {
  const { query, breeds, breed, list, problem, names, currency } = useLoaderData() as MarketData;
  const { key } = useLocation();
  const { viewer } = usePageTools();
  const submitInPlace = useSubmitInPlace();
  const title = market_title({ breed: breed?.name ?? market_all_breeds() });
  const description = breed
    ? market_description_breed({ breed: breed.name })
    : market_description();
  const isOther = filtersOf(without(query, "breed")).length > 0 || query.sort !== undefined;
  const isContinuation = query.cursor !== undefined;
  return (
    <Page>
      <Head
        title={title}
        description={description}
        noIndex={isContinuation || isOther || problem !== null}
      />
      <h1>{title}</h1>
      <div onSubmit={submitInPlace}>
        <filtersPart.Part
          className={styles["filters"]}
          query={query}
          currency={currency}
          breeds={breeds}
          found={list?.data ?? null}
        />
      </div>
      {problem === "failed" ? <Failed /> : <Problem problem={problem} names={names} />}
      {list &&
        (breed || isOther) &&
        (viewer ? <LateSaveSearch key={marketPath(query)} query={query} /> : <GuestSave />)}
      {list && isOther && <p>{find_total({ count: list.data.counts.total })}</p>}
      {list?.data.ads.length === 0 && (
        <Empty>
          <p>{market_empty()}</p>
          {isOther && <p>{market_empty_try()}</p>}
          {(breed || isOther) && <ShowAll />}
        </Empty>
      )}
      {list && list.data.ads.length > 0 && (
        <SalesList
          key={key}
          first={list}
          query={query}
          currency={currency}
          isContinuation={isContinuation}
        />
      )}
    </Page>
  );
}

/** The form as the server wrote it has no script of its own: sent within the site all the same, it keeps the place on the page. */
function useSubmitInPlace() {
  const submit = useSubmit();
  return (event: FormEvent) => {
    if (event.defaultPrevented || !(event.target instanceof HTMLFormElement)) return;
    event.preventDefault();
    void submit(event.target);
  };
}

function LateSaveSearch({ query }: { query: MarketQuery }) {
  const { SaveSearch } = saveSearchPart.loaded();
  return <SaveSearch query={query} />;
}

/** The login leads back to this search. */
function GuestSave() {
  return (
    <div className={styles["save"]}>
      <ButtonLink to={paths.login} look="second" small>
        {saved_guest()}
      </ButtonLink>
    </div>
  );
}

/** What is wrong with the address, in a sentence. */
function Problem({ problem, names }: Pick<MarketData, "problem" | "names">) {
  if (problem === null) return null;
  const said = { names: names.join(", ") };
  return (
    <Empty>
      <p role="alert">
        {problem === "unknown-breed" && market_unknown_breed()}
        {problem === "unknown-query" && find_bad_query(said)}
        {problem === "bad-value" && find_bad_value(said)}
      </p>
      <ShowAll />
    </Empty>
  );
}

function ShowAll() {
  return (
    <ButtonLink to={paths.market} look="second">
      {market_show_all()}
    </ButtonLink>
  );
}

function Failed() {
  const { revalidate, state } = useRevalidator();
  return (
    <Empty>
      <p role="alert">{market_failed()}</p>
      <Button look="second" onClick={() => void revalidate()} disabled={state === "loading"}>
        {market_retry()}
      </Button>
    </Empty>
  );
}
