import { Link, data, useLoaderData, type LoaderFunctionArgs } from "react-router";
import * as m from "@felistry/i18n/compiled/messages.js";
import { orErrorScreen, toolsOf } from "../page-tools.ts";
import { paths } from "../paths.ts";
import { Head } from "../ui/head.tsx";
import { Lead, Page } from "../ui/page.tsx";
import { PopulationFigure } from "./population-figure.tsx";

export async function loader(args: LoaderFunctionArgs) {
  const { call } = toolsOf(args);
  const params = { id: Number(args.params["id"]) };
  if (!Number.isSafeInteger(params.id) || params.id < 1)
    throw data(m.error_cattery_not_found(), { status: 404 });
  const [cattery, population] = await orErrorScreen(
    Promise.all([
      call("GET /catteries/{id}", { params }),
      call("GET /catteries/{id}/inbreeding", { params }),
    ]),
  );
  return { cattery: cattery.data, population: population.data };
}

export function Component() {
  const { cattery, population } = useLoaderData() as Awaited<ReturnType<typeof loader>>;
  const title = m.population_cattery_title({
    name: cattery.cattery_name_full ?? cattery.cattery_name,
  });
  return (
    <Page>
      <Head title={title} description={m.population_description()} />
      <p>
        <Link to={paths.catteryPage(cattery.id)}>{m.population_back_cattery()}</Link>
      </p>
      <h1>{title}</h1>
      <Lead>{m.population_description()}</Lead>
      <PopulationFigure population={population} />
    </Page>
  );
}
