import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import type { HistoryEntry } from "@felistry/contract/history.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { ClubPage } from "../layout/club-page.tsx";
import { orErrorScreen, requireRight } from "../page-tools.ts";
import { paths } from "../paths.ts";
import { ButtonLink } from "../ui/button.tsx";
import { PageLinks } from "../ui/page-links.tsx";
import { cursorOf } from "../ui/page-trail.ts";
import { EmptyPage } from "../ui/lists/empty-page.tsx";
import { Lead, Row } from "../ui/page.tsx";
import { HistoryFilters } from "./history-filters.tsx";
import { HistoryList } from "./history-list.tsx";
import { filterIn, searchOf, type HistoryFilter } from "./history-query.ts";

export async function loader(args: LoaderFunctionArgs) {
  const { call } = requireRight(args, "read_history");
  const search = new URL(args.request.url).searchParams;
  const filter = filterIn(search);
  const cursor = cursorOf(search);
  const { data, page } = await orErrorScreen(
    call("GET /history", { query: { ...filter, ...(cursor && { cursor }) } }),
  );
  return { entries: data, next: page.next, filter };
}

export function Component() {
  const { entries, next, filter } = useLoaderData() as Awaited<ReturnType<typeof loader>>;
  const isFiltered = Object.keys(filter).length > 0;
  return (
    <ClubPage tab="history" title={m.history_admin_title()} description={m.history_admin_lead()}>
      <Lead>{m.history_admin_lead()}</Lead>
      <HistoryFilters filter={filter} />
      {filter.member !== undefined && <MemberOnly filter={filter} entries={entries} />}
      {entries.length === 0 ? (
        <EmptyPage>
          <p>{isFiltered ? m.history_none_found() : m.history_empty()}</p>
          {isFiltered && (
            <ButtonLink to={paths.adminHistory} look="second">
              {m.history_reset()}
            </ButtonLink>
          )}
        </EmptyPage>
      ) : (
        <HistoryList entries={entries} filter={filter} />
      )}
      <PageLinks next={next} />
    </ClubPage>
  );
}

function MemberOnly({ filter, entries }: { filter: HistoryFilter; entries: HistoryEntry[] }) {
  const { member: _, ...others } = filter;
  const name = entries[0]?.member?.name ?? `#${filter.member}`;
  return (
    <Row>
      <span>{m.history_only_member({ name })}</span>
      <ButtonLink to={`${paths.adminHistory}${searchOf(others)}`} look="second" small>
        {m.history_all_members()}
      </ButtonLink>
    </Row>
  );
}
