/**
 * Answers that stand ready: public lists and pages whose bytes have not changed since they were made are sent
 * before any routing. Whoever makes such an answer names the version of the data it was made from; when the
 * version has moved on, the answer is made anew, so a change shows in the very next answer.
 */
import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from "node:http";
import { gzipSync } from "node:zlib";

interface Ready {
  readonly version: number;
  readonly etag: string;
  readonly headers: readonly string[];
  readonly plain: Buffer;
  gzipped: Buffer | null;
}

export interface Front {
  /** Null: this request is none that may be answered from here. */
  keyOf(request: IncomingMessage): string | null;
  version(): number;
  readonly kept: Map<string, Ready>;
}

/** Bounds the memory of kept answers; the oldest go first. */
const MOST_KEPT = 600;

export function createFront(version: () => number, keyOf: Front["keyOf"]): Front {
  return { keyOf, version, kept: new Map() };
}

/** `version` is that read before the data was: an answer made across a change is stale from the start and not kept. */
export function keep(front: Front, key: string, version: number, body: string, headers: Readonly<Record<string, string>>): void {
  if (version !== front.version()) return;
  if (front.kept.size >= MOST_KEPT) front.kept.delete(front.kept.keys().next().value!);
  const plain = Buffer.from(body);
  const etag = `"${createHash("sha256").update(plain).digest("base64url").slice(0, 22)}"`;
  front.kept.set(key, { version, etag, headers: Object.entries({ ...headers, etag, vary: "accept-encoding, cookie" }).flat(), plain, gzipped: null });
}

export function frontServer(handler: RequestListener, front: Front): Server {
  return createServer((request, response) => {
    if (!sendKept(front, request, response)) handler(request, response);
  });
}

function sendKept(front: Front, request: IncomingMessage, response: ServerResponse): boolean {
  const key = front.keyOf(request);
  const ready = key === null ? undefined : front.kept.get(key);
  if (!ready) return false;
  if (ready.version !== front.version()) {
    front.kept.delete(key!);
    return false;
  }
  if (request.headers["if-none-match"] === ready.etag) {
    response.writeHead(304, ready.headers as string[]).end();
    return true;
  }
  const zip = ready.plain.length > 1024 && (request.headers["accept-encoding"] ?? "").includes("gzip");
  const bytes = zip ? (ready.gzipped ??= gzipSync(ready.plain)) : ready.plain;
  response.writeHead(200, [...ready.headers, ...(zip ? ["content-encoding", "gzip"] : []), "content-length", String(bytes.length)]);
  response.end(bytes);
  return true;
}
