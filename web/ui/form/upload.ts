/** Sends one file to the upload host and reports progress, which `fetch` cannot. */
import type { Answer } from "@felistry/contract/api.ts";
import { newKey } from "@felistry/contract/client.ts";
import type { UploadPrefix } from "@felistry/contract/documents.ts";

export type UploadAnswer = Answer<"POST /upload">;

/** The error from the server or the network. Its text can be shown. */
export class UploadFailure extends Error {
  override readonly name = "UploadFailure";
}

export interface UploadRequest {
  readonly file: File;
  readonly prefix: UploadPrefix;
  readonly catId?: number;
}

/** `onProgress` gets the share sent, 0 to 1. Rejects with an `UploadFailure`. */
export function uploadFile(
  uploadOrigin: string,
  { file, prefix, catId }: UploadRequest,
  onProgress: (part: number) => void,
): Promise<UploadAnswer> {
  const form = new FormData();
  form.set("prefix", prefix);
  if (catId !== undefined) form.set("catId", String(catId));
  form.set("file", file);
  return sendForm(`${uploadOrigin}/api/upload`, form, onProgress);
}

/** Keys of files with an unknown outcome, by what was sent: a file sent again is stored once. */
const unanswered = new Map<string, string>();

function signOf(url: string, form: FormData): string {
  const parts = [...form].map(([name, value]) =>
    typeof value === "string" ? [name, value] : [name, value.name, value.size, value.lastModified],
  );
  return JSON.stringify([url, parts]);
}

/** Sends a complete form with its file; otherwise like `uploadFile`. */
export function sendForm<Sent>(
  url: string,
  form: FormData,
  onProgress: (part: number) => void,
): Promise<Sent> {
  const { promise, resolve, reject } = Promise.withResolvers<Sent>();
  const request = new XMLHttpRequest();
  const sign = signOf(url, form);
  const key = unanswered.get(sign) ?? newKey();
  unanswered.set(sign, key);
  request.open("POST", url);
  request.setRequestHeader("idempotency-key", key);
  request.withCredentials = true;
  request.responseType = "json";
  request.upload.addEventListener("progress", ({ loaded, total }) =>
    onProgress(total > 0 ? loaded / total : 0),
  );
  request.addEventListener("load", () => {
    const answer = request.response as (Sent & { message?: string }) | null;
    if (request.status < 500) unanswered.delete(sign);
    if (request.status === 200 && answer) resolve(answer);
    else
      reject(new UploadFailure(answer?.message ?? `Error ${request.status} ${request.statusText}`));
  });
  request.addEventListener("error", () =>
    reject(new UploadFailure(`Error ${request.status} ${request.statusText}`.trim())),
  );
  request.send(form);
  return promise;
}
