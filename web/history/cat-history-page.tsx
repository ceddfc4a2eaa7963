import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import { displayName } from "@felistry/domain/cats/display-name.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { loadCard } from "../cats/load-cards.ts";
import { orErrorScreen, requireViewer } from "../page-tools.ts";
import { paths } from "../paths.ts";
import { ButtonLink } from "../ui/button.tsx";
import { Head } from "../ui/head.tsx";
import { PageLinks } from "../ui/page-links.tsx";
import { cursorOf } from "../ui/page-trail.ts";
import { EmptyPage } from "../ui/lists/empty-page.tsx";
import { Lead, Page, Row } from "../ui/page.tsx";
import { HistoryList } from "./history-list.tsx";

export async function loader(args: LoaderFunctionArgs) {
  const { call } = requireViewer(args);
  const id = Number(args.params["id"]);
  const cursor = cursorOf(new URL(args.request.url).searchParams);
  const [card, { data, page }] = await orErrorScreen(
    Promise.all([
      loadCard(call, id),
      call("GET /cats/{id}/history", { params: { id }, query: { ...(cursor && { cursor }) } }),
    ]),
  );
  return { id, name: displayName(card), entries: data, next: page.next };
}

export function Component() {
  const { id, name, entries, next } = useLoaderData() as Awaited<ReturnType<typeof loader>>;
  const title = m.history_cat_title({ name });
  return (
    <Page>
      <Head title={title} description={m.history_cat_lead()} noIndex />
      <h1>{title}</h1>
      <Lead>{m.history_cat_lead()}</Lead>
      <Row>
        <ButtonLink to={paths.cat(id)} look="second">
          {m.history_to_cat()}
        </ButtonLink>
      </Row>
      {entries.length === 0 ? (
        <EmptyPage>{m.history_empty()}</EmptyPage>
      ) : (
        <HistoryList entries={entries} />
      )}
      <PageLinks next={next} />
    </Page>
  );
}
