/** What other nouns may ask of uploads and pictures. */
import type { UploadPrefix } from "@felistry/contract/documents.ts";
import sharp from "sharp";
import { statement } from "../db/statement.ts";
import type { Db } from "../db/transaction.ts";
import { refuse } from "../http/refusal.ts";
import type { FileStore } from "../storage/file-store.ts";
import { drawingFile } from "../pictures/drawings.ts";
import { PHOTO_FOLDER, SCAN_FOLDER } from "../pictures/picture-names.ts";
import { pictureTurn } from "../pictures/picture-work.ts";

const selectOwnUpload = statement(
  "upload_own",
  "select path from uploads where path = :path and users_id = :memberId and prefix = :prefix",
);

/** The path of an upload that this member sent for this use; nobody else's is accepted. */
export async function ownUpload(
  db: Db,
  path: string,
  memberId: number,
  use: UploadPrefix,
): Promise<string> {
  const [upload] = await selectOwnUpload(db, { path, memberId, prefix: use });
  return upload?.path ?? refuse("foreign_upload");
}

/** A member's own and their catteries' pictures, and unused uploads. The files go with the rows. */
export const forgetPersonalUploads = statement(
  "upload_delete_personal",
  "delete from uploads where users_id = :memberId and (prefix in ('profile', 'cattery') or not attached)",
);

const PORTRAIT_SIZE = 640;

/** A square JPEG of a cat for print: its photo if there is one, else its drawing. */
export async function portrait(
  files: FileStore,
  photoUrl: string | null,
  drawing: string,
): Promise<Buffer> {
  const key = photoUrl?.startsWith("/photos/") ? photoUrl.replace("/photos", PHOTO_FOLDER) : null;
  const bytes =
    key !== null && (await files.exists(key))
      ? await files.get(key)
      : (await drawingFile(`${drawing}.svg`))!.bytes;
  return pictureTurn(() =>
    sharp(bytes)
      .resize(PORTRAIT_SIZE, PORTRAIT_SIZE, { fit: "cover", position: "attention" })
      .jpeg({ quality: 88 })
      .toBuffer(),
  );
}
const PRINTED = { width: 900, height: 360 } as const;

/** A club's logo or signature for print: what is clear on it stays clear. Null if its file is gone. */
export async function printable(files: FileStore, path: string): Promise<Buffer | null> {
  const key = path.replace("/scans", SCAN_FOLDER);
  if (!(await files.exists(key))) return null;
  const bytes = await files.get(key);
  return pictureTurn(() =>
    sharp(bytes)
      .resize({ ...PRINTED, fit: "inside", withoutEnlargement: true })
      .png({ compressionLevel: 9 })
      .toBuffer(),
  );
}
export { documents } from "./document-statements.ts";
