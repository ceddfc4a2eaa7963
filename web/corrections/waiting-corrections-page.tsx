import { Link, useLoaderData, type LoaderFunctionArgs } from "react-router";
import * as m from "@felistry/i18n/compiled/messages.js";
import { ClubPage } from "../layout/club-page.tsx";
import { orErrorScreen, requireRight, usePageTools } from "../page-tools.ts";
import { shortDate } from "../ui/dates.ts";
import { PageLinks } from "../ui/page-links.tsx";
import { cursorOf } from "../ui/page-trail.ts";
import { EmptyPage } from "../ui/lists/empty-page.tsx";
import { Lead } from "../ui/page.tsx";
import { correctionPaths } from "./correction-paths.ts";
import { fieldsLine } from "./correction-words.ts";
import styles from "./corrections.module.css";

/** `/admin/corrections`: requests that wait for the club, oldest first. */
export async function loader(args: LoaderFunctionArgs) {
  const { call } = requireRight(args, "read_cases");
  const cursor = cursorOf(new URL(args.request.url).searchParams);
  const { data, page } = await orErrorScreen(
    call("GET /corrections/waiting", { query: cursor ? { cursor } : {} }),
  );
  return { corrections: data, next: page.next };
}

export function Component() {
  const { corrections, next } = useLoaderData() as Awaited<ReturnType<typeof loader>>;
  const { locale } = usePageTools();
  return (
    <ClubPage
      tab="corrections"
      title={m.corrections_waiting()}
      description={m.corrections_waiting_lead()}
    >
      <Lead>{m.corrections_waiting_lead()}</Lead>
      {corrections.length === 0 ? (
        <EmptyPage>
          <p>{m.corrections_waiting_none()}</p>
        </EmptyPage>
      ) : (
        <ul className={styles["list"]}>
          {corrections.map(({ id, cat_name, reg_num, fields, asker, created_at }) => (
            <li key={id} className={styles["entry"]}>
              <h2>
                <Link to={correctionPaths.one(id)}>{cat_name}</Link>
              </h2>
              <p>
                {reg_num} · {fieldsLine(fields)}
              </p>
              <p className="soft">
                {m.correction_by({ name: asker, date: shortDate(created_at, locale) })}
              </p>
            </li>
          ))}
        </ul>
      )}
      <PageLinks next={next} />
    </ClubPage>
  );
}
