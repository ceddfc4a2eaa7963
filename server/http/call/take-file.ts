/** Calls that send a file. */
import type { CallSpec } from "@felistry/contract/call.ts";
import { poolDb, streamDb } from "../../db/transaction.ts";
import { requireRow } from "../call-checks.ts";
import type { CookieChange } from "../cookies.ts";
import type { Caller, MultipartBody, StreamedFile } from "../handler.ts";
import type { Pipeline } from "./pipeline.ts";
import type { ReadyCall } from "./ready-call.ts";
import { refuse } from "../refusal.ts";
import { reply } from "./reply.ts";
import type { Success } from "../success.ts";

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
  { spec, input, handler, base }: ReadyCall,
  file: unknown,
  cookies: CookieChange[],
): Promise<Success> {
  const { pool } = pipeline.services;
  // A table of cats is taken in for as long as it is sent.
  const db = spec.streamed ? streamDb(pool) : poolDb(pool);
  await requireRow(pipeline.rowRules, spec.access, db, input, base.member);
  return reply(
    await handler(input, {
      ...base,
      db,
      file,
      setCookie: (change: CookieChange) => void cookies.push(change),
    }),
  );
}
