import { Link, useLoaderData, useRevalidator, type LoaderFunctionArgs } from "react-router";
import * as m from "@felistry/i18n/compiled/messages.js";
import type { Answer } from "@felistry/contract/api.ts";
import { orErrorScreen, requireViewer, usePageTools } from "../../page-tools.ts";
import { paths } from "../../paths.ts";
import { Head } from "../../ui/head.tsx";
import { Empty, Lead, Page } from "../../ui/page.tsx";
import { TaskButton } from "../../ui/task-button.tsx";
import { breedChoices, type BreedChoice } from "../breed-choices.ts";
import { marketAddress, marketPath } from "./market-query.ts";
import styles from "../market.module.css";
import { searchSaid } from "./search-said.ts";

type Saved = Answer<"GET /me/searches">["data"][number];

export async function loader(args: LoaderFunctionArgs) {
  const { call, locale } = requireViewer(args);
  const [saved, breeds] = await orErrorScreen(
    Promise.all([call("GET /me/searches", {}), call("GET /breeds", {})]),
  );
  return { saved: saved.data, breeds: breedChoices(breeds.data, locale) };
}

/** The member's saved searches. */
export function Component() {
  const { saved, breeds } = useLoaderData() as Awaited<ReturnType<typeof loader>>;
  return (
    <Page>
      <Head title={m.saved_title()} description={m.saved_lead()} noIndex />
      <h1>{m.saved_title()}</h1>
      <Lead>{m.saved_lead()}</Lead>
      {saved.length === 0 ? (
        <Empty>
          <p>{m.saved_none()}</p>
        </Empty>
      ) : (
        <ul className={styles["saved"]} aria-label={m.saved_title()}>
          {saved.map((search) => (
            <SavedSearch key={search.id} search={search} breeds={breeds} />
          ))}
        </ul>
      )}
      <p>
        <Link to={paths.market}>{m.saved_to_market()}</Link> ·{" "}
        <Link to={`${paths.notices}#settings`}>{m.notice_settings_title()}</Link>
      </p>
    </Page>
  );
}

function SavedSearch({ search, breeds }: { search: Saved; breeds: readonly BreedChoice[] }) {
  const { call, locale } = usePageTools();
  const { revalidate } = useRevalidator();
  const { query } = marketAddress(new URLSearchParams(search.query));
  const said = searchSaid(query, breeds, locale).join(", ");
  const end = async () => {
    await call("DELETE /me/searches/{id}", { params: { id: search.id } });
    await revalidate();
  };
  return (
    <li>
      <Link to={marketPath(query)}>{said}</Link>
      <TaskButton
        look="quiet"
        small
        aria-label={m.saved_end_label({ search: said })}
        work={end}
        busy={m.own_busy()}
      >
        {m.saved_end()}
      </TaskButton>
    </li>
  );
}
