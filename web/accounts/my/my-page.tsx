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
import { myView } from "./my-view.ts";

export async function loader(args: LoaderFunctionArgs) {
  const { call, viewer } = requireViewer(args);
  const view = myView(new URL(args.request.url).searchParams);
  const [me, list, papers] = await orErrorScreen(
    Promise.all([
      call("GET /me", {}),
      loadMyList(call, viewer.id, view),
      view.tab === "user" ? call("GET /me/withheld-papers", { query: { limit: 1 } }) : null,
    ]),
  );
  return { me: me.data, view, list, hasPapers: papers !== null && papers.data.length > 0 };
}

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
