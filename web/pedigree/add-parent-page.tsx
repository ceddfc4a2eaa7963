import { useState } from "react";
import { useLoaderData, useNavigate, useRevalidator, type LoaderFunctionArgs } from "react-router";
import type { CatCard, FullProfile } from "@felistry/contract/cats.ts";
import { ApiFailure } from "@felistry/contract/client.ts";
import { displayName } from "@felistry/domain/cats/display-name.ts";
import type { Sex } from "@felistry/domain/cats/sex.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { loadCatsOfSex } from "../cats/load-cards.ts";
import { orErrorScreen, requireViewer, usePageTools } from "../page-tools.ts";
import { paths } from "../paths.ts";
import { Button, ButtonLink } from "../ui/button.tsx";
import { failureText } from "../ui/fault-report.ts";
import { Head } from "../ui/head.tsx";
import { Empty, Lead, Page, Row } from "../ui/page.tsx";
import styles from "./add-parent-page.module.css";
import { catParts } from "../cats/profile/cat-parts.ts";
import { CatProfile } from "../cats/profile/cat-profile.tsx";
import { CatSearch } from "../cats/cat-search.tsx";
import { loadCatScreen } from "../cats/profile/load-cat-screen.ts";
import { mayChangeParents } from "../cats/may-change.ts";

/** A stranger gets the public profile here (spec §2.2). */
export async function loader(args: LoaderFunctionArgs) {
  const tools = requireViewer(args);
  const query = new URL(args.request.url).searchParams;
  const screen = await loadCatScreen(tools, args.params["id"], query);
  const sex: Sex = query.get("p") === "male" ? "male" : "female";
  if (!mayChangeParents(screen.profile)) return { screen, sex, initial: [] };
  const initial = await orErrorScreen(loadCatsOfSex(tools.call, sex));
  return { screen, sex, initial };
}

export const lateParts = catParts;

export function Component() {
  const { screen, sex, initial } = useLoaderData() as Awaited<ReturnType<typeof loader>>;
  const { call } = usePageTools();
  const { profile } = screen;
  if (profile.kind !== "full") return <CatProfile screen={screen} />;
  const { cat } = profile;
  const isMother = sex === "female";
  const title = isMother ? m.cat_choose_mother() : m.cat_choose_father();
  const search = (q: string) => loadCatsOfSex(call, sex, q);
  return (
    <Page>
      <Head title={title} description={title} noIndex />
      <div className={styles["top"]}>
        <ButtonLink to={paths.cat(cat.id)} look="quiet" small className={styles["back"]}>
          ← {m.cat_back_to_page()}
        </ButtonLink>
        <h1>{title}</h1>
        <Lead>{m.cat_choose_parent_for({ name: displayName(cat), id: cat.id })}</Lead>
      </div>
      {mayChangeParents(profile) ? (
        <>
          <Row>
            <span>{isMother ? m.cat_mother_not_found_hint() : m.cat_father_not_found_hint()}</span>
            <ButtonLink to={paths.addParentWithColour(cat.id, sex)} look="second" small>
              {m.cat_add_with_colour()}
            </ButtonLink>
          </Row>
          <CatSearch key={sex} initial={initial} search={search} except={cat.id}>
            {(found) => <ChooseParent cat={cat} sex={sex} parent={found} />}
          </CatSearch>
        </>
      ) : (
        <Empty>{m.cat_parents_locked()}</Empty>
      )}
    </Page>
  );
}

/** The rule broken by a refused choice (too young, its own ancestor …) is shown at the chosen card. */
function ChooseParent({
  cat: { id: catId, version },
  sex,
  parent,
}: {
  cat: Pick<FullProfile, "id" | "version">;
  sex: Sex;
  parent: CatCard;
}) {
  const { revalidate } = useRevalidator();
  const { call } = usePageTools();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const choose = async () => {
    setBusy(true);
    setRefusal(null);
    try {
      await call("POST /parents/", {
        body:
          sex === "female"
            ? { catId, motherId: parent.id, version }
            : { catId, fatherId: parent.id, version },
      });
      await navigate(paths.cat(catId));
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      setRefusal(failureText(error));
      if (error.status === 409) await revalidate();
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button small disabled={busy} disabledReason={m.cat_saving()} onClick={() => void choose()}>
        {sex === "female" ? m.cat_add_mother() : m.cat_add_father()}
      </Button>
      <p role="alert" className={styles["refusal"]}>
        {refusal}
      </p>
    </>
  );
}
