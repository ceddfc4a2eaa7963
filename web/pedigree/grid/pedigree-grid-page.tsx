import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { displayName } from "@felistry/domain/cats/display-name.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { mayChangeParents } from "../../cats/may-change.ts";
import { catIdIn, loadProfile } from "../../cats/profile/load-cat-screen.ts";
import { orErrorScreen, requireViewer } from "../../page-tools.ts";
import { paths } from "../../paths.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Head } from "../../ui/head.tsx";
import { Empty, Lead, Page } from "../../ui/page.tsx";
import { gridOfCat } from "./grid-entries.ts";
import { GridForm } from "./grid-form.tsx";
import styles from "./grid-form.module.css";

export async function loader(args: LoaderFunctionArgs) {
  const tools = requireViewer(args);
  const id = catIdIn(args.params["id"]);
  if (id === null) return null;
  const profile = await loadProfile(tools, id);
  if (profile.kind !== "full" || !mayChangeParents(profile)) return { id, profile, grid: null };
  const { data } = await orErrorScreen(
    tools.call("GET /cats/{id}/pedigree/grid", { params: { id } }),
  );
  return { id, profile, grid: data };
}

export function Component() {
  const loaded = useLoaderData() as Awaited<ReturnType<typeof loader>>;
  const name =
    loaded && loaded.profile.kind !== "none" ? displayName(loaded.profile.cat) : undefined;
  return (
    <Page>
      <Head title={m.grid_title()} description={m.grid_title()} noIndex />
      <div className={styles["top"]}>
        {loaded && (
          <ButtonLink to={paths.catTab(loaded.id, "pedigree")} look="quiet" small>
            ← {m.cat_back_to_page()}
          </ButtonLink>
        )}
        <h1>{m.grid_title()}</h1>
        {name && <Lead>{name}</Lead>}
      </div>
      {loaded?.grid ? (
        <GridForm key={loaded.id} loaded={gridOfCat(loaded.id, loaded.grid)} />
      ) : (
        <Empty>{m.cat_parents_locked()}</Empty>
      )}
    </Page>
  );
}
