import { wordIn } from "@felistry/domain/reference/word-in.ts";
import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import {
  all_cats_description,
  all_cats_no_data,
  all_cats_none,
  all_cats_none_yet,
  all_cats_reset,
  all_cats_title,
} from "@felistry/i18n/compiled/messages.js";
import { orErrorScreen, toolsOf } from "../page-tools.ts";
import { paths } from "../paths.ts";
import { ButtonLink } from "../ui/button.tsx";
import { Head } from "../ui/head.tsx";
import { PageLinks } from "../ui/page-links.tsx";
import { EmptyPage } from "../ui/lists/empty-page.tsx";
import { Page } from "../ui/page.tsx";
import styles from "./all-cats.module.css";
import { CatFilters, type BreedOption } from "./cat-filters.tsx";
import { catListQuery } from "./cat-list-query.ts";
import { MiniCatCard } from "./mini-cat-card.tsx";

export async function loader(args: LoaderFunctionArgs) {
  const { call, locale } = toolsOf(args);
  const breeds = await orErrorScreen(call("GET /breeds", {}));
  const options: BreedOption[] = breeds.data
    .map((breed) => ({ code: breed.ems, name: wordIn(breed, "breed", locale) }))
    .toSorted((one, other) => one.name.localeCompare(other.name, locale));
  const query = catListQuery(
    new URL(args.request.url).searchParams,
    options.map(({ code }) => code),
  );
  const { data, page } = await orErrorScreen(call("GET /cats", { query }));
  return { cats: data, next: page.next, query, options };
}

export function Component() {
  const { cats, next, query, options } = useLoaderData() as Awaited<ReturnType<typeof loader>>;
  const isFiltered = Object.keys(query).length > 0;
  return (
    <Page>
      <Head title={all_cats_title()} description={all_cats_description()} noIndex={isFiltered} />
      <h1>{all_cats_title()}</h1>
      <CatFilters query={query} breeds={options} />
      {cats.length === 0 ? (
        <EmptyPage>
          <h2>{all_cats_no_data()}</h2>
          <p>{isFiltered ? all_cats_none() : all_cats_none_yet()}</p>
          {isFiltered && (
            <ButtonLink to={paths.allCats} look="second">
              {all_cats_reset()}
            </ButtonLink>
          )}
        </EmptyPage>
      ) : (
        <ul className={styles["cats"]}>
          {cats.map((cat) => (
            <li key={cat.id}>
              <MiniCatCard cat={cat} />
            </li>
          ))}
        </ul>
      )}
      <PageLinks next={next} />
    </Page>
  );
}
