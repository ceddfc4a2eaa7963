import { Link, useLoaderData, type LoaderFunctionArgs } from "react-router";
import * as m from "@felistry/i18n/compiled/messages.js";
import { orErrorScreen, toolsOf, usePageTools } from "../page-tools.ts";
import { paths } from "../paths.ts";
import { Head } from "../ui/head.tsx";
import { Empty, Lead, Page } from "../ui/page.tsx";
import { when } from "../ui/when.ts";
import { FiguresTable } from "./figures-table.tsx";
import { OpenData } from "./open-data.tsx";
import styles from "./studbook.module.css";
import { YearColumns } from "./year-columns.tsx";

/** `/studbook` */
export async function loader(args: LoaderFunctionArgs) {
  const { data, counted_at } = await orErrorScreen(toolsOf(args).call("GET /studbook", {}));
  return { years: data, countedAt: counted_at };
}

export function Component() {
  const { years, countedAt } = useLoaderData() as Awaited<ReturnType<typeof loader>>;
  const { locale, today } = usePageTools();
  return (
    <Page>
      <Head title={m.studbook_title()} description={m.studbook_description()} />
      <h1>{m.studbook_title()}</h1>
      <Lead>{m.studbook_lead()}</Lead>
      {years.length === 0 ? (
        <Empty>{m.studbook_none()}</Empty>
      ) : (
        <>
          <section className={styles["part"]}>
            <h2>{m.studbook_by_year()}</h2>
            <YearColumns
              values={years
                .toReversed()
                .map(({ year, registered }) => ({ year, value: registered }))}
            />
            <FiguresTable
              title={m.studbook_by_year()}
              heading={m.studbook_year()}
              rows={years.map(({ year, ...figures }) => ({
                key: year,
                label: <Link to={paths.studbookYear(year)}>{year}</Link>,
                figures,
              }))}
            />
          </section>
          <OpenData />
        </>
      )}
      {countedAt && (
        <p className={styles["hint"]}>
          {m.studbook_counted({ when: when(countedAt, today, locale) })}
        </p>
      )}
    </Page>
  );
}
