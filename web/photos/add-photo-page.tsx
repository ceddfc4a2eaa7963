import { useState } from "react";
import { useLoaderData, useNavigate, useRevalidator, type LoaderFunctionArgs } from "react-router";
import { PHOTOS_MAX } from "@felistry/domain/photos/photo-limit.ts";
import type { UploadAnswer } from "../ui/form/upload.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { SavePhoto } from "../documents/save-photo.tsx";
import { requireViewer, usePageTools } from "../page-tools.ts";
import { paths } from "../paths.ts";
import { ButtonLink } from "../ui/button.tsx";
import { Head } from "../ui/head.tsx";
import { CheckField } from "../ui/form/field.tsx";
import { Empty, Lead, Page, Row } from "../ui/page.tsx";
import { catParts } from "../cats/profile/cat-parts.ts";
import { CatProfile } from "../cats/profile/cat-profile.tsx";
import { loadCatScreen } from "../cats/profile/load-cat-screen.ts";
import { isOwner } from "../cats/may-change.ts";
import { PhotoList } from "./photo-list.tsx";

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
  const { revalidate } = useRevalidator();
  const [asMain, setAsMain] = useState(true);
  const [added, setAdded] = useState(0);
  const { profile, photos } = screen;
  if (profile.kind !== "full") return <CatProfile screen={screen} />;
  const { cat } = profile;
  const title = m.cat_photo_title({ name: cat.cat_name });
  const save = async ({ filePath }: UploadAnswer) => {
    const sent = { params: { id: cat.id }, body: { filePath } };
    if (asMain) {
      await call("POST /cats/{id}/catavaurl", sent);
      return navigate(paths.cat(cat.id));
    }
    await call("POST /cats/{id}/photos", sent);
    await revalidate();
    setAdded(added + 1);
  };
  const back = (
    <ButtonLink to={paths.cat(cat.id)} look="second">
      {m.cat_back_to_page()}
    </ButtonLink>
  );
  return (
    <Page width="narrow">
      <Head title={title} description={title} noIndex />
      <h1>{title}</h1>
      {isOwner(profile, viewer?.id) ? (
        <>
          <Lead>{m.cat_photo_lead()}</Lead>
          <output key={added}>{added > 0 && m.photos_added()}</output>
          {photos.length < PHOTOS_MAX ? (
            <>
              {photos.length > 0 && <AsMain chosen={asMain} onChoose={setAsMain} />}
              <SavePhoto key={`form ${added}`} prefix="cat-photo" catId={cat.id} save={save}>
                {back}
              </SavePhoto>
            </>
          ) : (
            <>
              <p>{m.photos_full({ most: PHOTOS_MAX })}</p>
              <Row>{back}</Row>
            </>
          )}
          {photos.length > 0 && <PhotoList cat={cat} photos={photos} />}
        </>
      ) : (
        <Empty>{m.cat_photo_owner_only()}</Empty>
      )}
    </Page>
  );
}

function AsMain({ chosen, onChoose }: { chosen: boolean; onChoose: (chosen: boolean) => void }) {
  return (
    <CheckField
      name="main"
      errors={{}}
      label={m.photos_as_main()}
      checked={chosen}
      onChange={(event) => onChoose(event.target.checked)}
    />
  );
}
