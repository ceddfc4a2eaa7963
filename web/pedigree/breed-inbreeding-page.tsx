import { Link, data, useLoaderData, type LoaderFunctionArgs } from "react-router";
import * as m from "@felistry/i18n/compiled/messages.js";
import { orErrorScreen, toolsOf } from "../page-tools.ts";
import { paths } from "../paths.ts";
import { Head } from "../ui/head.tsx";
import { Lead, Page } from "../ui/page.tsx";
import { PopulationFigure } from "./population-figure.tsx";

export async function loader(args: LoaderFunctionArgs) {
  const { call, locale } = toolsOf(args);
  const params = { id: Number(args.params["id"]) };
  if (!Number.isSafeInteger(params.id) || params.id < 1)
    throw data(m.error_breed_not_found(), { status: 404 });
  const [breed, population] = await orErrorScreen(
    Promise.all([
      call("GET /breeds/{id}", { params }),
      call("GET /breeds/{id}/inbreeding", { params }),
    ]),
  );
  const { breed_en, breed_ru } = breed.data;
  return { breed: locale === "ru" ? breed_ru : breed_en, population: population.data };
}

export function Component() {
  const { breed, population } = useLoaderData() as Awaited<ReturnType<typeof loader>>;
  const title = m.population_breed_title({ breed });
  return (
    <Page>
      <Head title={title} description={m.population_description()} />
      <p>
        <Link to={paths.breeds}>{m.population_back_breeds()}</Link>
      </p>
      <h1>{title}</h1>
      <Lead>{m.population_description()}</Lead>
      <PopulationFigure population={population} />
    </Page>
  );
}
