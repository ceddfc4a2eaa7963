import { Link, useLoaderData, type LoaderFunctionArgs } from "react-router";
import { dates_lead, dates_none, dates_title } from "@felistry/i18n/compiled/messages.js";
import { orErrorScreen, requireViewer, usePageTools } from "../page-tools.ts";
import { shortDate } from "../ui/dates.ts";
import { Head } from "../ui/head.tsx";
import { Empty, Page } from "../ui/page.tsx";
import { CalendarAddress } from "./calendar-address.tsx";
import styles from "./dates.module.css";

export async function loader(args: LoaderFunctionArgs) {
  const { call } = requireViewer(args);
  const [dates, calendar] = await orErrorScreen(
    Promise.all([call("GET /me/dates", {}), call("GET /me/calendar", {})]),
  );
  return { dates: dates.data, madeAt: calendar.data.made_at };
}

export function Component() {
  const { dates, madeAt } = useLoaderData() as Awaited<ReturnType<typeof loader>>;
  const { locale } = usePageTools();
  return (
    <Page width="text">
      <Head title={dates_title()} description={dates_lead()} noIndex />
      <h1>{dates_title()}</h1>
      {dates.length === 0 ? (
        <Empty>{dates_none()}</Empty>
      ) : (
        <>
          <p>{dates_lead()}</p>
          <ul className={styles["list"]}>
            {dates.map(({ kind, day, title, reason, path }) => (
              <li key={`${kind} ${path}`}>
                <time dateTime={day}>{shortDate(day, locale)}</time>
                <Link to={path}>{title}</Link>
                {reason && <small>{reason}</small>}
              </li>
            ))}
          </ul>
        </>
      )}
      <CalendarAddress madeAt={madeAt} />
    </Page>
  );
}
