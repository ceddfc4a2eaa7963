import { Link, useLoaderData, type LoaderFunctionArgs } from "react-router";
import * as m from "@felistry/i18n/compiled/messages.js";
import { orErrorScreen, requireViewer, usePageTools } from "../page-tools.ts";
import { shortDate } from "../ui/dates.ts";
import { Head } from "../ui/head.tsx";
import { PageLinks } from "../ui/page-links.tsx";
import { cursorOf } from "../ui/page-trail.ts";
import { EmptyPage } from "../ui/lists/empty-page.tsx";
import { Lead, Page } from "../ui/page.tsx";
import { correctionPaths } from "./correction-paths.ts";
import { fieldsLine, statusWords } from "./correction-words.ts";
import styles from "./corrections.module.css";

/** `/corrections`: the member's requests, newest first. */
export async function loader(args: LoaderFunctionArgs) {
  const { call } = requireViewer(args);
  const cursor = cursorOf(new URL(args.request.url).searchParams);
  const { data, page } = await orErrorScreen(
    call("GET /me/corrections", { query: cursor ? { cursor } : {} }),
  );
  return { corrections: data, next: page.next };
}

export function Component() {
  const { corrections, next } = useLoaderData() as Awaited<ReturnType<typeof loader>>;
  const { locale } = usePageTools();
  return (
    <Page width="narrow">
      <Head title={m.corrections_own()} description={m.corrections_own_lead()} noIndex />
      <h1>{m.corrections_own()}</h1>
      <Lead>{m.corrections_own_lead()}</Lead>
      {corrections.length === 0 ? (
        <EmptyPage>
          <p>{m.corrections_own_none()}</p>
        </EmptyPage>
      ) : (
        <ul className={styles["list"]}>
          {corrections.map(({ id, cat_name, fields, status, created_at, decision }) => (
            <li key={id} className={styles["entry"]}>
              <h2>
                <Link to={correctionPaths.one(id)}>{cat_name}</Link>
              </h2>
              <p>{fieldsLine(fields)}</p>
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
