import { Link, redirect, useLoaderData, type LoaderFunctionArgs } from "react-router";
import { displayName } from "@felistry/domain/cats/display-name.ts";
import { ownsCat } from "@felistry/domain/cats/edit-mode.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { loadOwnCat } from "../cats/load-own-cat.ts";
import { loadColourChoices } from "../colours/colour-fields-choices.ts";
import { isIdText } from "../id-text.ts";
import { requireViewer } from "../page-tools.ts";
import { paths } from "../paths.ts";
import { TransferLink } from "../transfers/transfer-link.tsx";
import { Head } from "../ui/head.tsx";
import { Lead, Page } from "../ui/page.tsx";
import { AskCorrectionForm } from "./ask-correction-form.tsx";
import { correctionPaths } from "./correction-paths.ts";

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
  return { cat, choices };
}

export function Component() {
  const { cat, choices } = useLoaderData() as Awaited<ReturnType<typeof loader>>;
  const title = m.correction_ask_title({ name: displayName(cat) });
  return (
    <Page width="narrow">
      <Head title={title} description={title} noIndex />
      <h1>{title}</h1>
      <Lead>{m.correction_ask_lead()}</Lead>
      <p>
        <Link to={correctionPaths.own}>{m.corrections_own()}</Link>
      </p>
      <TransferLink cat={cat} />
      <AskCorrectionForm cat={cat} choices={choices} />
    </Page>
  );
}
