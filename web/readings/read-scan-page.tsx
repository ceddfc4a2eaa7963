import { redirect, useLoaderData, type LoaderFunctionArgs } from "react-router";
import { displayName } from "@felistry/domain/cats/display-name.ts";
import { ownsCat } from "@felistry/domain/cats/edit-mode.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { NoPapersCard } from "../documents/no-papers-card.tsx";
import { loadOwnCat } from "../cats/load-own-cat.ts";
import { isIdText } from "../id-text.ts";
import { orErrorScreen, requireViewer, usePageTools } from "../page-tools.ts";
import { paths } from "../paths.ts";
import { loadSystems } from "../reference/load-systems.ts";
import { Head } from "../ui/head.tsx";
import { Page } from "../ui/page.tsx";
import { ScanDesk } from "./scan-desk.tsx";

/** `/cats/{id}/registrationai`. */
export async function loader(args: LoaderFunctionArgs) {
  const tools = requireViewer(args);
  const { id = "" } = args.params;
  if (!isIdText(id)) throw redirect(paths.cat(id));
  const catId = Number(id);
  const [cat, systems, { data: readings }] = await Promise.all([
    loadOwnCat(tools, catId),
    loadSystems(tools),
    orErrorScreen(tools.call("GET /readings", { query: { catId } })),
  ]);
  return { cat, systems, begun: readings[0] ?? null };
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
        <ScanDesk key={cat.id} cat={cat} systems={systems} begun={begun} />
      ) : (
        <NoPapersCard catId={cat.id} isOwner={isOwner} />
      )}
    </Page>
  );
}
