import { useLoaderData, useNavigate, type LoaderFunctionArgs } from "react-router";
import type { UploadAnswer } from "../ui/upload.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { SavePhoto } from "../documents/save-photo.tsx";
import { requireViewer, usePageTools } from "../page-tools.ts";
import { paths } from "../paths.ts";
import { ButtonLink } from "../ui/button.tsx";
import { Head } from "../ui/head.tsx";
import { Empty, Lead, Page } from "../ui/page.tsx";
import { catParts } from "./cat-parts.ts";
import { CatProfile } from "./cat-profile.tsx";
import { loadCatScreen } from "./load-cat-screen.ts";
import { isOwner } from "./may-change.ts";

/** A stranger gets the public profile here (spec §2.2). */
export function loader(args: LoaderFunctionArgs) {
  return loadCatScreen(
    requireViewer(args),
    args.params["id"],
    new URL(args.request.url).searchParams,
  );
}

export const lateParts = catParts;

export function Component() {
  const screen = useLoaderData() as Awaited<ReturnType<typeof loader>>;
  const { call, viewer } = usePageTools();
  const navigate = useNavigate();
  const { profile } = screen;
  if (profile.kind !== "full") return <CatProfile screen={screen} />;
  const { cat } = profile;
  const title = m.cat_photo_title({ name: cat.cat_name });
  const save = async ({ filePath }: UploadAnswer) => {
    await call("POST /cats/{id}/catavaurl", { params: { id: cat.id }, body: { filePath } });
    await navigate(paths.cat(cat.id));
  };
  return (
    <Page width="narrow">
      <Head title={title} description={title} noIndex />
      <h1>{title}</h1>
      {isOwner(profile, viewer?.id) ? (
        <>
          <Lead>{m.cat_photo_lead()}</Lead>
          <SavePhoto prefix="cat-photo" catId={cat.id} save={save}>
            <ButtonLink to={paths.cat(cat.id)} look="second">
              {m.cat_back_to_page()}
            </ButtonLink>
          </SavePhoto>
        </>
      ) : (
        <Empty>{m.cat_photo_owner_only()}</Empty>
      )}
    </Page>
  );
}
