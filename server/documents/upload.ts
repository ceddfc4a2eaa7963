import { scanPrefixes } from "@felistry/contract/documents.ts";
import { ownsCat } from "@felistry/domain/cats/edit-mode.ts";
import { catOwners } from "../cats/queries.ts";
import type { Db } from "../db/transaction.ts";
import type { Handler } from "../http/handler.ts";
import { refuse } from "../http/refusal.ts";
import { bytesOf, keysOf } from "../pictures/make-picture.ts";
import { forgetPicture, storePicture } from "../pictures/store-picture.ts";
import { requireRoom } from "../storage/free-space.ts";
import { requireQuota } from "../storage/quota.ts";
import { insertUpload } from "./statements.ts";

/** An original and the kept copy made from it. */
const ROOM_FOR_EACH = 3;

export const upload: Handler<"POST /upload"> = async ({ body }, { db, member, services, file }) => {
  const { files, pictures } = services;
  if (body.catId !== undefined) await requireOwnCat(db, body.catId, member.id);
  if (!file || file.bytes.length === 0) refuse("no_file");
  await requireRoom(services.config, ROOM_FOR_EACH * file.bytes.length);
  await requireQuota(db, member.id, file.bytes.length, services.config, { isPicture: true });
  const kind = scanPrefixes.includes(body.prefix) ? "scan" : "photo";
  const made = await pictures.make(member.id, file.bytes, kind);
  // Counted again by what is kept: the member may have stored others meanwhile.
  await requireQuota(db, member.id, bytesOf(made), services.config, { isPicture: true });
  await storePicture(files, made);
  const { path, originalKey, width, height } = made;
  try {
    await insertUpload(db, {
      path,
      memberId: member.id,
      prefix: body.prefix,
      originalKey,
      width,
      height,
      bytes: bytesOf(made),
      files: keysOf(made),
    });
  } catch (error) {
    await forgetPicture(files, made);
    throw error;
  }
  return { data: { filePath: path, width, height }, filePath: path };
};

async function requireOwnCat(db: Db, catId: number, memberId: number): Promise<void> {
  const [owners] = await catOwners(db, { catId });
  if (!owners) refuse("cat_not_found");
  if (!ownsCat(owners, memberId)) refuse("not_allowed");
}
