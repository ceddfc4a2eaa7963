import { Link, redirect, useLoaderData, type LoaderFunctionArgs } from "react-router";
import type { FullProfile } from "@felistry/contract/cats.ts";
import { ownsCat } from "@felistry/domain/cats/edit-mode.ts";
import { displayName } from "@felistry/domain/cats/display-name.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { requireViewer, usePageTools } from "../../page-tools.ts";
import { paths } from "../../paths.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Head } from "../../ui/head.tsx";
import { Empty, Page } from "../../ui/page.tsx";
import { EditCatForm } from "./cat-form-edit.tsx";
import styles from "./cat-form.module.css";
import { BackToOrder } from "../../orders/order-back-link.tsx";
import { loadOtherName } from "../../search/load-other-name.ts";
import { OtherNameCard } from "../../search/other-name-card.tsx";
import { loadColourChoices } from "../../colours/colour-fields-choices.ts";
import { catIdIn, loadProfile } from "../profile/load-cat-screen.ts";

/** Readers who may not edit the cat get its public profile (spec §2.2). */
export async function loader(args: LoaderFunctionArgs) {
  const tools = requireViewer(args);
  const id = catIdIn(args.params["id"]);
  const profile = id === null ? null : await loadProfile(tools, id);
  if (profile?.kind !== "full") throw redirect(paths.cat(args.params["id"] ?? ""));
  const { cat } = profile;
  const isOpen = cat.edit_mode === "edit_unlocked";
  if (!isOpen) return { cat, open: null };
  const [choices, forms] = await Promise.all([
    loadColourChoices(tools),
    loadOtherName(tools, cat.id),
  ]);
  return { cat, open: { choices, forms } };
}

export function Component() {
  const { cat, open } = useLoaderData() as Awaited<ReturnType<typeof loader>>;
  const { viewer } = usePageTools();
  const title = m.catform_edit_title({ name: displayName(cat) });
  return (
    <Page width="narrow">
      <Head title={title} description={title} noIndex />
      <BackToOrder />
      <h1>{title}</h1>
      {open ? (
        <>
          <p className={styles["help"]}>{m.catform_edit_help()}</p>
          {cat.facts_locked && (
            <p className={styles["help"]}>
              {m.catform_under_review()}{" "}
              <Link to={paths.registration(cat.id)}>{m.catform_to_application()}</Link>
            </p>
          )}
          <EditCatForm cat={cat} choices={open.choices} />
          <OtherNameCard catId={cat.id} forms={open.forms} />
        </>
      ) : (
        <Empty>
          <p>{whyLocked(cat, viewer?.id)}</p>
          <ButtonLink to={paths.cat(cat.id)} look="second">
            {m.cat_back_to_page()}
          </ButtonLink>
        </Empty>
      )}
    </Page>
  );
}

function whyLocked(cat: FullProfile, viewerId: number | undefined): string {
  if (cat.registered === 1) return m.catform_locked_registered();
  const isOwner = viewerId !== undefined && ownsCat(cat, viewerId);
  return isOwner ? m.catform_locked_ancestor() : m.catform_locked_reader();
}
