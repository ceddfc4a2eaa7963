/** Sends a scan for reading and reports how much of it is sent. */
import type { Answer } from "@felistry/contract/api.ts";
import type { ReadingState } from "@felistry/contract/readings.ts";
import { sendForm } from "../ui/form/upload.ts";
import type { FoundReading } from "./use-reading.ts";

export type SentScan =
  | { readonly kind: "queued"; readonly state: ReadingState }
  | { readonly kind: "read"; readonly found: FoundReading };

type Sent = Answer<"POST /uploadToAi">;

/** Rejects with an `UploadFailure`. */
export async function sendScan(
  file: File,
  catId: number,
  onSent: (part: number) => void,
): Promise<SentScan> {
  const form = new FormData();
  form.set("catId", String(catId));
  form.set("queued", "1");
  form.set("image", file);
  const answer = await sendForm<Sent>("/api/uploadToAi", form, onSent);
  return isQueued(answer)
    ? { kind: "queued", state: answer.data }
    : { kind: "read", found: answer as FoundReading };
}

/** A server that reads at once answers what was read. */
function isQueued(answer: Sent): answer is Sent & { data: ReadingState } {
  const data = answer.data as object | null | undefined;
  return !answer.recognizedText && data !== null && data !== undefined && "step" in data;
}
