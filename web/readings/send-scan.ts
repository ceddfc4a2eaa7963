/** Sends a scan for reading and reports progress: first the upload, then the queue, then page by page. */
import type { Answer } from "@felistry/contract/api.ts";
import type { ApiCaller } from "@felistry/contract/client.ts";
import type { ReadingStage } from "./reading-stage-line.ts";

export type ReadAnswer = Answer<"POST /uploadToAi">;

export type ScanProgress =
  | { readonly kind: "sending"; readonly part: number }
  /** Null until the first report. */
  | { readonly kind: "reading"; readonly stage: ReadingStage };

/** The error from the server or the network. Its text can be shown. */
export class ScanFailure extends Error {
  override readonly name = "ScanFailure";
}

const ASK_MS = 700;

/** Rejects with a `ScanFailure`. */
export async function sendScan(
  call: ApiCaller,
  file: File,
  catId: number,
  onProgress: (progress: ScanProgress) => void,
): Promise<ReadAnswer> {
  const id = crypto.randomUUID();
  const form = new FormData();
  form.set("catId", String(catId));
  form.set("readingId", id);
  form.set("image", file);
  let asking: ReturnType<typeof setInterval> | undefined;
  const ask = async () => {
    // Another server process may not know this reading: the bar then only shows that it continues.
    const stage = await call("GET /readings/{id}/progress", { params: { id } }).catch(() => null);
    if (asking !== undefined && stage?.data) onProgress({ kind: "reading", stage: stage.data });
  };
  try {
    return await sent(form, (part) => {
      onProgress(part < 1 ? { kind: "sending", part } : { kind: "reading", stage: null });
      if (part === 1) asking ??= setInterval(() => void ask(), ASK_MS);
    });
  } finally {
    clearInterval(asking);
    asking = undefined;
  }
}

function sent(form: FormData, onSent: (part: number) => void): Promise<ReadAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<ReadAnswer>();
  const request = new XMLHttpRequest();
  const fail = (message?: string) =>
    reject(new ScanFailure(message ?? `${request.status} ${request.statusText}`.trim()));
  request.open("POST", "/api/uploadToAi");
  request.responseType = "json";
  request.upload.addEventListener("progress", ({ loaded, total }) =>
    onSent(total > 0 ? Math.min(loaded / total, 0.99) : 0),
  );
  request.upload.addEventListener("load", () => onSent(1));
  request.addEventListener("load", () => {
    const answer = request.response as (ReadAnswer & { message?: string }) | null;
    if (request.status === 200 && answer) resolve(answer);
    else fail(answer?.message);
  });
  request.addEventListener("error", () => fail());
  request.send(form);
  return promise;
}
