/** Calls that send a file. */
import { createHash } from "node:crypto";
import type { CallSpec } from "@felistry/contract/call.ts";
import { poolDb, streamDb } from "../../db/transaction.ts";
import { requireRow, type RawInput } from "../call-checks.ts";
import type { CookieChange } from "../cookies.ts";
import { onceOf } from "../done-once.ts";
import type { Caller, MultipartBody, StreamedFile } from "../handler.ts";
import { BEYOND_ALL, ownWrite } from "../front/own-write.ts";
import type { Pipeline } from "./pipeline.ts";
import type { ReadyCall } from "./ready-call.ts";
import { refuse } from "../refusal.ts";
import { reply } from "./reply.ts";
import type { Success } from "../success.ts";
import { doneOnce } from "../upload-once.ts";

/** Read once the caller is known: the server does not wait for a stranger's file. */
export async function readUpload(
  { streamed }: CallSpec,
  { parts, streamedFile }: Caller,
): Promise<MultipartBody | { fields: object; file: StreamedFile | null }> {
  if (!parts || !streamedFile) refuse("no_file");
  return streamed ? { fields: {}, file: await streamedFile() } : parts();
}

export async function takeFile(
  pipeline: Pipeline,
  { key, raw, spec, input, handler, base }: ReadyCall,
  file: unknown,
  cookies: CookieChange[],
): Promise<Success> {
  const { pool } = pipeline.services;
  const once = spec.creates ? onceOf(key, withFile(raw, file), base) : null;
  // Receiving a table of cats may take as long as sending it.
  const db = spec.streamed ? streamDb(pool) : poolDb(pool);
  await requireRow(pipeline.rowRules, spec.access, db, input, base.member);
  const work = async () =>
    reply(
      await handler(input, {
        ...base,
        db,
        file,
        setCookie: (change: CookieChange) => void cookies.push(change),
      }),
    );
  const told = pipeline.services.replicas;
  // After the file's own statements, each of which is committed by itself.
  const tellPlace = async () => {
    if (told.any) cookies.push(ownWrite(await told.positionNow().catch(() => BEYOND_ALL)));
  };
  if (!once) return work().finally(tellPlace);
  // Asking for an earlier answer takes no longer than any other call.
  const { success, isEarlier } = await doneOnce(db, once, work);
  await tellPlace();
  if (isEarlier && spec.streamed) await passOver(file as StreamedFile | null);
  return success;
}

/** Adds the file to the input: its content if it is in memory, its name and size if it is still arriving. */
function withFile(raw: RawInput, file: unknown): RawInput {
  const sent = file as MultipartBody["file"] | StreamedFile;
  const sign =
    sent === null
      ? null
      : "bytes" in sent
        ? createHash("sha256").update(sent.bytes).digest("base64url")
        : `${sent.name} ${sent.announced}`;
  return { ...raw, body: [raw.body, sign] };
}

/** A sender reads the answer only once the whole file is received. */
async function passOver(file: StreamedFile | null): Promise<void> {
  for await (const _ of file?.content ?? []) break;
}
