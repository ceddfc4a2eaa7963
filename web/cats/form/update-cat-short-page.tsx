import { redirect, useLoaderData, type LoaderFunctionArgs } from "react-router";
import { displayName } from "@felistry/domain/cats/display-name.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { requireViewer } from "../../page-tools.ts";
import { paths } from "../../paths.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Head } from "../../ui/head.tsx";
import { Empty, Page } from "../../ui/page.tsx";
import { ShortCatForm } from "./cat-form-short.tsx";
import styles from "./cat-form.module.css";
import { BackToOrder } from "../../orders/order-back-link.tsx";
import { loadOtherName } from "../../search/load-other-name.ts";
import { OtherNameCard } from "../../search/other-name-card.tsx";
import { catIdIn, loadProfile } from "../profile/load-cat-screen.ts";
import { isOwner } from "../may-change.ts";

/** A stranger gets the public profile (spec §2.2); an unlocked cat has the full form. */
export async function loader(args: LoaderFunctionArgs) {
  const tools = requireViewer(args);
  const id = catIdIn(args.params["id"]);
  const profile = id === null ? null : await loadProfile(tools, id);
  if (profile?.kind !== "full") throw redirect(paths.cat(args.params["id"] ?? ""));
  const { search, searchParams } = new URL(args.request.url);
  if (profile.cat.edit_mode === "edit_unlocked")
    throw redirect(paths.updateCat(profile.cat.id) + search);
  // Of a registered cat the club alone enters the day.
  if (searchParams.get("field") === "neutered_on" && profile.cat.registered !== 0)
    throw redirect(`${paths.cat(profile.cat.id)}/correction${search}`);
  const isOwn = isOwner(profile, tools.viewer.id);
  return { profile, forms: isOwn ? await loadOtherName(tools, profile.cat.id) : null };
}

export function Component() {
  const { profile, forms } = useLoaderData() as Awaited<ReturnType<typeof loader>>;
  const { cat } = profile;
  const title = m.own_short_title({ name: displayName(cat) });
  return (
    <Page width="narrow">
      <Head title={title} description={title} noIndex />
      <BackToOrder />
      <h1>{title}</h1>
      {forms ? (
        <>
          <p className={styles["help"]}>
            {cat.edit_mode === "edit_parent_partial_locked"
              ? m.catform_locked_ancestor()
              : m.own_short_help()}
          </p>
          <ShortCatForm cat={cat} />
          <OtherNameCard catId={cat.id} forms={forms} />
        </>
      ) : (
        <Empty>
          <p>{m.own_short_reader()}</p>
          <ButtonLink to={paths.cat(cat.id)} look="second">
            {m.cat_back_to_page()}
          </ButtonLink>
        </Empty>
      )}
    </Page>
  );
}
