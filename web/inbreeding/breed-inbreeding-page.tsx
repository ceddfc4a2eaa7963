import { Link, useLoaderData, type LoaderFunctionArgs } from "react-router";
import * as m from "@felistry/i18n/compiled/messages.js";
import { breedInAddress } from "../breed-in-address.ts";
import { orErrorScreen, toolsOf } from "../page-tools.ts";
import { paths } from "../paths.ts";
import { Head } from "../ui/head.tsx";
import { Lead, Page } from "../ui/page.tsx";
import { PopulationFigure } from "./population-figure.tsx";

export async function loader(args: LoaderFunctionArgs) {
  const breed = await breedInAddress(args);
  const { data } = await orErrorScreen(
    toolsOf(args).call("GET /breeds/{id}/inbreeding", { params: { id: breed.id } }),
  );
  return { breed, population: data };
}

export function Component() {
  const { breed, population } = useLoaderData() as Awaited<ReturnType<typeof loader>>;
  const title = m.population_breed_title({ breed: breed.name });
  return (
    <Page>
      <Head title={title} description={m.population_description()} />
      <p>
        <Link to={paths.breed(breed.ems)}>{breed.name}</Link>
      </p>
      <h1>{title}</h1>
      <Lead>{m.population_description()}</Lead>
      <PopulationFigure population={population} />
    </Page>
  );
}
