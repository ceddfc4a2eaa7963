/** Has a sent scan read: the call waits for the answer, or its sender comes back for it. */
import { createHash, randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { fileTypeFromBuffer } from "file-type";
import { may } from "@felistry/domain/accounts/club-rights.ts";
import { ownsCat } from "@felistry/domain/cats/edit-mode.ts";
import { requireDeskOfCat } from "../cases/queries.ts";
import { catOwners } from "../cats/queries.ts";
import { inTransaction, type Db } from "../db/transaction.ts";
import type { Handler, Member } from "../http/handler.ts";
import { refuse } from "../http/refusal.ts";
import { hasTooManyScans } from "../pictures/picture-head.ts";
import { beginReading } from "./begin-reading.ts";
import { finishedReading } from "./finished-reading.ts";
import { stateOf } from "./reading-state.ts";
import { deleteReading, isOver } from "./statements.ts";

export const readUploadedScan: Handler<"POST /uploadToAi"> = async (
  { body },
  { db, member, services, file, locale, requestId },
) => {
  if (body.catId !== undefined) await requireReader(db, body.catId, member);
  if (!file) refuse("no_file");
  if (file.bytes.length === 0) refuse("file_empty");
  const isPdf = await isPdfOrPicture(file.bytes);
  const sent = {
    memberId: member.id,
    key: body.readingId ?? randomUUID(),
    catId: body.catId ?? null,
    pedigreeId: null,
    source: createHash("sha256").update(file.bytes).digest("hex"),
    isPdf,
    scan: file.bytes,
    isKept: body.queued !== undefined,
  };
  const { id, key } = await inTransaction(services.pool, (tx) => beginReading(tx, services, sent), {
    memberId: member.id,
    requestId,
  });
  const own = { memberId: member.id, key };
  if (sent.isKept)
    return {
      recognizedText: "",
      data: (await stateOf(db, services, own)) ?? refuse("reading_not_found"),
    };
  // The one who waits for the answer has it then.
  try {
    while (!((await isOver(services.background, { id }))[0]?.is_over ?? true)) await sleep(LOOK_MS);
    return await finishedReading(services.background, { ...own, locale });
  } finally {
    if (key === sent.key) await deleteReading(services.background, own);
  }
};

const LOOK_MS = 200;

async function requireReader(db: Db, catId: number, member: Member): Promise<void> {
  const [owners] = await catOwners(db, { catId });
  if (!owners) refuse("cat_not_found");
  if (ownsCat(owners, member.id)) return;
  if (!may(member, "work_cases")) refuse("not_allowed");
  await requireDeskOfCat(db, member, catId);
}

const PICTURES = new Set(["image/jpeg", "image/png", "image/apng", "image/gif", "image/webp"]);

/** Determined by content, whatever the name says. */
async function isPdfOrPicture(bytes: Buffer): Promise<boolean> {
  const type = await fileTypeFromBuffer(bytes);
  if (type?.mime === "application/pdf") return true;
  if (!type || !PICTURES.has(type.mime)) refuse("wrong_scan_type");
  if (type.mime === "image/jpeg" && hasTooManyScans(bytes)) refuse("scan_too_heavy");
  return false;
}
