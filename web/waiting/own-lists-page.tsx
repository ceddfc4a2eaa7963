import { Link, useLoaderData, type LoaderFunctionArgs } from "react-router";
import * as m from "@felistry/i18n/compiled/messages.js";
import { orErrorScreen, requireViewer } from "../page-tools.ts";
import { paths } from "../paths.ts";
import { ButtonLink } from "../ui/button.tsx";
import { Head } from "../ui/head.tsx";
import { Icon } from "../ui/icon.tsx";
import { PageLinks } from "../ui/page-links.tsx";
import { cursorOf } from "../ui/page-trail.ts";
import { EmptyPage } from "../ui/lists/empty-page.tsx";
import { Lead, Page } from "../ui/page.tsx";
import { listName } from "./waiting-words.ts";
import styles from "./waiting.module.css";

/** `/my/waiting-lists`: the lists that the member keeps as a breeder. */
export async function loader(args: LoaderFunctionArgs) {
  const { call } = requireViewer(args);
  const cursor = cursorOf(new URL(args.request.url).searchParams);
  const { data, page } = await orErrorScreen(
    call("GET /me/waiting-lists", { query: cursor ? { cursor } : {} }),
  );
  return { lists: data, next: page.next };
}

export function Component() {
  const { lists, next } = useLoaderData() as Awaited<ReturnType<typeof loader>>;
  return (
    <Page width="narrow">
      <Head title={m.waiting_lists()} description={m.waiting_lists_lead()} noIndex />
      <h1>{m.waiting_lists()}</h1>
      <Lead>{m.waiting_lists_lead()}</Lead>
      <p>
        <ButtonLink to={paths.newWaitingList}>
          <Icon name="plus" />
          {m.waiting_new()}
        </ButtonLink>
      </p>
      {lists.length === 0 ? (
        <EmptyPage>
          <p>{m.waiting_lists_none()}</p>
        </EmptyPage>
      ) : (
        <ul className={styles["list"]}>
          {lists.map((list) => (
            <li key={list.id} className={styles["entry"]}>
              <h2>
                <Link to={paths.ownWaitingList(list.id)}>{listName(list)}</Link>
              </h2>
              <p className="soft">
                {m.waiting_count({ n: list.waiting })}.{" "}
                {list.is_open === 1 ? m.waiting_is_open() : m.waiting_is_closed()}
              </p>
            </li>
          ))}
        </ul>
      )}
      <PageLinks next={next} />
      <p>
        <Link to={paths.ownWaiting}>{m.waiting_mine()}</Link>
      </p>
    </Page>
  );
}
