/** Reads scans, each in a separate process, and has a vision endpoint improve on what was read. */
import type { ChildProcess } from "node:child_process";
import { borrowRegions } from "@felistry/domain/readings/borrow-regions.ts";
import type { PaperLine } from "@felistry/domain/readings/paper-lines.ts";
import type { ReadPedigree, Vocabulary } from "@felistry/domain/readings/recognised.ts";
import type { RecognitionConfig } from "../config.ts";
import type { ReadingStage } from "./reading-process.ts";
import type { ShownPage } from "./read-scan.ts";
import type { Recogniser } from "./recogniser.ts";
import { runReading } from "./run-reading.ts";
import { visionEndpoint } from "./vision-endpoint.ts";

export interface ScanToRead {
  readonly bytes: Uint8Array;
  readonly isPdf: boolean;
  readonly vocabulary: Vocabulary;
  readonly signal: AbortSignal;
  readonly onStage: (stage: ReadingStage) => void;
}

export interface FinishedReading {
  readonly pages: readonly ShownPage[];
  readonly pageCount: number;
  /** Null if no printed pedigree is recognised. */
  readonly pedigree: ReadPedigree | null;
  readonly lines: readonly PaperLine[];
  readonly recogniser: "embedded" | "endpoint";
  /** The endpoint is configured but could not be used. */
  readonly endpointFailed: boolean;
}

export interface Readings {
  /** @throws {Refusal} whatever is wrong with the scan */
  read(scan: ScanToRead): Promise<FinishedReading>;
  /** Processes reading now. */
  running(): readonly number[];
  stop(): Promise<void>;
}

export function openReadings(config: RecognitionConfig, onFault: (error: Error) => void): Readings {
  const tessdata = config.tessdataDir;
  const endpoint = config.endpoint ? visionEndpoint(config.endpoint, config.seconds) : null;
  const children = new Set<ChildProcess>();

  return {
    async read({ bytes, isPdf, vocabulary, signal, onStage }) {
      const onStart = (child: ChildProcess) => {
        children.add(child);
        child.once("exit", () => children.delete(child));
      };
      const task = { bytes, isPdf, vocabulary, tessdata };
      const reading = await runReading(task, config, { signal, onStage, onFault, onStart });
      return withEndpoint(endpoint, reading, onFault);
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
  { pages, pageCount, pedigree, lines }: Embedded,
  onFault: (error: Error) => void,
): Promise<FinishedReading> {
  if (endpoint) {
    try {
      const found = await endpoint.recognise(pages);
      return {
        pages,
        pageCount,
        pedigree: pedigree ? borrowRegions(found, pedigree) : found,
        lines,
        recogniser: "endpoint",
        endpointFailed: false,
      };
    } catch (error) {
      onFault(error as Error);
    }
  }
  const endpointFailed = endpoint !== null;
  return { pages, pageCount, pedigree, lines, recogniser: "embedded", endpointFailed };
}
