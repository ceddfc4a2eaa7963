/**
 * Attaches an archive's pictures, and what they belong to, to the cats that its import has stored. Each is a transaction under the
 * import's name, so that an import that breaks off goes on with the next, and one that is taken back takes them along.
 */
import { buffer } from "node:stream/consumers";
import { Readable } from "node:stream";
import { setTimeout as delay } from "node:timers/promises";
import type { Pool } from "pg";
import { UPLOAD_MAX_BYTES } from "@felistry/domain/documents/upload-limits.ts";
import {
  type AttachmentFault,
  isNameInArchive,
  PICTURES_MAX,
} from "@felistry/domain/imports/attached.ts";
import { inTransaction } from "../../db/transaction.ts";
import { Refusal } from "../../http/refusal.ts";
import type { ErrorCode } from "@felistry/contract/errors.ts";
import type { Services } from "../../services.ts";
import { keptSource } from "../files/kept-file.ts";
import { deleteParts, endAttaching, type ImportRow } from "../statements.ts";
import { madeBy } from "../undo-cats.ts";
import { type ByteSource, NotAZip, unpacked, ZipTooLarge } from "../workbooks/zip-entries.ts";
import { type ArchivedTables, archivedTables } from "./archived-cats.ts";
import { attachOne } from "./attach-one.ts";
import {
  type Attachment,
  endAttachment,
  refuseRest,
  selectAttachments,
} from "./attachment-rows.ts";

interface Attaching {
  readonly pool: Pool;
  readonly services: Services;
  readonly row: Pick<ImportRow, "id" | "users_id">;
  readonly source: ByteSource;
  readonly archive: ArchivedTables;
  readonly signal: AbortSignal;
}

const PAGE = 100;

/** Ends early, with the rest for the next attempt, when `signal` is aborted. */
export async function attachPictures(
  services: Services,
  pool: Pool,
  row: Attaching["row"],
  signal: AbortSignal,
): Promise<void> {
  const { background: db } = services;
  const importId = row.id;
  const source = await keptSource(db, importId);
  const archive = await archivedTables(source).catch(() => null);
  if (archive) {
    const attaching = { pool, services, row, source, archive, signal };
    for (;;) {
      const page = await selectAttachments(db, { importId, most: PAGE });
      if (page.length === 0) break;
      for (const attachment of page) {
        if (signal.aborted) return;
        await attachOrRefuse(attaching, attachment);
      }
    }
  } else await refuseRest(db, { importId, fault: "damaged" });
  await deleteParts(db, { id: importId });
  await endAttaching(db, { id: importId, reason: null });
}

/** After a fault of ours, when no further attempt is made. */
export async function giveUpAttaching(services: Services, importId: number): Promise<void> {
  const { background: db } = services;
  await refuseRest(db, { importId, fault: "broke_off" });
  await deleteParts(db, { id: importId });
  await endAttaching(db, { id: importId, reason: null });
}

async function attachOrRefuse(attaching: Attaching, attachment: Attachment): Promise<void> {
  const { services, row } = attaching;
  try {
    await attach(attaching, attachment);
  } catch (error) {
    const fault = faultOf(error);
    if (fault === null) throw error;
    const { place } = attachment;
    await endAttachment(services.background, { importId: row.id, place, fault });
  }
}

class Unfit extends Error {
  readonly fault: AttachmentFault;

  constructor(fault: AttachmentFault) {
    super(fault);
    this.fault = fault;
  }
}

const FAULTS: Readonly<Partial<Record<ErrorCode, AttachmentFault>>> = {
  wrong_file_type: "wrong_type",
  broken_image: "broken",
  too_many_pixels: "too_many_pixels",
  picture_too_heavy: "too_heavy",
  too_many_photos: "photos_many",
  files_quota: "no_room",
  unused_files_quota: "no_room",
  storage_full: "no_room",
  cat_not_found: "cat_gone",
  not_allowed: "cat_gone",
};

/** Null for what is no fault of the file. */
function faultOf(error: unknown): AttachmentFault | null {
  if (error instanceof Unfit) return error.fault;
  if (error instanceof ZipTooLarge) return "too_large";
  if (error instanceof NotAZip || isInflateError(error)) return "damaged";
  if (!(error instanceof Refusal)) return null;
  const [field] = error.details.fields ?? [];
  if (field?.code === "number_ours") return "number_ours";
  if (field?.code === "system") return "system";
  return FAULTS[error.code] ?? null;
}

function isInflateError(error: unknown): boolean {
  return (error as { code?: string }).code?.startsWith("Z_") ?? false;
}

async function attach(attaching: Attaching, attachment: Attachment): Promise<void> {
  const { pool, services, row } = attaching;
  const bytes = await pictureOf(attaching, attachment);
  const acting = { memberId: row.users_id, requestId: madeBy(row.id) };
  await patiently(attaching.signal, () =>
    attachOne(services, row.users_id, attachment, bytes, (record) =>
      inTransaction(
        pool,
        async (tx) => {
          await record(tx);
          await endAttachment(tx, { importId: row.id, place: attachment.place, fault: null });
        },
        acting,
      ),
    ),
  );
}

async function pictureOf(
  { source, archive }: Attaching,
  { file, place }: Attachment,
): Promise<Buffer> {
  if (place > PICTURES_MAX) throw new Unfit("many");
  if (file === null) throw new Unfit("missing");
  if (!isNameInArchive(file)) throw new Unfit("name");
  const entry = archive.entries.get(`${archive.folder}${file}`);
  if (!entry) throw new Unfit("missing");
  if (entry.size > UPLOAD_MAX_BYTES) throw new Unfit("too_large");
  return buffer(Readable.from(unpacked(source, entry, UPLOAD_MAX_BYTES)));
}

const BUSY_MS = 2_000;

/** Others' pictures come first where the site is busy. */
async function patiently(signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== "pictures_busy") throw error;
      await delay(BUSY_MS, undefined, { signal });
    }
  }
}
