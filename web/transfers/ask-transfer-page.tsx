import { Link, redirect, useLoaderData, type LoaderFunctionArgs } from "react-router";
import { displayName } from "@felistry/domain/cats/display-name.ts";
import { ownsCat } from "@felistry/domain/cats/edit-mode.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { loadOwnCat } from "../cats/load-own-cat.ts";
import { isIdText } from "../id-text.ts";
import { requireViewer } from "../page-tools.ts";
import { paths } from "../paths.ts";
import { Head } from "../ui/head.tsx";
import { Lead, Page } from "../ui/page.tsx";
import { AskInForm } from "./ask-in-form.tsx";
import { AskOutForm } from "./ask-out-form.tsx";
import { transferPaths } from "./transfer-paths.ts";
import { titleWords } from "./transfer-words.ts";

/** `/cats/{id}/transfer`, for the owners of a cat: a registered one can leave, another one can come. */
export async function loader(args: LoaderFunctionArgs) {
  const tools = requireViewer(args);
  const { id } = args.params;
  if (!isIdText(id)) throw redirect(paths.cat(id ?? ""));
  const cat = await loadOwnCat(tools, Number(id));
  if (!ownsCat(cat, tools.viewer.id)) throw redirect(paths.cat(id));
  return { cat };
}

export function Component() {
  const { cat } = useLoaderData() as Awaited<ReturnType<typeof loader>>;
  const isOut = cat.registered === 1;
  const title = titleWords[isOut ? "out" : "in"]({ name: displayName(cat) });
  return (
    <Page width="narrow">
      <Head title={title} description={title} noIndex />
      <h1>{title}</h1>
      <Lead>{isOut ? m.transfer_out_lead() : m.transfer_in_lead()}</Lead>
      <p>
        <Link to={transferPaths.own}>{m.transfers_own()}</Link>
      </p>
      {isOut ? <AskOutForm cat={cat} /> : <AskInForm cat={cat} />}
    </Page>
  );
}
