import { scanPrefixes } from "@felistry/contract/documents.ts";
import { ownsCat } from "@felistry/domain/cats/edit-mode.ts";
import { catOwners } from "../cats/queries.ts";
import type { Db } from "../db/transaction.ts";
import type { Handler } from "../http/handler.ts";
import { refuse } from "../http/refusal.ts";
import { keepPhoto, keepScan } from "./keep-picture.ts";
import { openPicture } from "./picture.ts";
import { pictureTurn } from "./picture-work.ts";
import { insertUpload } from "./statements.ts";

export const upload: Handler<"POST /upload"> = async ({ body }, { db, member, services, file }) => {
  if (body.catId !== undefined) await requireOwnCat(db, body.catId, member.id);
  if (!file || file.bytes.length === 0) refuse("no_file");
  const picture = await openPicture(file.bytes);
  const keep = scanPrefixes.includes(body.prefix) ? keepScan : keepPhoto;
  const { path, originalKey, width, height } = await pictureTurn(() =>
    keep(services.files, picture),
  );
  await insertUpload(
    db,
    path,
    member.id,
    body.prefix,
    originalKey,
    width,
    height,
    file.bytes.length,
  );
  return { data: { filePath: path, width, height }, filePath: path };
};

async function requireOwnCat(db: Db, catId: number, memberId: number): Promise<void> {
  const [owners] = await catOwners(db, catId);
  if (!owners) refuse("cat_not_found");
  if (!ownsCat(owners, memberId)) refuse("not_allowed");
}
