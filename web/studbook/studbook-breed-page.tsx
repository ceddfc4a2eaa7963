import { Link, useLoaderData, type LoaderFunctionArgs } from "react-router";
import * as m from "@felistry/i18n/compiled/messages.js";
import { breedInAddress } from "../breed-in-address.ts";
import { orErrorScreen, toolsOf } from "../page-tools.ts";
import { paths } from "../paths.ts";
import { Head } from "../ui/head.tsx";
import { Page } from "../ui/page.tsx";
import { ColoursTable } from "./colours-table.tsx";
import { FiguresTable } from "./figures-table.tsx";
import { KeyFigures } from "./key-figures.tsx";
import { OpenData } from "./open-data.tsx";
import styles from "./studbook.module.css";
import { YearColumns } from "./year-columns.tsx";
import { yearInAddress } from "./year-in-address.ts";

/** `/studbook/2026/sib` */
export async function loader(args: LoaderFunctionArgs) {
  const year = yearInAddress(args);
  const { ems } = await breedInAddress(args);
  const { data } = await orErrorScreen(
    toolsOf(args).call("GET /studbook/{year}/{breed}", {
      params: { year: String(year), breed: ems },
    }),
  );
  return { year, ...data };
}

export function Component() {
  const { year, breed, years, colours } = useLoaderData() as Awaited<ReturnType<typeof loader>>;
  const title = m.studbook_breed_title({ breed: breed.name, year });
  const byYear = m.studbook_breed_by_year({ breed: breed.name });
  return (
    <Page>
      <Head title={title} description={m.studbook_breed_description({ breed: breed.name, year })} />
      <p className={styles["ways"]}>
        <Link to={paths.studbookYear(year)}>{m.studbook_year_title({ year })}</Link>
        <Link to={paths.breed(breed.ems)}>{breed.name}</Link>
      </p>
      <h1>{title}</h1>
      <KeyFigures figures={breed} />
      <section className={styles["part"]}>
        <h2>{byYear}</h2>
        <YearColumns
          values={years.map(({ year: one, registered }) => ({ year: one, value: registered }))}
        />
        <FiguresTable
          title={byYear}
          heading={m.studbook_year()}
          rows={years.toReversed().map(({ year: one, ...figures }) => ({
            key: one,
            label:
              one === year ? (
                <b>{one}</b>
              ) : (
                <Link to={paths.studbookBreed(one, breed.ems)}>{one}</Link>
              ),
            figures,
          }))}
        />
      </section>
      <ColoursTable colours={colours} />
      <OpenData year={year} />
    </Page>
  );
}
