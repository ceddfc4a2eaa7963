import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import {
  my_description,
  my_tab_cattery,
  my_tab_user,
  my_tabs,
  my_title,
} from "@felistry/i18n/compiled/messages.js";
import { AddedCatLink } from "../../cats/added-cat-link.tsx";
import { orErrorScreen, requireViewer } from "../../page-tools.ts";
import { paths } from "../../paths.ts";
import { Head } from "../../ui/head.tsx";
import { Page } from "../../ui/page.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { loadMyList } from "./my-lists.ts";
import { MyList } from "./my-list.tsx";
import { MyProfile } from "./my-profile.tsx";
import { MyShows } from "./my-shows.tsx";
import { UserHeader } from "../user-header.tsx";
import { isTable, mayBeTable, myView, type MyView } from "./my-view.ts";
import { herdPart } from "./herd-part.ts";
import { loadHerdView } from "../../herd/load-herd-view.ts";
import type { Answer } from "@felistry/contract/api.ts";
import type { ApiCaller } from "@felistry/contract/client.ts";
import type { Viewer } from "@felistry/contract/rendering.ts";

export async function loader(args: LoaderFunctionArgs) {
  const tools = requireViewer(args);
  const { call, viewer } = tools;
  const search = new URL(args.request.url).searchParams;
  const view = myView(search);
  const loadedMe = orErrorScreen(call("GET /me", {}));
  const [me, list, papers] = await orErrorScreen(
    Promise.all([
      loadedMe,
      asTable(call, view, loadedMe).then((table) =>
        loadMyList(tools, viewer.id, view, table ? search : null),
      ),
      view.tab === "user" ? call("GET /me/withheld-papers", { query: { limit: 1 } }) : null,
    ]),
  );
  return { me: me.data, view, list, hasPapers: papers !== null && papers.data.length > 0 };
}

async function asTable(
  call: ApiCaller,
  view: MyView,
  me: Promise<Answer<"GET /me">>,
): Promise<boolean> {
  if (!mayBeTable(view)) return false;
  const chosen = await orErrorScreen(loadHerdView(call));
  return isTable(view, chosen, (await me).data.total_cats);
}

export const lateParts = (viewer: Viewer | null, query: URLSearchParams) =>
  viewer && mayBeTable(myView(query)) ? [herdPart] : [];

export function Component() {
  const { me, view, list, hasPapers } = useLoaderData() as Awaited<ReturnType<typeof loader>>;
  return (
    <Page>
      <Head title={my_title()} description={my_description()} noIndex />
      <UserHeader me={me} />
      <AddedCatLink />
      <Tabs
        label={my_tabs()}
        current={view.tab}
        tabs={[
          { key: "user", label: my_tab_user(), to: paths.my },
          { key: "cattery", label: my_tab_cattery(), to: paths.myCatteries },
        ]}
      />
      {view.tab === "user" && (
        <>
          <MyProfile me={me} />
          <MyShows current={view.show} hasPapers={hasPapers} />
        </>
      )}
      <MyList list={list} view={view} />
    </Page>
  );
}
