/** Backups in an S3-compatible bucket, sent in parts, so that only one is in memory. */
import { Readable, Writable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import { callbackify } from "node:util";
import type { S3Config } from "../config.ts";
import {
  S3Away,
  s3Client,
  S3KeysMissing,
  S3Refused,
  textOf,
  type AskOptions,
} from "../storage/s3/s3-client.ts";
import type { Sink } from "./sink.ts";
import { Unusable } from "./unusable.ts";

/** An upload has at most ten thousand parts: 320 GB. */
const PART_BYTES = 32 * 1024 * 1024;
const TRIES = 5;
const PAUSE_MS = 500;

interface S3Object {
  /** @throws {Unusable} unless it succeeds; statuses in `expected` are left to the caller */
  ask(method: string, request?: AskOptions): Promise<Response>;
}

export async function openS3Sink(place: string, config: S3Config): Promise<Sink> {
  const object = objectOf(place, config);
  const there = await object.ask("HEAD", { expected: [404] });
  if (there.ok) throw new Unusable(`${place} exists already. Give a name that is free.`);
  const begun = await (await object.ask("POST", { query: "uploads=" })).text();
  const upload = `uploadId=${encodeURIComponent(textOf(begun, "UploadId"))}`;
  const etags: string[] = [];
  const send = async (body: Buffer<ArrayBuffer>) => {
    const query = `partNumber=${etags.length + 1}&${upload}`;
    etags.push((await object.ask("PUT", { query, body })).headers.get("etag") ?? "");
  };
  return {
    stream: partStream(send),
    async keep() {
      const parts = etags.map(
        (etag, at) => `<Part><PartNumber>${at + 1}</PartNumber><ETag>${etag}</ETag></Part>`,
      );
      const body = Buffer.from(
        `<CompleteMultipartUpload>${parts.join("")}</CompleteMultipartUpload>`,
      );
      const answer = await (await object.ask("POST", { query: upload, body })).text();
      // The error comes after the status, because joining parts takes a while.
      if (answer.includes("<Error>"))
        throw new Unusable(`${place} was not kept: S3 says ${textOf(answer, "Code")}.`);
    },
    async discard() {
      // Abandoned parts cost money; the earlier failure is what must be reported.
      await object.ask("DELETE", { query: upload }).catch(() => {});
    },
  };
}

function partStream(send: (part: Buffer<ArrayBuffer>) => Promise<void>): Writable {
  let held: Buffer[] = [];
  let bytes = 0;
  const flush = callbackify(async () => {
    const part = Buffer.concat(held);
    held = [];
    bytes = 0;
    await send(part);
  });
  return new Writable({
    highWaterMark: 1024 * 1024,
    write(chunk: Buffer, _encoding, done) {
      held.push(chunk);
      bytes += chunk.length;
      if (bytes < PART_BYTES) done();
      else flush(done);
    },
    final(done) {
      if (bytes === 0) done();
      else flush(done);
    },
  });
}

export async function openS3Source(
  place: string,
  config: S3Config,
): Promise<{ stream: Readable; size: number }> {
  const object = objectOf(place, config);
  const head = await object.ask("HEAD", { expected: [404] });
  if (!head.ok) throw new Unusable(`There is no file ${place}.`);
  const size = Number(head.headers.get("content-length"));
  const etag = head.headers.get("etag") ?? "";
  return { stream: Readable.from(bytesOf(object, size, etag), { objectMode: false }), size };
}

/** If the connection breaks during a long restore, continues where it stopped. */
async function* bytesOf(object: S3Object, size: number, etag: string): AsyncGenerator<Uint8Array> {
  let read = 0;
  for (let failures = 0; read < size;) {
    const headers = { range: `bytes=${read}-`, "if-match": etag };
    const { body } = await object.ask("GET", { headers });
    try {
      for await (const piece of body!) {
        read += piece.length;
        failures = 0;
        yield piece;
      }
    } catch (error) {
      if (++failures === TRIES) throw error;
      await sleep(PAUSE_MS * 2 ** failures);
    }
  }
}

function objectOf(place: string, config: S3Config): S3Object {
  const { bucket, key } = addressOf(place);
  const client = saying(place, () => s3Client(config, { tries: TRIES, pauseMs: PAUSE_MS }));
  const path = [bucket, ...key.split("/")];
  return {
    ask: (method, request) =>
      client.ask(method, path, request).catch((error: unknown) => saying(place, () => fail(error))),
  };
}

function fail(error: unknown): never {
  throw error;
}

/** The same failure, in words for an operator. */
function saying<T>(place: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    const { message } = error as Error;
    if (error instanceof S3KeysMissing) throw new Unusable(message);
    if (error instanceof S3Away) throw new Unusable(`${place} cannot be reached: ${message}`);
    if (error instanceof S3Refused) throw new Unusable(`${place} cannot be used: ${message}`);
    throw error;
  }
}

const PLACE = /^s3:\/\/([^/]+)\/(.+)$/;

export function isInS3(place: string): boolean {
  return place.startsWith("s3://");
}

function addressOf(place: string): { bucket: string; key: string } {
  const [, bucket, key] = PLACE.exec(place) ?? [];
  if (bucket === undefined || key === undefined)
    throw new Unusable(`${place} names no place: write s3://bucket/name.`);
  return { bucket, key };
}
