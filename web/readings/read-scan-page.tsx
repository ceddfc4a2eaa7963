import { redirect, useLoaderData, type LoaderFunctionArgs } from "react-router";
import { ApiFailure } from "@felistry/contract/client.ts";
import { displayName } from "@felistry/domain/cats/display-name.ts";
import { ownsCat } from "@felistry/domain/cats/edit-mode.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { orErrorScreen, requireViewer, usePageTools, type PageTools } from "../page-tools.ts";
import { paths } from "../paths.ts";
import { loadSystems } from "../reference/load-systems.ts";
import { ButtonLink } from "../ui/button.tsx";
import { Head } from "../ui/head.tsx";
import { Empty, Lead, Page } from "../ui/page.tsx";
import { ScanDesk } from "./scan-desk.tsx";

/** `/cats/{id}/registrationai`. */
export async function loader(args: LoaderFunctionArgs) {
  const tools = requireViewer(args);
  const { id = "" } = args.params;
  if (!/^\d{1,9}$/.test(id)) throw redirect(paths.cat(id));
  const catId = Number(id);
  const [cat, systems, { data: readings }] = await Promise.all([
    loadOwnCat(tools, catId),
    loadSystems(tools),
    orErrorScreen(tools.call("GET /readings", { query: { catId } })),
  ]);
  return { cat, systems, begun: readings[0] ?? null };
}

/** A stranger gets the public profile (spec §2.2). */
async function loadOwnCat({ call }: PageTools, id: number) {
  try {
    const { data: cat } = await call("GET /cats/cat-and-color/{id}", { params: { id } });
    if (cat) return cat;
  } catch (error) {
    if (!(error instanceof ApiFailure && error.status === 403))
      await orErrorScreen(Promise.reject(error as Error));
  }
  throw redirect(paths.cat(id));
}

export function Component() {
  const { cat, systems, begun } = useLoaderData() as Awaited<ReturnType<typeof loader>>;
  const { viewer } = usePageTools();
  const title = m.reading_title({ name: displayName(cat) });
  const isOwner = viewer !== null && ownsCat(cat, viewer.id);
  return (
    <Page>
      <Head title={title} description={title} noIndex />
      <h1>{title}</h1>
      {isOwner && cat.edit_mode === "edit_unlocked" ? (
        <>
          <Lead>{m.reading_lead()}</Lead>
          <ScanDesk key={cat.id} cat={cat} systems={systems} begun={begun} />
        </>
      ) : (
        <Empty>
          <p>{isOwner ? m.doc_locked() : m.doc_owner_only()}</p>
          <ButtonLink to={paths.catTab(cat.id, "docs")} look="second">
            {m.cat_back_to_page()}
          </ButtonLink>
        </Empty>
      )}
    </Page>
  );
}
