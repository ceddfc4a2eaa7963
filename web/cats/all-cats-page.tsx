import { Form, useLoaderData, useLocation, type LoaderFunctionArgs } from "react-router";
import {
  all_cats_breed,
  all_cats_breed_any,
  all_cats_description,
  all_cats_filters,
  all_cats_none,
  all_cats_none_yet,
  all_cats_reset,
  all_cats_search,
  all_cats_search_hint,
  all_cats_sex,
  all_cats_sex_any,
  all_cats_sex_female,
  all_cats_sex_male,
  all_cats_submit,
  all_cats_title,
} from "@felistry/i18n/compiled/messages.js";
import { orErrorScreen, toolsOf } from "../page-tools.ts";
import { paths } from "../paths.ts";
import { Button, ButtonLink } from "../ui/button.tsx";
import { SelectField, TextField } from "../ui/field.tsx";
import { Head } from "../ui/head.tsx";
import { PageLinks } from "../ui/page-links.tsx";
import { Empty, Page } from "../ui/page.tsx";
import styles from "./all-cats.module.css";
import { catListQuery, type CatListQuery } from "./cat-list-query.ts";
import { MiniCatCard } from "./mini-cat-card.tsx";

interface BreedOption {
  readonly code: string;
  readonly name: string;
}

export async function loader(args: LoaderFunctionArgs) {
  const { call, locale } = toolsOf(args);
  const breeds = await orErrorScreen(call("GET /breeds", {}));
  const options: BreedOption[] = breeds.data
    .map(({ ems, breed_en, breed_ru }) => ({
      code: ems,
      name: locale === "ru" ? breed_ru : breed_en,
    }))
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
      <Filters query={query} options={options} />
      {cats.length === 0 ? (
        <Empty>
          <p>{isFiltered ? all_cats_none() : all_cats_none_yet()}</p>
          {isFiltered && (
            <ButtonLink to={paths.allCats} look="second">
              {all_cats_reset()}
            </ButtonLink>
          )}
        </Empty>
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

function Filters({ query, options }: { query: CatListQuery; options: readonly BreedOption[] }) {
  const { search } = useLocation();
  return (
    <Form
      key={search}
      method="get"
      role="search"
      aria-label={all_cats_filters()}
      className={styles["filters"]}
    >
      <TextField
        name="q"
        type="search"
        label={all_cats_search()}
        placeholder={all_cats_search_hint()}
        defaultValue={query.q}
        required={false}
        errors={{}}
      />
      <SelectField
        name="sex"
        label={all_cats_sex()}
        placeholder={all_cats_sex_any()}
        defaultValue={query.sex}
        errors={{}}
      >
        <option value="female">{all_cats_sex_female()}</option>
        <option value="male">{all_cats_sex_male()}</option>
      </SelectField>
      <SelectField
        name="breed"
        label={all_cats_breed()}
        placeholder={all_cats_breed_any()}
        defaultValue={query.breed?.toLowerCase()}
        errors={{}}
      >
        {options.map(({ code, name }) => (
          <option key={code} value={code.toLowerCase()}>
            {name}
          </option>
        ))}
      </SelectField>
      <Button type="submit">{all_cats_submit()}</Button>
    </Form>
  );
}
