/** What other nouns may ask of uploads and pictures. */
import sharp from "sharp";
import { photoWidths, photoFileName, PHOTO_TYPES } from "@felistry/domain/cats/photo-sources.ts";
import type { UploadPrefix } from "@felistry/contract/documents.ts";
import { statement } from "../db/statement.ts";
import type { Tx } from "../db/transaction.ts";
import type { FileStore } from "../storage/file-store.ts";
import { drawingFile } from "./drawings.ts";
import { PHOTO_FOLDER } from "../pictures/picture-names.ts";
import { pictureTurn } from "./picture-work.ts";

/** The upload with this path, where this very member sent it for this very use; a photo call takes no other. */
export const ownUpload = statement<
  [path: string, memberId: number, prefix: UploadPrefix],
  { path: string }
>("upload_own", "select path from uploads where path = $1 and users_id = $2 and prefix = $3");

interface ForgottenUpload {
  path: string;
  original_key: string;
  width: number;
}

const deletePersonal = statement<[memberId: number], ForgottenUpload>(
  "upload_delete_personal",
  "delete from uploads where users_id = $1 and prefix in ('profile', 'cattery') returning path, original_key, width",
);

const deleteUnused = statement<[path: string], ForgottenUpload>(
  "upload_delete_unused",
  `delete from uploads u where u.path = $1 and u.prefix = 'cat-photo'
     and not exists (select from cat_photos p where p.path = u.path) returning path, original_key, width`,
);

/** Forgets a photo that no cat shows any more; answers the store's keys of its files, as below. */
export async function forgetCatPhoto(tx: Tx, path: string): Promise<string[]> {
  return (await deleteUnused(tx, path)).flatMap(filesOf);
}

/**
 * Forgets the photos that a member sent of themselves and of their catteries; answers the store's keys of their
 * files, to be deleted once that is committed.
 */
export async function forgetPersonalPhotos(tx: Tx, memberId: number): Promise<string[]> {
  return (await deletePersonal(tx, memberId)).flatMap(filesOf);
}

function filesOf({ path, original_key, width }: ForgottenUpload): string[] {
  const base = path.slice(path.lastIndexOf("/") + 1).replace(/\.\w+$/, "");
  const names = photoWidths(width).flatMap((kept) =>
    PHOTO_TYPES.map((type) => photoFileName(base, width, kept, type)),
  );
  return [original_key, ...names.map((name) => `${PHOTO_FOLDER}/${name}`)];
}

const PORTRAIT_SIZE = 640;

/** A square JPEG of a cat for print: of its photo where that is kept, else of its drawing by that drawing's name. */
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
