import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import * as m from "@felistry/i18n/compiled/messages.js";
import { requireViewer } from "../../page-tools.ts";
import { Head } from "../../ui/head.tsx";
import { Lead, Page } from "../../ui/page.tsx";
import { NewCatForm } from "./cat-form-new.tsx";
import { loadAsParent, parentFormWords } from "./cat-form-parent.ts";
import { loadColourChoices } from "../../colours/colour-fields-choices.ts";

export async function loader(args: LoaderFunctionArgs) {
  const tools = requireViewer(args);
  const [asParent, choices] = await Promise.all([
    loadAsParent(tools, new URL(args.request.url).searchParams),
    loadColourChoices(tools),
  ]);
  return { asParent, choices };
}

export function Component() {
  const { asParent, choices } = useLoaderData() as Awaited<ReturnType<typeof loader>>;
  const { title, lead } = asParent
    ? parentFormWords(asParent)
    : { title: m.catform_with_colour_title(), lead: m.catform_new_lead() };
  return (
    <Page width="narrow">
      <Head title={title} description={lead} noIndex />
      <h1>{title}</h1>
      <Lead>{lead}</Lead>
      <NewCatForm choices={choices} asParent={asParent} />
    </Page>
  );
}
