import { Link, redirect, useLoaderData, type LoaderFunctionArgs } from "react-router";
import type { Transfer } from "@felistry/contract/transfers.ts";
import { displayName } from "@felistry/domain/cats/display-name.ts";
import { ownsCat } from "@felistry/domain/cats/edit-mode.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { loadOwnCat } from "../cats/load-own-cat.ts";
import { isIdText } from "../id-text.ts";
import { orErrorScreen, requireViewer, type PageTools } from "../page-tools.ts";
import { paths } from "../paths.ts";
import { Head } from "../ui/head.tsx";
import { Lead, Page } from "../ui/page.tsx";
import { AskInForm } from "./ask-in-form.tsx";
import { AskOutForm } from "./ask-out-form.tsx";
import { loadTransfer } from "./load-transfer.ts";
import { transferPaths } from "./transfer-paths.ts";
import { titleWords } from "./transfer-words.ts";

/** `/cats/{id}/transfer`, for the owners of a cat: a registered one can leave, another one can come. */
export async function loader(args: LoaderFunctionArgs) {
  const tools = requireViewer(args);
  const { id } = args.params;
  if (!isIdText(id)) throw redirect(paths.cat(id ?? ""));
  const cat = await loadOwnCat(tools, Number(id));
  if (!ownsCat(cat, tools.viewer.id)) throw redirect(paths.cat(id));
  const named = new URL(args.request.url).searchParams.get("request");
  const request = named && isIdText(named) ? await amendable(tools, cat.id, Number(named)) : null;
  if (request) return { cat, request };
  const open = await openRequest(tools, cat.id);
  if (open) throw redirect(transferPaths.ask(cat.id, open.id));
  return { cat, request: null };
}

/** A request for the cat that the club asks about. */
async function amendable(tools: PageTools, catId: number, id: number): Promise<Transfer | null> {
  const request = await loadTransfer(tools, id);
  return request.asked_case_id === null || request.cat_id !== catId ? null : request;
}

/** Another request would be refused, so that the one about which the club asks is shown, wherever the member comes from. */
async function openRequest(tools: PageTools, catId: number): Promise<Transfer | null> {
  const query = { cat_id: catId, limit: 1 };
  const { data: newest } = await orErrorScreen(tools.call("GET /me/transfers", { query }));
  return newest[0]?.status === "asked" ? amendable(tools, catId, newest[0].id) : null;
}

function leadOf(isOut: boolean, request: Transfer | null): string {
  if (request) return m.correction_amend_lead();
  return isOut ? m.transfer_out_lead() : m.transfer_in_lead();
}

export function Component() {
  const { cat, request } = useLoaderData() as Awaited<ReturnType<typeof loader>>;
  const isOut = cat.registered === 1;
  const title = titleWords[isOut ? "out" : "in"]({ name: displayName(cat) });
  return (
    <Page width="narrow">
      <Head title={title} description={title} noIndex />
      <h1>{title}</h1>
      <Lead>{leadOf(isOut, request)}</Lead>
      <p>
        <Link to={transferPaths.own}>{m.transfers_own()}</Link>
      </p>
      {isOut ? (
        <AskOutForm cat={cat} request={request} />
      ) : (
        <AskInForm cat={cat} request={request} />
      )}
    </Page>
  );
}
