import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import type { ApiCaller } from "@felistry/contract/client.ts";
import { displayName } from "@felistry/domain/cats/display-name.ts";
import { HERD_SCOPES } from "@felistry/domain/herd/herd-view.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { knownBirth } from "../cats/birth-words.ts";
import { SexBadge } from "../cats/sex-badge.tsx";
import { orErrorScreen, requireViewer, usePageTools } from "../page-tools.ts";
import { Button, ButtonLink } from "../ui/button.tsx";
import { shortDate } from "../ui/dates.ts";
import { Head } from "../ui/head.tsx";
import { Icon } from "../ui/icon.tsx";
import { Empty, Page, Row } from "../ui/page.tsx";
import { herdPath, herdQuery, type HerdQuery } from "./herd-query.ts";
import { COLUMN_WORDS } from "./herd-words.ts";
import styles from "./herd-list.module.css";
import type { HerdCat } from "./loaded-herd.ts";

const ROWS = 100;

/** `/my/list?cats=5,7`: the chosen cats as a list to print, all of them on one page. */
export async function loader(args: LoaderFunctionArgs) {
  const { call } = requireViewer(args);
  const search = new URL(args.request.url).searchParams;
  const scope = HERD_SCOPES.find((one) => one === search.get("scope")) ?? "own";
  const { cursor: _, ...query } = herdQuery(search, scope);
  const chosen = search.get("cats");
  const cats = chosen
    ? await orErrorScreen(loadAll(call, { ...query, cats: chosen, limit: ROWS }))
    : [];
  return { cats, scope };
}

async function loadAll(call: ApiCaller, query: HerdQuery): Promise<HerdCat[]> {
  const cats: HerdCat[] = [];
  for (let cursor: string | null | undefined; cursor !== null;) {
    const { data, page } = await call("GET /me/herd", {
      query: { ...query, ...(cursor && { cursor }) },
    });
    cats.push(...data);
    cursor = page.next;
  }
  return cats;
}

export function Component() {
  const { cats, scope } = useLoaderData() as Awaited<ReturnType<typeof loader>>;
  const { locale, today } = usePageTools();
  return (
    <Page>
      <Head title={m.herd_list_title()} description={m.herd_list_title()} noIndex />
      <h1>{m.herd_list_title()}</h1>
      <p>
        {m.herd_found({ count: cats.length })} · {shortDate(today, locale)}
      </p>
      <Row>
        <Button onClick={() => window.print()}>
          <Icon name="printer" />
          {m.herd_list_print()}
        </Button>
        <ButtonLink to={herdPath({ scope })} look="second">
          {m.herd_list_back()}
        </ButtonLink>
      </Row>
      {cats.length === 0 ? (
        <Empty>
          <p>{m.herd_list_none()}</p>
        </Empty>
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls sideways on a phone, by keyboard too
        <section className={styles["scroll"]} tabIndex={0} aria-label={m.herd_list_title()}>
          <table className={styles["list"]}>
            <thead>
              <tr>
                {COLUMNS.map((column) => (
                  <th key={column} scope="col">
                    {COLUMN_WORDS[column]()}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {cats.map((cat) => (
                <ListRow key={cat.id} cat={cat} />
              ))}
            </tbody>
          </table>
        </section>
      )}
    </Page>
  );
}

const COLUMNS = [
  "name",
  "sex",
  "breed",
  "colour",
  "born",
  "number",
  "sire",
  "dam",
  "tags",
] as const;

function ListRow({ cat }: { cat: HerdCat }) {
  const { locale } = usePageTools();
  const born = knownBirth(cat);
  return (
    <tr>
      <th scope="row">{[...cat.titles, displayName(cat)].join(" ")}</th>
      <td>
        <SexBadge sex={cat.sex} />
      </td>
      <td>{cat.breed}</td>
      <td>{cat.ems ? `${cat.breed_ems} ${cat.ems}` : cat.cat_color}</td>
      <td>{born && shortDate(born, locale)}</td>
      <td>{cat.number ?? cat.pedigree_num}</td>
      <td>{cat.father?.name}</td>
      <td>{cat.mother?.name}</td>
      <td>{cat.tags.map(({ name }) => name).join(", ")}</td>
    </tr>
  );
}
