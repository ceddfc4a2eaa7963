import { Link, useLoaderData, type LoaderFunctionArgs } from "react-router";
import * as m from "@felistry/i18n/compiled/messages.js";
import { orErrorScreen, requireViewer, usePageTools } from "../page-tools.ts";
import { shortDate } from "../ui/dates.ts";
import { Head } from "../ui/head.tsx";
import { PageLinks } from "../ui/page-links.tsx";
import { cursorOf } from "../ui/page-trail.ts";
import { EmptyPage } from "../ui/lists/empty-page.tsx";
import { Lead, Page } from "../ui/page.tsx";
import { transferPaths } from "./transfer-paths.ts";
import { directionWords, statusWords } from "./transfer-words.ts";
import styles from "./transfers.module.css";

/** `/transfers`: the member's requests, newest first. */
export async function loader(args: LoaderFunctionArgs) {
  const { call } = requireViewer(args);
  const cursor = cursorOf(new URL(args.request.url).searchParams);
  const { data, page } = await orErrorScreen(
    call("GET /me/transfers", { query: cursor ? { cursor } : {} }),
  );
  return { transfers: data, next: page.next };
}

export function Component() {
  const { transfers, next } = useLoaderData() as Awaited<ReturnType<typeof loader>>;
  const { locale } = usePageTools();
  return (
    <Page width="narrow">
      <Head title={m.transfers_own()} description={m.transfers_own_lead()} noIndex />
      <h1>{m.transfers_own()}</h1>
      <Lead>{m.transfers_own_lead()}</Lead>
      {transfers.length === 0 ? (
        <EmptyPage>
          <p>{m.transfers_own_none()}</p>
        </EmptyPage>
      ) : (
        <ul className={styles["list"]}>
          {transfers.map(({ id, cat_name, direction, club, status, created_at, decision }) => (
            <li key={id} className={styles["entry"]}>
              <h2>
                <Link to={transferPaths.one(id)}>{cat_name}</Link>
              </h2>
              <p>
                {directionWords[direction]()}: <span lang="zxx">{club}</span>
              </p>
              <p className="soft">
                {statusWords[status]()} · {shortDate(created_at, locale)}
              </p>
              {decision !== null && <p className={styles["words"]}>{decision}</p>}
            </li>
          ))}
        </ul>
      )}
      <PageLinks next={next} />
    </Page>
  );
}
