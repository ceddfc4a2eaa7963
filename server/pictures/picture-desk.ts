/** Processes members' pictures in fair turns, each in a worker process. */
import { fairTurns } from "../turns.ts";
import { Refusal } from "../http/refusal.ts";
import {
  askProcess,
  endProcess,
  ProcessEnded,
  type ProcessLimits,
  TooHeavy,
} from "../processes/watched-process.ts";
import type { MadePicture, PictureKind } from "./make-picture.ts";
import { type PictureHead, readHead } from "./picture-head.ts";
import type { PictureNews, PictureTask } from "./picture-process.ts";
import { WarmProcesses } from "./warm-processes.ts";

export interface Pictures {
  /** @throws {Refusal} whatever is wrong with the picture, pictures_busy */
  make(memberId: number, bytes: Buffer, kind: PictureKind): Promise<MadePicture>;
  /** The original without camera data. @throws {Refusal} broken_image, wrong_file_type */
  clean(bytes: Buffer): Promise<Uint8Array>;
  /** Processes running now. */
  running(): readonly number[];
  stop(): Promise<void>;
}

const AT_ONCE = 2;
/** A phone's photo is below both; anything above takes much memory or time and is processed one at a time. */
const LARGE_PIXELS = 16_000_000;
const LARGE_SCANS = 16;
/** The most expensive legitimate picture, a progressive JPEG of fifty megapixels, takes five seconds and 460 MB. */
const LIMITS: ProcessLimits = { seconds: 30, megabytes: 600 };
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
  const processes = new WarmProcesses();
  return {
    async make(memberId, bytes, kind) {
      const head = await readHead(bytes);
      const turn = { party: `${memberId}`, isLarge: isLarge(head), weight: bytes.length };
      const task = { bytes, extension: head.extension, kind };
      return inTurn(turn, async () => {
        const { picture } = await work(processes, task, limits, "done").catch(refuse(onFault));
        return picture;
      });
    },
    async clean(bytes) {
      const { extension } = await readHead(bytes);
      const turn = { party: THE_SITE, isLarge: true, weight: bytes.length };
      const task = { bytes, extension };
      return inTurn(turn, async () => {
        const cleaned = await work(processes, task, limits, "cleaned").catch(refuse(onFault));
        return cleaned.bytes;
      });
    },
    running: () => processes.running(),
    stop: () => processes.stop(),
  };
}

type Outcome = "done" | "cleaned";
type News<Kind extends Outcome> = Extract<PictureNews, { kind: Kind }>;

/** @throws {Refusal} what the process found wrong; it stays warm. After any other fault it is ended. */
async function work<Kind extends Outcome>(
  processes: WarmProcesses,
  task: PictureTask,
  limits: ProcessLimits,
  wanted: Kind,
): Promise<News<Kind>> {
  const child = processes.take();
  try {
    const made = await askProcess<PictureNews, News<Kind> | Refusal>(
      child,
      task,
      limits,
      (news, { resolve, reject }) => {
        if (news.kind === "fault") resolve(new Refusal(news.code));
        else if (news.kind === wanted) resolve(news as News<Kind>);
        else reject(new Error(`a picture failed: ${"text" in news ? news.text : news.kind}`));
      },
    );
    await processes.giveBack(child);
    if (made instanceof Refusal) throw made;
    return made;
  } catch (error) {
    if (!(error instanceof Refusal)) await endProcess(child);
    throw error;
  }
}

/** Turns the end of a process into what its member is told. */
function refuse(onFault: (error: Error) => void): (error: unknown) => never {
  return (error) => {
    if (error instanceof TooHeavy) throw new Refusal("picture_too_heavy");
    // A file that ends a decoder is not a picture; the log shows whether it is also our fault.
    if (!(error instanceof ProcessEnded)) throw error;
    onFault(error);
    throw new Refusal("broken_image");
  };
}

function isLarge({ pixels, scans }: PictureHead): boolean {
  return pixels > LARGE_PIXELS || scans > LARGE_SCANS;
}
