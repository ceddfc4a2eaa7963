import { Link, useLoaderData, type LoaderFunctionArgs } from "react-router";
import * as m from "@felistry/i18n/compiled/messages.js";
import { orErrorScreen, requireViewer } from "../page-tools.ts";
import { paths } from "../paths.ts";
import { Head } from "../ui/head.tsx";
import { PageLinks } from "../ui/page-links.tsx";
import { cursorOf } from "../ui/page-trail.ts";
import { Empty, Lead, Page } from "../ui/page.tsx";
import { Findings } from "./finding-line.tsx";

const CATS_A_PAGE = 100;

export async function loader(args: LoaderFunctionArgs) {
  const { call } = requireViewer(args);
  const cursor = cursorOf(new URL(args.request.url).searchParams);
  const query = { limit: CATS_A_PAGE, ...(cursor && { cursor }) };
  const { data, page } = await orErrorScreen(call("GET /me/checks", { query }));
  return { findings: data, next: page.next };
}

export function Component() {
  const { findings, next } = useLoaderData() as Awaited<ReturnType<typeof loader>>;
  return (
    <Page>
      <Head title={m.check_my_title()} description={m.check_my_description()} noIndex />
      <h1>{m.check_my_title()}</h1>
      <Lead>{m.check_my_lead()}</Lead>
      {findings.length === 0 ? (
        <Empty>{next ? m.check_none_on_page() : m.check_none()}</Empty>
      ) : (
        <Findings findings={findings} />
      )}
      <PageLinks next={next} />
      <p>
        <Link to={paths.myMerges}>{m.merges_title()}</Link>
      </p>
    </Page>
  );
}
