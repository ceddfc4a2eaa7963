/** How much of a paper is read rightly: papers drawn after those of the registries, through the server's reader. */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import {
  type Compared,
  comparedFields,
  type Placed,
  placedAncestors,
} from "@felistry/testkit/papers/compare.ts";
import type { Layout } from "@felistry/testkit/papers/layout.ts";
import { GIVEN_BACK } from "@felistry/server/processes/watched-process.ts";
import { fileOf, scansOf, type PaperScan } from "@felistry/testkit/papers/scans.ts";
import type { SheetRead } from "./recognition-process.ts";

export interface SheetResult extends Omit<SheetRead, "pedigree"> {
  layout: string;
  family: number;
  wear: PaperScan["wear"];
  compared: Compared[];
  placed: Placed;
}

export interface Measurement {
  layouts: readonly Layout[];
  /** The first so many scans, which are taken from all layouts in turn. */
  limit: number;
  /** Ends the measurement after the sheet in hand. */
  stop: AbortSignal;
}

export async function measureRecognition(
  { layouts, limit, stop }: Measurement,
  tell: (result: SheetResult) => void,
): Promise<SheetResult[]> {
  const reader = fork(new URL("recognition-process.ts", import.meta.url), [], {
    serialization: "advanced",
    env: { ...process.env, ...GIVEN_BACK },
  });
  await once(reader, "message");
  const results: SheetResult[] = [];
  try {
    for (const scan of scansOf(layouts).slice(0, limit)) {
      if (stop.aborted) break;
      const { file, truth } = await fileOf(scan);
      const { pedigree, ...cost } = await readBy(reader, file);
      const result: SheetResult = {
        layout: scan.layout.name,
        family: scan.family,
        wear: scan.wear,
        ...cost,
        compared: comparedFields(truth, pedigree),
        placed: placedAncestors(truth, pedigree),
      };
      results.push(result);
      tell(result);
    }
  } finally {
    reader.disconnect();
  }
  return results;
}

async function readBy(reader: ChildProcess, file: Uint8Array): Promise<SheetRead> {
  const over = new AbortController();
  const { signal } = over;
  const answered = once(reader, "message", { signal }) as Promise<[SheetRead]>;
  const ended = once(reader, "exit", { signal }).then(() => {
    throw new Error("the reader's process ended while it read");
  });
  reader.send(file);
  try {
    const [answer] = await Promise.race([answered, ended]);
    return answer;
  } finally {
    over.abort();
  }
}
