import {
  data,
  redirect,
  useLoaderData,
  useLocation,
  useRevalidator,
  type LoaderFunctionArgs,
} from "react-router";
import type { Answer } from "@felistry/contract/api.ts";
import { ApiFailure } from "@felistry/contract/client.ts";
import {
  market_all_breeds,
  market_description,
  market_description_breed,
  market_empty,
  market_failed,
  market_retry,
  market_show_all,
  market_title,
  market_unknown_breed,
} from "@felistry/i18n/compiled/messages.js";
import { toolsOf } from "../page-tools.ts";
import { paths } from "../paths.ts";
import { Button, ButtonLink } from "../ui/button.tsx";
import { Head } from "../ui/head.tsx";
import { Empty, Page } from "../ui/page.tsx";
import { BreedFilter } from "./breed-filter.tsx";
import { ALL_BREEDS, breedChoices, findBreed, type BreedChoice } from "./breed-choices.ts";
import styles from "./market.module.css";
import { SalesList } from "./sales-list.tsx";
import { fetchSales } from "./sales.ts";

interface MarketData {
  breeds: readonly BreedChoice[];
  breed: BreedChoice | null;
  /** Null if it could not be read: `problem` says why. */
  list: Answer<"GET /sales/all-cats"> | null;
  problem: "unknown-breed" | "failed" | null;
  isContinuation: boolean;
}

export async function loader(args: LoaderFunctionArgs) {
  const { call, locale } = toolsOf(args);
  const wanted = new URL(args.request.url).searchParams;
  const wantedBreed = wanted.get("breed");
  const cursor = wanted.get("cursor");
  if (wantedBreed === "" || wantedBreed === ALL_BREEDS) throw redirect(paths.market);
  const state: MarketData = {
    breeds: [],
    breed: null,
    list: null,
    problem: null,
    isContinuation: cursor !== null,
  };
  try {
    state.breeds = breedChoices((await call("GET /breeds", {})).data, locale);
    state.breed = wantedBreed === null ? null : findBreed(state.breeds, wantedBreed);
    if (wantedBreed !== null && !state.breed)
      return data({ ...state, problem: "unknown-breed" }, { status: 400 });
    return { ...state, list: await fetchSales(call, state.breed?.code ?? null, cursor) };
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    if (error.fieldErrors.some(({ field }) => field === "cursor"))
      throw redirect(state.breed ? paths.marketOf(state.breed.code) : paths.market);
    return data({ ...state, problem: "failed" }, { status: error.status || 503 });
  }
}

export function Component() {
  const { breeds, breed, list, problem, isContinuation } = useLoaderData() as MarketData;
  const { key } = useLocation();
  const title = market_title({ breed: breed?.name ?? market_all_breeds() });
  const description = breed
    ? market_description_breed({ breed: breed.name })
    : market_description();
  return (
    <Page>
      <Head title={title} description={description} noIndex={isContinuation || problem !== null} />
      <div className={styles["top"]}>
        <h1>{title}</h1>
        {breeds.length > 0 && <BreedFilter breeds={breeds} chosen={breed?.code ?? null} />}
      </div>
      {problem === "unknown-breed" && (
        <Empty>
          <p role="alert">{market_unknown_breed()}</p>
          <ShowAll />
        </Empty>
      )}
      {problem === "failed" && <Failed />}
      {list?.data.length === 0 && (
        <Empty>
          <p>{market_empty()}</p>
          {breed && <ShowAll />}
        </Empty>
      )}
      {list && list.data.length > 0 && (
        <SalesList
          key={key}
          first={list}
          breed={breed?.code ?? null}
          isContinuation={isContinuation}
        />
      )}
    </Page>
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
