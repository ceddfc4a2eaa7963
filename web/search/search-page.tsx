import { Link, useLoaderData, type LoaderFunctionArgs } from "react-router";
import { SEARCH_CATS_PAGE, SEARCH_TEXT_MAX } from "@felistry/domain/names/search-limits.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { SearchField } from "../layout/header-search.tsx";
import { groupsOf } from "../layout/search-groups.ts";
import { orErrorScreen, toolsOf } from "../page-tools.ts";
import { paths } from "../paths.ts";
import { Head } from "../ui/head.tsx";
import { Empty, Page } from "../ui/page.tsx";
import styles from "./search-page.module.css";

/** `/search?q=`: what the header's search finds, for those without scripts too. */
export async function loader(args: LoaderFunctionArgs) {
  const { call } = toolsOf(args);
  const q = new URL(args.request.url).searchParams.get("q")?.trim().slice(0, SEARCH_TEXT_MAX) ?? "";
  if (q === "") return { q, found: null };
  const { data } = await orErrorScreen(
    call("GET /search", { query: { q, limit: SEARCH_CATS_PAGE } }),
  );
  return { q, found: data };
}

export function Component() {
  const { q, found } = useLoaderData() as Awaited<ReturnType<typeof loader>>;
  // The last group leads here.
  const groups = found ? groupsOf(found, q).slice(0, -1) : [];
  return (
    <Page width="text">
      <Head title={m.search_title()} description={m.search_description()} noIndex={q !== ""} />
      <h1>{m.search_title()}</h1>
      <SearchField key={q} q={q} className={styles["field"]!} />
      <p className="soft">{m.search_help()}</p>
      {found && groups.length === 0 && (
        <Empty>
          <p>{m.search_none({ q })}</p>
        </Empty>
      )}
      {groups.map(({ label, options }) => (
        <section key={label} className={styles["group"]}>
          <h2>{label}</h2>
          <ul>
            {options.map(({ name, facts, to }) => (
              <li key={to}>
                <Link to={to}>{name}</Link>
                {facts && <span className="soft">{facts}</span>}
              </li>
            ))}
          </ul>
        </section>
      ))}
      {found && found.cats.length === SEARCH_CATS_PAGE && (
        <p>
          <Link to={`${paths.allCats}?q=${encodeURIComponent(q)}`}>{m.search_more_cats()}</Link>
        </p>
      )}
    </Page>
  );
}
