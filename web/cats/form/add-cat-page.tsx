import { useLoaderData, useLocation, type LoaderFunctionArgs } from "react-router";
import type { Sex } from "@felistry/domain/cats/sex.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { orErrorScreen, requireViewer, usePageTools } from "../../page-tools.ts";
import { paths } from "../../paths.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Head } from "../../ui/head.tsx";
import { Lead, Page } from "../../ui/page.tsx";
import { NewCatForm } from "./cat-form-new.tsx";
import { loadAsParent, parentFormWords, sexIn, type AsParent } from "./cat-form-parent.ts";
import { TakeCat } from "./cat-form-take.tsx";
import styles from "./cat-form.module.css";
import { CatSearch } from "../cat-search.tsx";
import { loadColourChoices } from "../../colours/colour-fields-choices.ts";

const FORM_ID = "new-cat";

export async function loader(args: LoaderFunctionArgs) {
  const tools = requireViewer(args);
  const query = new URL(args.request.url).searchParams;
  const sex = sexIn(query);
  const [asParent, choices, found] = await Promise.all([
    loadAsParent(tools, query),
    loadColourChoices(tools),
    orErrorScreen(tools.call("GET /cats/all-with-color-10-free", { query: freeQuery("", sex) })),
  ]);
  return { asParent, sex, choices, initial: found.data.data };
}

type Loaded = Awaited<ReturnType<typeof loader>>;

const freeQuery = (q: string, sex: Sex | null) => ({ q, ...(sex && { p: sex }) });

export function Component() {
  const { asParent, sex, choices, initial } = useLoaderData() as Loaded;
  const { call } = usePageTools();
  const { title, lead } = asParent
    ? parentFormWords(asParent)
    : { title: m.catform_new_title(), lead: m.catform_new_lead() };
  const { search } = useLocation();
  const find = async (q: string) =>
    (await call("GET /cats/all-with-color-10-free", { query: freeQuery(q, sex) })).data.data;
  return (
    <Page>
      <Head title={m.catform_add_title()} description={m.catform_add_description()} noIndex />
      <div className={styles["top"]}>
        <h1>{m.catform_add_title()}</h1>
        <ButtonLink to={{ search, hash: FORM_ID }} look="second" small>
          {m.catform_to_new()} <span aria-hidden="true">↓</span>
        </ButtonLink>
      </div>
      <section className={styles["section"]} aria-labelledby="search-title">
        <h2 id="search-title">{searchTitle(asParent)}</h2>
        <Lead>{m.catform_search_lead()}</Lead>
        <CatSearch key={sex} initial={initial} search={find}>
          {(cat) => <TakeCat cat={cat} />}
        </CatSearch>
      </section>
      <section className={styles["narrow"]} id={FORM_ID} aria-labelledby="new-title" tabIndex={-1}>
        <h2 id="new-title">{title}</h2>
        <Lead>{lead}</Lead>
        {!asParent && (
          <p>
            <ButtonLink to={paths.addCatWithPedigree} look="second" small>
              {m.grid_with_pedigree()}
            </ButtonLink>
          </p>
        )}
        <NewCatForm choices={choices} asParent={asParent} />
      </section>
    </Page>
  );
}

function searchTitle(asParent: AsParent | null): string {
  if (!asParent) return m.catform_search_title();
  const { id } = asParent.child;
  return asParent.sex === "female"
    ? m.catform_search_mother_of({ id })
    : m.catform_search_father_of({ id });
}
