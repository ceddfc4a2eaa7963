/** Accepts scans for reading: limits those in progress and waiting, and reports their progress. */
import type { ChildProcess } from "node:child_process";
import { borrowRegions } from "@felistry/domain/readings/borrow-regions.ts";
import type { ReadPedigree, Vocabulary } from "@felistry/domain/readings/recognised.ts";
import type { RecognitionConfig } from "../config.ts";
import { Refusal } from "../http/refusal.ts";
import { turns } from "../turns.ts";
import type { ReadingStage } from "./reading-process.ts";
import type { ShownPage } from "./read-scan.ts";
import type { Recogniser } from "./recogniser.ts";
import { runReading } from "./run-reading.ts";
import { hasRussian, tessdataDir } from "./tesseract.ts";
import { visionEndpoint } from "./vision-endpoint.ts";

export interface ScanToRead {
  readonly bytes: Uint8Array;
  readonly isPdf: boolean;
  readonly vocabulary: Vocabulary;
  /** The key for requesting its progress. */
  readonly key: string | null;
}

export interface FinishedReading {
  readonly pages: readonly ShownPage[];
  readonly pageCount: number;
  readonly pedigree: ReadPedigree;
  readonly recogniser: "embedded" | "endpoint";
  /** The endpoint is configured but could not be used. */
  readonly endpointFailed: boolean;
}

export interface ReadingProgress extends ReadingStage {
  readonly ahead: number;
}

export interface Readings {
  /** Whether a model for Russian print is installed. */
  readonly russian: boolean;
  /** @throws {Refusal} whatever is wrong with the scan, readers_busy, no_recogniser */
  read(scan: ScanToRead): Promise<FinishedReading>;
  /** Null if no such reading is running in this process. */
  progress(key: string): ReadingProgress | null;
  /** Processes reading now. */
  running(): readonly number[];
  stop(): Promise<void>;
}

const BUSY_SECONDS = 20;

export function openReadings(config: RecognitionConfig, onFault: (error: Error) => void): Readings {
  const tessdata = tessdataDir(config.tessdataDir);
  const endpoint = config.endpoint ? visionEndpoint(config.endpoint, config.seconds) : null;
  const progress = new Map<string, ReadingStage>();
  const queue: symbol[] = [];
  const places = new Map<string, symbol>();
  const children = new Set<ChildProcess>();
  const turn = turns(Math.max(1, config.workers), {
    most: config.queue,
    full: () => new Refusal("readers_busy", { retryAfterSeconds: BUSY_SECONDS }),
  });

  const embedded = async ({ bytes, isPdf, vocabulary, key }: ScanToRead) => {
    let child: ChildProcess | null = null;
    try {
      return await runReading(
        { bytes, isPdf, vocabulary, tessdata },
        config,
        (stage) => void (key !== null && progress.set(key, stage)),
        onFault,
        (started) => children.add((child = started)),
      );
    } finally {
      if (child) children.delete(child);
    }
  };

  return {
    russian: hasRussian(tessdata),
    async read(scan) {
      if (config.workers === 0)
        throw new Refusal("no_recogniser", { retryAfterSeconds: 60 * BUSY_SECONDS });
      const place = Symbol("a place in the queue");
      queue.push(place);
      if (scan.key !== null) {
        places.set(scan.key, place);
        progress.set(scan.key, { page: 0, pages: 0, part: 0 });
      }
      try {
        const reading = await turn(() => embedded(scan));
        return await withEndpoint(endpoint, reading, onFault);
      } finally {
        queue.splice(queue.indexOf(place), 1);
        if (scan.key !== null) {
          places.delete(scan.key);
          progress.delete(scan.key);
        }
      }
    },
    progress(key) {
      const stage = progress.get(key);
      if (!stage) return null;
      const ahead = queue.indexOf(places.get(key)!) - config.workers + 1;
      return { ...stage, ahead: stage.page > 0 ? 0 : Math.max(0, ahead) };
    },
    running: () => [...children].flatMap(({ pid }) => (pid === undefined ? [] : [pid])),
    async stop() {
      for (const child of children) child.kill("SIGKILL");
    },
  };
}

type Embedded = Awaited<ReturnType<typeof runReading>>;

/** The endpoint sees the upright pages; if it fails, the embedded reading is used, if there is one. */
async function withEndpoint(
  endpoint: Recogniser | null,
  { pages, pageCount, pedigree }: Embedded,
  onFault: (error: Error) => void,
): Promise<FinishedReading> {
  if (endpoint) {
    try {
      const found = await endpoint.recognise(pages);
      return {
        pages,
        pageCount,
        pedigree: pedigree ? borrowRegions(found, pedigree) : found,
        recogniser: "endpoint",
        endpointFailed: false,
      };
    } catch (error) {
      onFault(error as Error);
    }
  }
  if (!pedigree) throw new Refusal("scan_unreadable");
  return { pages, pageCount, pedigree, recogniser: "embedded", endpointFailed: endpoint !== null };
}
