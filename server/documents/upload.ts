import { scanPrefixes } from "@felistry/contract/documents.ts";
import { ownsCat } from "@felistry/domain/cats/edit-mode.ts";
import { catOwners } from "../cats/queries.ts";
import type { Db } from "../db/transaction.ts";
import type { Handler } from "../http/handler.ts";
import { refuse } from "../http/refusal.ts";
import { bytesOf } from "../pictures/make-picture.ts";
import { forgetPicture, storePicture } from "../pictures/store-picture.ts";
import { insertUpload } from "./statements.ts";

export const upload: Handler<"POST /upload"> = async ({ body }, { db, member, services, file }) => {
  const { files, pictures } = services;
  if (body.catId !== undefined) await requireOwnCat(db, body.catId, member.id);
  if (!file || file.bytes.length === 0) refuse("no_file");
  const kind = scanPrefixes.includes(body.prefix) ? "scan" : "photo";
  const made = await pictures.make(member.id, file.bytes, kind);
  await storePicture(files, made);
  const { path, originalKey, width, height } = made;
  try {
    const bytes = bytesOf(made);
    await insertUpload(db, path, member.id, body.prefix, originalKey, width, height, bytes);
  } catch (error) {
    await forgetPicture(files, made);
    throw error;
  }
  return { data: { filePath: path, width, height }, filePath: path };
};

async function requireOwnCat(db: Db, catId: number, memberId: number): Promise<void> {
  const [owners] = await catOwners(db, catId);
  if (!owners) refuse("cat_not_found");
  if (!ownsCat(owners, memberId)) refuse("not_allowed");
}
