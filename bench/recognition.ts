/** How much of a paper is read rightly: papers drawn after those of the registries, through the server's reader. */
import { fork } from "node:child_process";
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
  const results: SheetResult[] = [];
  for (const scan of scansOf(layouts).slice(0, limit)) {
    if (stop.aborted) break;
    const { file, truth } = await fileOf(scan);
    const { pedigree, ...cost } = await readInProcess(file);
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
  return results;
}

/** A process for each sheet, as on the server: its start counts too, and no sheet inherits another's memory. */
async function readInProcess(file: Uint8Array): Promise<SheetRead> {
  const reader = fork(new URL("recognition-process.ts", import.meta.url), [], {
    serialization: "advanced",
    env: { ...process.env, ...GIVEN_BACK },
  });
  const ended = once(reader, "exit").then(() => {
    throw new Error("the reader's process ended while it read");
  });
  reader.send(file);
  const [answer] = (await Promise.race([once(reader, "message"), ended])) as [SheetRead];
  reader.disconnect();
  await ended.catch(() => {});
  return answer;
}
