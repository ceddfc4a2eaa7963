import { Link, redirect, useLoaderData, type LoaderFunctionArgs } from "react-router";
import type { Correction } from "@felistry/contract/corrections.ts";
import { displayName } from "@felistry/domain/cats/display-name.ts";
import { ownsCat } from "@felistry/domain/cats/edit-mode.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { BackToOrder } from "../orders/order-back-link.tsx";
import { loadOwnCat } from "../cats/load-own-cat.ts";
import { loadColourChoices } from "../colours/colour-fields-choices.ts";
import { isIdText } from "../id-text.ts";
import { orErrorScreen, requireViewer, type PageTools } from "../page-tools.ts";
import { paths } from "../paths.ts";
import { TransferLink } from "../transfers/transfer-link.tsx";
import { Head } from "../ui/head.tsx";
import { Lead, Page } from "../ui/page.tsx";
import { AskCorrectionForm } from "./ask-correction-form.tsx";
import { correctionPaths } from "./correction-paths.ts";
import { loadCorrection } from "./load-correction.ts";

/** `/cats/{id}/correction`, for the owners of a registered cat; everybody else is sent to the cat's page. */
export async function loader(args: LoaderFunctionArgs) {
  const tools = requireViewer(args);
  const { id } = args.params;
  if (!isIdText(id)) throw redirect(paths.cat(id ?? ""));
  const [cat, choices] = await Promise.all([
    loadOwnCat(tools, Number(id)),
    loadColourChoices(tools),
  ]);
  if (cat.registered !== 1 || !ownsCat(cat, tools.viewer.id)) throw redirect(paths.cat(id));
  const query = new URL(args.request.url).searchParams;
  const named = query.get("request");
  const request = named && isIdText(named) ? await amendable(tools, cat.id, Number(named)) : null;
  if (request) return { cat, choices, request };
  const open = await openRequest(tools, cat.id);
  if (open) {
    query.set("request", String(open.id));
    throw redirect(correctionPaths.ask(cat.id, query));
  }
  return { cat, choices, request: null };
}

/** A request for the cat that the club asks about. */
async function amendable(tools: PageTools, catId: number, id: number): Promise<Correction | null> {
  const request = await loadCorrection(tools, id);
  return request.asked_case_id === null || request.cat_id !== catId ? null : request;
}

/** Another request would be refused, so that the one about which the club asks is shown, wherever the member comes from. */
async function openRequest(tools: PageTools, catId: number): Promise<Correction | null> {
  const query = { cat_id: catId, limit: 1 };
  const { data: newest } = await orErrorScreen(tools.call("GET /me/corrections", { query }));
  return newest[0]?.status === "asked" ? amendable(tools, catId, newest[0].id) : null;
}

export function Component() {
  const { cat, choices, request } = useLoaderData() as Awaited<ReturnType<typeof loader>>;
  const title = m.correction_ask_title({ name: displayName(cat) });
  return (
    <Page width="narrow">
      <Head title={title} description={title} noIndex />
      <BackToOrder />
      <h1>{title}</h1>
      <Lead>{request ? m.correction_amend_lead() : m.correction_ask_lead()}</Lead>
      <p>
        <Link to={correctionPaths.own}>{m.corrections_own()}</Link>
      </p>
      {request === null && <TransferLink cat={cat} />}
      <AskCorrectionForm cat={cat} choices={choices} request={request} />
    </Page>
  );
}
