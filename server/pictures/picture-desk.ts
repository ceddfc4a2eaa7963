/** Processes members' pictures: fair turns, and worker processes that stay warm while pictures arrive. */
import type { ChildProcess } from "node:child_process";
import { fairTurns } from "../turns.ts";
import { Refusal } from "../http/refusal.ts";
import {
  askProcess,
  endProcess,
  ProcessEnded,
  type ProcessLimits,
  residentMegabytes,
  startProcess,
  TooHeavy,
} from "../processes/watched-process.ts";
import type { MadePicture, PictureKind } from "./make-picture.ts";
import { type PictureHead, readHead } from "./picture-head.ts";
import type { PictureNews, PictureTask } from "./picture-process.ts";

export interface Pictures {
  /** @throws {Refusal} whatever is wrong with the picture, pictures_busy */
  make(memberId: number, bytes: Buffer, kind: PictureKind): Promise<MadePicture>;
  /** The original without camera data. @throws {Refusal} broken_image, wrong_file_type */
  clean(bytes: Buffer): Promise<Uint8Array>;
  /** Processes running now. */
  running(): readonly number[];
  stop(): Promise<void>;
}

const PROGRAM = new URL("picture-process.ts", import.meta.url);
const AT_ONCE = 2;
/** A phone's photo is below both; anything above takes much memory or time and is processed one at a time. */
const LARGE_PIXELS = 16_000_000;
const LARGE_SCANS = 16;
/** The most expensive legitimate picture, a progressive JPEG of fifty megapixels, takes five seconds and 460 MB. */
const LIMITS: ProcessLimits = { seconds: 30, megabytes: 600 };
/** If a picture leaves more than this in memory, the next gets a new process. */
const KEPT_MEGABYTES = 220;
const IDLE_MS = 60_000;
/** Limits on waiting pictures in memory, per member and in total. */
const MOST_BYTES = { mostOfOne: 64 * 1024 * 1024, most: 192 * 1024 * 1024 };
const BUSY_SECONDS = 10;
/** The site's own work takes turns like a member's. */
const THE_SITE = "the site";

export function openPictures(
  onFault: (error: Error) => void,
  limits: ProcessLimits = LIMITS,
): Pictures {
  const inTurn = fairTurns(AT_ONCE, {
    atOnceOfOne: 1,
    largeAtOnce: 1,
    weight: MOST_BYTES,
    full: () => new Refusal("pictures_busy", { retryAfterSeconds: BUSY_SECONDS }),
  });
  const all = new Set<ChildProcess>();
  const idle: { child: ChildProcess; timer: NodeJS.Timeout }[] = [];

  const started = (): ChildProcess => {
    const child = startProcess(PROGRAM);
    all.add(child);
    child.once("exit", () => {
      all.delete(child);
      const place = idle.findIndex((one) => one.child === child);
      if (place >= 0) idle.splice(place, 1);
    });
    return child;
  };
  const taken = (): ChildProcess => {
    const warm = idle.pop();
    clearTimeout(warm?.timer);
    return warm?.child ?? started();
  };
  const givenBack = async (child: ChildProcess) => {
    if ((await residentMegabytes(child.pid)) > KEPT_MEGABYTES) return endProcess(child);
    const timer = setTimeout(() => void endProcess(child), IDLE_MS);
    idle.push({ child, timer: timer.unref() });
  };

  const work = async <News extends "done" | "cleaned">(
    sent: PictureTask,
    kind: News,
  ): Promise<Extract<PictureNews, { kind: News }>> => {
    const child = taken();
    try {
      const made = await askProcess<PictureNews, Extract<PictureNews, { kind: News }> | Refusal>(
        child,
        sent,
        limits,
        (news, { resolve, reject }) => {
          if (news.kind === "fault") resolve(new Refusal(news.code));
          else if (news.kind === kind) resolve(news as Extract<PictureNews, { kind: News }>);
          else reject(new Error(`a picture failed: ${"text" in news ? news.text : news.kind}`));
        },
      );
      await givenBack(child);
      if (made instanceof Refusal) throw made;
      return made;
    } catch (error) {
      if (error instanceof Refusal) throw error;
      await endProcess(child);
      if (error instanceof TooHeavy) throw new Refusal("picture_too_heavy");
      // A file that ends a decoder is not a picture; the log shows whether it is also our fault.
      if (!(error instanceof ProcessEnded)) throw error;
      onFault(error);
      throw new Refusal("broken_image");
    }
  };

  return {
    async make(memberId, bytes, kind) {
      const head = await readHead(bytes);
      const ask = { party: `${memberId}`, isLarge: isLarge(head), weight: bytes.length };
      const task = { bytes, extension: head.extension, kind };
      return inTurn(ask, async () => (await work(task, "done")).picture);
    },
    async clean(bytes) {
      const { extension } = await readHead(bytes);
      const ask = { party: THE_SITE, isLarge: true, weight: bytes.length };
      return inTurn(ask, async () => (await work({ bytes, extension }, "cleaned")).bytes);
    },
    running: () => [...all].flatMap(({ pid }) => (pid === undefined ? [] : [pid])),
    async stop() {
      for (const { timer } of idle) clearTimeout(timer);
      await Promise.all([...all].map(endProcess));
    },
  };
}

function isLarge({ pixels, scans }: PictureHead): boolean {
  return pixels > LARGE_PIXELS || scans > LARGE_SCANS;
}
