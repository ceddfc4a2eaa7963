import { Link, useLoaderData, type LoaderFunctionArgs } from "react-router";
import * as m from "@felistry/i18n/compiled/messages.js";
import { orErrorScreen, toolsOf } from "../page-tools.ts";
import { paths } from "../paths.ts";
import { Head } from "../ui/head.tsx";
import { Page } from "../ui/page.tsx";
import { ColoursTable } from "./colours-table.tsx";
import { FiguresTable } from "./figures-table.tsx";
import { KeyFigures } from "./key-figures.tsx";
import { OpenData } from "./open-data.tsx";
import { yearInAddress } from "./year-in-address.ts";
import styles from "./studbook.module.css";

/** `/studbook/2026` */
export async function loader(args: LoaderFunctionArgs) {
  const year = yearInAddress(args);
  const { data } = await orErrorScreen(
    toolsOf(args).call("GET /studbook/{year}", { params: { year: String(year) } }),
  );
  return { year, ...data };
}

export function Component() {
  const { year, all, breeds, colours } = useLoaderData() as Awaited<ReturnType<typeof loader>>;
  return (
    <Page>
      <Head
        title={m.studbook_year_title({ year })}
        description={m.studbook_year_description({ year })}
      />
      <p>
        <Link to={paths.studbook}>{m.studbook_back()}</Link>
      </p>
      <h1>{m.studbook_year_title({ year })}</h1>
      <KeyFigures figures={all} />
      <section className={styles["part"]}>
        <h2>{m.studbook_by_breed()}</h2>
        <FiguresTable
          title={m.studbook_by_breed()}
          heading={m.studbook_breed()}
          rows={breeds.map(({ ems, name, ...figures }) => ({
            key: ems,
            label: <Link to={paths.studbookBreed(year, ems)}>{name}</Link>,
            figures,
          }))}
        />
      </section>
      <ColoursTable colours={colours} />
      <OpenData year={year} />
    </Page>
  );
}
