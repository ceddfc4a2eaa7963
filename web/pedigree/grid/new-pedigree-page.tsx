import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import * as m from "@felistry/i18n/compiled/messages.js";
import { orErrorScreen, requireViewer } from "../../page-tools.ts";
import { paths } from "../../paths.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Head } from "../../ui/head.tsx";
import { Page } from "../../ui/page.tsx";
import { gridOfNew } from "./grid-entries.ts";
import { GridForm } from "./grid-form.tsx";
import styles from "./grid-form.module.css";

export async function loader(args: LoaderFunctionArgs) {
  const { call } = requireViewer(args);
  return gridOfNew((await orErrorScreen(call("GET /pedigree/new", {}))).data);
}

/** A cat that is added together with its pedigree. */
export function Component() {
  const loaded = useLoaderData() as Awaited<ReturnType<typeof loader>>;
  return (
    <Page>
      <Head title={m.grid_new_title()} description={m.grid_new_title()} noIndex />
      <div className={styles["top"]}>
        <ButtonLink to={paths.addCat} look="quiet" small>
          ← {m.grid_to_form()}
        </ButtonLink>
        <h1>{m.grid_new_title()}</h1>
      </div>
      <GridForm loaded={loaded} />
    </Page>
  );
}
