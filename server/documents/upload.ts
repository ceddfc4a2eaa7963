import { ownsCat } from "@felistry/domain/cats/edit-mode.ts";
import { catOwners } from "../cats/queries.ts";
import type { Db } from "../db/transaction.ts";
import type { Handler } from "../http/handler.ts";
import { refuse } from "../http/refusal.ts";
import { keepPicture, recordPicture } from "./keep-picture.ts";

export const upload: Handler<"POST /upload"> = async ({ body }, { db, member, services, file }) => {
  if (body.catId !== undefined) await requireOwnCat(db, body.catId, member.id);
  if (!file) refuse("no_file");
  if (file.bytes.length === 0) refuse("file_empty");
  const sent = { memberId: member.id, bytes: file.bytes, use: body.prefix };
  const { path, width, height } = await keepPicture(db, services, sent, async (made) => {
    await recordPicture(db, sent, made);
    return made;
  });
  return { data: { filePath: path, width, height }, filePath: path };
};

async function requireOwnCat(db: Db, catId: number, memberId: number): Promise<void> {
  const [owners] = await catOwners(db, { catId });
  if (!owners) refuse("cat_not_found");
  if (!ownsCat(owners, memberId)) refuse("not_allowed");
}
