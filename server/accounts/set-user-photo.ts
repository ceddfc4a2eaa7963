import { ownUpload } from "../documents/queries.ts";
import type { Handler } from "../http/handler.ts";
import { refuse } from "../http/refusal.ts";
import { setUserPhoto as updatePhoto } from "./settings/settings-statements.ts";

export const setUserPhoto: Handler<"POST /me/useravaurl"> = async (
  { body },
  { db, member, services, onCommit },
) => {
  const [upload] = await ownUpload(db, {
    path: body.filePath,
    memberId: member.id,
    prefix: "profile",
  });
  if (!upload) refuse("foreign_upload");
  await updatePhoto(db, { memberId: member.id, path: upload.path });
  onCommit(services.forgetting.now);
  return { data: { user_ava_url: upload.path } };
};
