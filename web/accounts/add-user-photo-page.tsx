import { data, useNavigate, type LoaderFunctionArgs } from "react-router";
import {
  user_photo_back,
  user_photo_lead,
  user_photo_title,
} from "@felistry/i18n/compiled/messages.js";
import { SavePhoto } from "../documents/save-photo.tsx";
import { requireViewer, usePageTools } from "../page-tools.ts";
import { paths } from "../paths.ts";
import { ButtonLink } from "../ui/button.tsx";
import { Head } from "../ui/head.tsx";
import { Lead, Page } from "../ui/page.tsx";
import type { UploadAnswer } from "../ui/form/upload.ts";

export function loader(args: LoaderFunctionArgs) {
  const { viewer } = requireViewer(args);
  if (args.params["id"] !== String(viewer.id)) throw data(null, { status: 403 });
  return null;
}

export function Component() {
  const { call } = usePageTools();
  const navigate = useNavigate();
  const save = async ({ filePath }: UploadAnswer) => {
    await call("POST /me/useravaurl", { body: { filePath } });
    await navigate(paths.my);
  };
  return (
    <Page width="narrow">
      <Head title={user_photo_title()} description={user_photo_lead()} noIndex />
      <h1>{user_photo_title()}</h1>
      <Lead>{user_photo_lead()}</Lead>
      <SavePhoto prefix="profile" save={save}>
        <ButtonLink to={paths.my} look="second">
          {user_photo_back()}
        </ButtonLink>
      </SavePhoto>
    </Page>
  );
}
