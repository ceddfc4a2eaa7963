/** Stores a member's picture in all its versions. What it belongs to is written by whoever asks. */
import { scanPrefixes, type UploadPrefix } from "@felistry/contract/documents.ts";
import type { Db } from "../db/transaction.ts";
import { bytesOf, keysOf, type MadePicture } from "../pictures/make-picture.ts";
import { forgetPicture, storePicture } from "../pictures/store-picture.ts";
import type { Services } from "../services.ts";
import { requireRoom } from "../storage/free-space.ts";
import { requireQuota } from "../storage/quota.ts";
import { insertUpload } from "./statements.ts";

/** An original and the kept copy made from it. */
const ROOM_FOR_EACH = 3;

export interface SentByMember {
  readonly memberId: number;
  readonly bytes: Buffer;
  readonly use: UploadPrefix;
}

type Needed = Pick<Services, "config" | "files" | "pictures">;

/**
 * Its files are in the store before `record` writes its row, and gone again if that fails.
 * @throws {Refusal} whatever is wrong with the picture, or with the room for it
 */
export async function keepPicture<Answer>(
  db: Db,
  { config, files, pictures }: Needed,
  { memberId, bytes, use }: SentByMember,
  record: (made: MadePicture) => Promise<Answer>,
): Promise<Answer> {
  await requireRoom(config, ROOM_FOR_EACH * bytes.length);
  await requireQuota(db, memberId, bytes.length, config, { isPicture: true });
  const made = await pictures.make(memberId, bytes, scanPrefixes.includes(use) ? "scan" : "photo");
  // Counted again by what is kept: the member may have stored others meanwhile.
  await requireQuota(db, memberId, bytesOf(made), config, { isPicture: true });
  await storePicture(files, made);
  try {
    return await record(made);
  } catch (error) {
    await forgetPicture(files, made);
    throw error;
  }
}

export async function recordPicture(
  db: Db,
  { memberId, use }: Pick<SentByMember, "memberId" | "use">,
  made: MadePicture,
): Promise<void> {
  const { path, originalKey, width, height, print } = made;
  await insertUpload(db, {
    path,
    memberId,
    prefix: use,
    originalKey,
    width,
    height,
    bytes: bytesOf(made),
    files: keysOf(made),
    print,
  });
}
