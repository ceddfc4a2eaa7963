/**
 * Kept answers: public lists and pages are sent before any routing while their bytes are current. The maker of such an
 * answer names the version of its data; once that version changes, the answer is made again, so a change shows in the
 * very next answer.
 */
import { createHash } from "node:crypto";
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from "node:http";
import { gzipSync } from "node:zlib";
import type { PageTurns } from "./page-turns.ts";

interface Ready {
  readonly version: number;
  /** The UTC day it was made on: ages in an answer are correct for that day. */
  readonly day: number;
  readonly etag: string;
  readonly headers: readonly string[];
  readonly plain: Buffer;
  gzipped: Buffer | null;
}

export interface Front {
  /** Null: this request is none that may be answered from here. */
  keyOf(request: IncomingMessage): string | null;
  version(): number;
  /** Resolves when everything that the sender itself has changed counts here; null if it does already. */
  caughtUp(request: IncomingMessage): Promise<void> | null;
  /** Milliseconds since the epoch. */
  now(): number;
  readonly kept: Map<string, Ready>;
  bytes: number;
  /** Requests answered from here. */
  sent: number;
  readonly turns: PageTurns;
}

/** Limits the memory of kept answers; the least recently used go first. */
const MOST_KEPT = 3_000;
const MOST_BYTES = 48 * 1024 * 1024;
const DAY_MS = 24 * 60 * 60 * 1000;
/** Below this a compressed answer saves no packet. */
const ZIP_FROM = 1024;
/** `gzip;q=0` forbids it. */
const ACCEPTS_GZIP = /(?:^|,)\s*gzip\s*(?:$|,|;(?!\s*q=0(?:\.0*)?\s*(?:$|,)))/i;

export function createFront(
  { version, caughtUp }: Pick<Front, "version" | "caughtUp">,
  keyOf: Front["keyOf"],
  turns: PageTurns,
  now: Front["now"] = Date.now,
): Front {
  return { keyOf, version, caughtUp, now, turns, kept: new Map(), bytes: 0, sent: 0 };
}

/** The tag of these bytes, weak because their compressed form has the same tag. */
export function etagOf(body: string | Buffer): string {
  return `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
}

/** Whether an `If-None-Match` header names this tag; proxies may have made it strong or put it in a list. */
export function namesTag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  const bare = etag.slice(2);
  return header.split(",").some((tag) => tag.trim().replace(/^W\//, "") === bare);
}

/** `version` is that read before the data was: an answer made across a change is stale from the start and not kept. */
export function keep(
  front: Front,
  key: string,
  version: number,
  body: string,
  headers: Readonly<Record<string, string>>,
): void {
  if (version !== front.version()) return;
  const plain = Buffer.from(body);
  drop(front, key);
  while (
    front.kept.size > 0 &&
    (front.kept.size >= MOST_KEPT || front.bytes + plain.length > MOST_BYTES)
  )
    drop(front, front.kept.keys().next().value!);
  const etag = etagOf(plain);
  const sent = { ...headers, etag, vary: "accept-encoding, cookie" };
  front.kept.set(key, {
    version,
    day: dayOf(front),
    etag,
    headers: Object.entries(sent).flat(),
    plain,
    gzipped: null,
  });
  front.bytes += plain.length;
}

/** Headers that a kept answer may repeat: no request ids, no cookies. */
export function repeatableHeaders(sent: Readonly<Record<string, unknown>>): Record<string, string> {
  const {
    "x-request-id": _request,
    "set-cookie": _cookie,
    "content-length": _length,
    ...headers
  } = sent;
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}

export function frontServer(handler: RequestListener, front: Front): Server {
  const serve: RequestListener = (request, response) => {
    if (!sendKept(front, request, response))
      front.turns.wait(request, response, () => handler(request, response));
  };
  return createServer((request, response) => {
    const catchingUp = front.caughtUp(request);
    if (catchingUp) void catchingUp.then(() => serve(request, response));
    else serve(request, response);
  }).on("connection", () => front.turns.arrived());
}

function sendKept(front: Front, request: IncomingMessage, response: ServerResponse): boolean {
  const key = front.keyOf(request);
  const ready = key === null ? undefined : front.kept.get(key);
  if (!ready) return false;
  if (ready.version !== front.version() || ready.day !== dayOf(front)) {
    drop(front, key!);
    return false;
  }
  front.sent++;
  // The newest are last: answers used again outlive answers used once.
  front.kept.delete(key!);
  front.kept.set(key!, ready);
  if (namesTag(request.headers["if-none-match"], ready.etag)) {
    response.writeHead(304, ready.headers as string[]).end();
    return true;
  }
  const zip =
    ready.plain.length > ZIP_FROM && ACCEPTS_GZIP.test(String(request.headers["accept-encoding"]));
  const bytes = zip ? (ready.gzipped ??= zipped(front, ready)) : ready.plain;
  response.writeHead(200, [
    ...ready.headers,
    ...(zip ? ["content-encoding", "gzip"] : []),
    "content-length",
    String(bytes.length),
  ]);
  response.end(bytes);
  return true;
}

function zipped(front: Front, ready: Ready): Buffer {
  const bytes = gzipSync(ready.plain);
  front.bytes += bytes.length;
  return bytes;
}

function drop(front: Front, key: string): void {
  const old = front.kept.get(key);
  if (!old) return;
  front.kept.delete(key);
  front.bytes -= old.plain.length + (old.gzipped?.length ?? 0);
}

function dayOf(front: Front): number {
  return Math.floor(front.now() / DAY_MS);
}
