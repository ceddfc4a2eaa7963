import { ownUpload } from "../documents/queries.ts";
import type { Handler } from "../http/handler.ts";
import { setUserPhoto as updatePhoto } from "./settings/settings-statements.ts";

export const setUserPhoto: Handler<"POST /me/useravaurl"> = async (
  { body },
  { db, member, services, onCommit },
) => {
  const path = await ownUpload(db, body.filePath, member.id, "profile");
  await updatePhoto(db, { memberId: member.id, path });
  onCommit(services.forgetting.now);
  return { data: { user_ava_url: path } };
};
