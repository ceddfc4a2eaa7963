import { data, useLoaderData, type LoaderFunctionArgs } from "react-router";
import * as m from "@felistry/i18n/compiled/messages.js";
import { isIdText } from "../id-text.ts";
import { orErrorScreen, requireViewer, type PageTools } from "../page-tools.ts";
import { paths } from "../paths.ts";
import { loadSystems } from "../reference/load-systems.ts";
import { ButtonLink } from "../ui/button.tsx";
import { Head } from "../ui/head.tsx";
import { Empty, Lead, Page } from "../ui/page.tsx";
import { CatteryForm } from "./cattery-form.tsx";

/** Spec §9. */
const CATTERIES_MAX = 4;

/** `/cattery` creates a cattery, `/cattery/?id={id}` changes it. */
export async function loader(args: LoaderFunctionArgs) {
  const tools = requireViewer(args);
  const idText = new URL(args.request.url).searchParams.get("id");
  const [systems, cattery, mayCreate] = await Promise.all([
    loadSystems(tools),
    idText === null ? null : loadCattery(tools, idText),
    idText === null ? hasPlace(tools, tools.viewer.id) : true,
  ]);
  return { systems, cattery, mayCreate };
}

async function loadCattery({ call }: PageTools, idText: string) {
  if (!isIdText(idText)) throw data(m.error_cattery_not_found(), { status: 404 });
  const params = { id: Number(idText) };
  return (await orErrorScreen(call("GET /catteries/{id}/edit", { params }))).data;
}

async function hasPlace({ call }: PageTools, memberId: number): Promise<boolean> {
  const own = await orErrorScreen(call("GET /catteries", { query: { user: memberId } }));
  return own.data.length < CATTERIES_MAX;
}

export function Component() {
  const { systems, cattery, mayCreate } = useLoaderData() as Awaited<ReturnType<typeof loader>>;
  const title = cattery
    ? m.cattery_edit_title({ name: cattery.cattery_name })
    : m.cattery_new_title();
  return (
    <Page width="narrow">
      <Head title={title} description={title} noIndex />
      <h1>{title}</h1>
      {mayCreate ? (
        <>
          <Lead>
            {m.cattery_lead()} {m.cattery_photo_hint()}
          </Lead>
          <CatteryForm key={cattery?.id} cattery={cattery} systems={systems} />
        </>
      ) : (
        <Empty>
          <p>{m.cattery_four_already()}</p>
          <ButtonLink to={paths.myCatteries} look="second">
            {m.cattery_back()}
          </ButtonLink>
        </Empty>
      )}
    </Page>
  );
}
