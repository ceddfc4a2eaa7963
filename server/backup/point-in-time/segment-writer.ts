/** Writes the incoming log into files of one segment each. Its process does nothing else, so it may block on the disk. */
import {
  closeSync,
  createReadStream,
  createWriteStream,
  fdatasyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from "node:fs";
import { rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { compressor } from "../compression.ts";
import { PACKED, PARTIAL, positionOf, SEGMENT_BYTES, segmentName } from "./log-folder.ts";

/** A log is mostly repetition: the fastest level removes four fifths of it. */
const LEVEL = 1;

export class SegmentWriter {
  private readonly stretch: string;
  private readonly timeline: number;
  private open: { readonly name: string; readonly file: number } | undefined;
  private unsynced = false;
  private packing: Promise<void> = Promise.resolve();
  private readonly onError: (error: Error) => void;

  constructor(stretch: string, timeline: number, onError: (error: Error) => void) {
    mkdirSync(stretch, { recursive: true, mode: 0o700 });
    this.stretch = stretch;
    this.timeline = timeline;
    this.onError = onError;
    // Left by an interrupted run.
    for (const name of readdirSync(stretch)) if (/^[0-9A-F]{24}$/.test(name)) this.pack(name);
  }

  /** Where to continue: at the beginning of a segment; null if there is nothing yet. */
  next(): bigint | null {
    const names = readdirSync(this.stretch)
      .filter((name) => /^[0-9A-F]{24}(?:\.partial|\.zst)?$/.test(name))
      .toSorted();
    const last = names.at(-1);
    if (last === undefined) return null;
    const position = positionOf(last);
    return last.endsWith(PARTIAL) ? position : position + BigInt(SEGMENT_BYTES);
  }

  write(position: bigint, bytes: Buffer): void {
    for (let at = 0; at < bytes.length;) {
      const here = position + BigInt(at);
      const offset = Number(here % BigInt(SEGMENT_BYTES));
      const length = Math.min(bytes.length - at, SEGMENT_BYTES - offset);
      this.writeWithin(here, offset, bytes.subarray(at, at + length));
      at += length;
    }
  }

  private writeWithin(position: bigint, offset: number, bytes: Buffer): void {
    const name = segmentName(this.timeline, position);
    if (this.open && this.open.name !== name) throw new Error(`the log jumps to ${name}`);
    this.open ??= { name, file: this.opened(join(this.stretch, name + PARTIAL)) };
    for (let done = 0; done < bytes.length;)
      done += writeSync(this.open.file, bytes, done, bytes.length - done, offset + done);
    this.unsynced = true;
    if (offset + bytes.length === SEGMENT_BYTES) this.complete();
  }

  /** What an earlier run wrote is rewritten with the same bytes. */
  private opened(file: string): number {
    const isThere = statSync(file, { throwIfNoEntry: false }) !== undefined;
    return openSync(file, isThere ? "r+" : "w", 0o600);
  }

  private complete(): void {
    this.sync();
    const { name, file } = this.open!;
    closeSync(file);
    renameSync(join(this.stretch, name + PARTIAL), join(this.stretch, name));
    this.open = undefined;
    this.pack(name);
  }

  /** @returns whether there was anything to sync */
  sync(): boolean {
    if (!this.unsynced) return false;
    if (this.open) fdatasyncSync(this.open.file);
    this.unsynced = false;
    return true;
  }

  private pack(name: string): void {
    const [raw, packed] = [join(this.stretch, name), join(this.stretch, name + PACKED)];
    const part = `${packed}.part`;
    this.packing = this.packing
      .then(async () => {
        await pipeline(
          createReadStream(raw, { highWaterMark: 1024 * 1024 }),
          compressor(LEVEL),
          createWriteStream(part, { mode: 0o600, flush: true }),
        );
        await rename(part, packed);
        await rm(raw, { force: true });
      })
      .catch((error: Error) => {
        rmSync(part, { force: true });
        this.onError(error);
      });
  }

  async close(): Promise<void> {
    this.sync();
    if (this.open) closeSync(this.open.file);
    this.open = undefined;
    await this.packing;
  }
}
