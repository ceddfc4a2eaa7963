import { ownUpload } from "../documents/queries.ts";
import type { Handler } from "../http/handler.ts";
import { refuse } from "../http/refusal.ts";
import { setPhoto } from "./statements.ts";

export const setCatPhoto: Handler<"POST /cats/{id}/catavaurl"> = async (
  { params, body },
  { db, member, services, onCommit },
) => {
  const [upload] = await ownUpload(db, body.filePath, member.id, "cat-photo");
  if (!upload) refuse("foreign_upload");
  await setPhoto(db, params.id, upload.path);
  onCommit(services.market.changed);
  return { data: { cat_ava_url: upload.path } };
};
