/**
 * One call, end to end: caller, input, access, handler, answer. HTTP requests (`routes.ts`) and pages rendered on the
 * server (`in-process.ts`) both use it, so that a page can do no more than a browser.
 */
import { specOf, type ApiKey } from "@felistry/contract/api.ts";
import { methodOf } from "@felistry/contract/call.ts";
import { requireRole, type RawInput } from "../call-checks.ts";
import { changeByCall } from "./change-by-call.ts";
import type { CookieChange } from "../cookies.ts";
import { failureOf, type Failure } from "../errors.ts";
import { giveFile } from "./give-file.ts";
import type { Caller, Told } from "../handler.ts";
import { requireRoomFor } from "../limits/call-limits.ts";
import { withLocale } from "../locale-scope.ts";
import type { Pipeline } from "./pipeline.ts";
import { readByCall } from "./read-by-call.ts";
import { readyCall } from "./ready-call.ts";
import { refuse } from "../refusal.ts";
import { tellDone, tellRefused } from "../security-events.ts";
import type { Success } from "../success.ts";
import { readUpload, takeFile } from "./take-file.ts";

export type Outcome = (Success | ({ readonly kind: "failure" } & Failure)) & {
  readonly cookies: readonly CookieChange[];
};

export async function answer(
  pipeline: Pipeline,
  key: ApiKey,
  raw: RawInput,
  caller: Caller,
): Promise<Outcome> {
  return withLocale(caller.locale, async () => {
    const cookies: CookieChange[] = caller.renewedCookie ? [caller.renewedCookie] : [];
    const told: Told = {};
    try {
      const success = await perform(pipeline, key, raw, { ...caller, told }, cookies);
      tellDone(pipeline.services, key, caller, told);
      return { ...success, cookies };
    } catch (error) {
      tellRefused(pipeline.services, key, caller, told, error);
      return { kind: "failure", ...failureOf(error, caller.requestId), cookies };
    }
  });
}

async function perform(
  pipeline: Pipeline,
  key: ApiKey,
  raw: RawInput,
  { told, ...caller }: Caller & { readonly told: Told },
  cookies: CookieChange[],
): Promise<Success> {
  const spec = specOf(key);
  if (spec.bytes) return giveFile(pipeline, readyCall(pipeline, key, raw, caller, told));
  requireRole(spec.access, caller.member);
  if (raw.isOfOtherType) refuse("wrong_body_type");
  // Before reading: the server does not wait for a file beyond the limit.
  await requireRoomFor(spec.limits, caller, pipeline.services);
  const upload = spec.bodyKind === "multipart" ? await readUpload(spec, caller) : null;
  const sent = upload ? { ...raw, body: upload.fields } : raw;
  const call = readyCall(pipeline, key, sent, caller, told);
  if (upload) return takeFile(pipeline, call, upload.file, cookies);
  return methodOf(key) === "GET"
    ? readByCall(pipeline, call, cookies)
    : changeByCall(pipeline, call, cookies);
}
