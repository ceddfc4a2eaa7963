/** Sends a scan for reading and reports how much of it is sent. */
import type { Answer } from "@felistry/contract/api.ts";
import type { ReadingState } from "@felistry/contract/readings.ts";
import type { FoundReading } from "./use-reading.ts";

/** The error from the server or the network. Its text can be shown. */
export class ScanFailure extends Error {
  override readonly name = "ScanFailure";
}

export type SentScan =
  | { readonly kind: "queued"; readonly state: ReadingState }
  | { readonly kind: "read"; readonly found: FoundReading };

type Sent = Answer<"POST /uploadToAi">;

/** Rejects with a `ScanFailure`. */
export async function sendScan(
  file: File,
  catId: number,
  onSent: (part: number) => void,
): Promise<SentScan> {
  const form = new FormData();
  form.set("catId", String(catId));
  form.set("queued", "1");
  form.set("image", file);
  const answer = await sent(form, onSent);
  return isQueued(answer)
    ? { kind: "queued", state: answer.data }
    : { kind: "read", found: answer as FoundReading };
}

/** A server that reads at once answers what was read. */
function isQueued(answer: Sent): answer is Sent & { data: ReadingState } {
  const data = answer.data as object | null | undefined;
  return !answer.recognizedText && data !== null && data !== undefined && "step" in data;
}

function sent(form: FormData, onSent: (part: number) => void): Promise<Sent> {
  const { promise, resolve, reject } = Promise.withResolvers<Sent>();
  const request = new XMLHttpRequest();
  const fail = (message?: string) =>
    reject(new ScanFailure(message ?? `${request.status} ${request.statusText}`.trim()));
  request.open("POST", "/api/uploadToAi");
  request.responseType = "json";
  request.upload.addEventListener("progress", ({ loaded, total }) =>
    onSent(total > 0 ? loaded / total : 0),
  );
  request.addEventListener("load", () => {
    const answer = request.response as (Sent & { message?: string }) | null;
    if (request.status === 200 && answer) resolve(answer);
    else fail(answer?.message);
  });
  request.addEventListener("error", () => fail());
  request.send(form);
  return promise;
}
