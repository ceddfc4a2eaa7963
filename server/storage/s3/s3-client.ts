/** Signed requests to anything that speaks S3. */
import { createHash } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { AwsClient } from "aws4fetch";
import type { S3Config } from "../../config.ts";

export interface AskOptions {
  readonly query?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Buffer<ArrayBuffer>;
  readonly expected?: readonly number[];
}

/** How often a request is tried, and with what pauses (each twice as long as the last). */
export interface S3Patience {
  readonly tries: number;
  readonly pauseMs: number;
  /** For one try, until it begins to answer, and a second more for each megabyte sent; without it there is no limit. */
  readonly withinMs?: number;
  /** For all tries of one request, and a second more for each megabyte sent. */
  readonly altogetherMs?: number;
}

/** It did not answer, or answered that it cannot now. */
export class S3Away extends Error {
  override name = "S3Away";
}

/** It answered no. */
export class S3Refused extends Error {
  override name = "S3Refused";
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string) {
    super(`S3 answers ${status} ${code}`.trim());
    this.status = status;
    this.code = code;
  }
}

export class S3KeysMissing extends Error {}

export interface S3Client {
  /**
   * @param path of the bucket and, below it, the object
   * @throws {S3Away}
   * @throws {S3Refused} unless it succeeds; statuses in `expected` are left to the caller
   */
  ask(method: string, path: readonly string[], request?: AskOptions): Promise<Response>;
}

export function s3Client(config: S3Config, patience: S3Patience): S3Client {
  const { accessKeyId, secretAccessKey, sessionToken, region, endpoint } = config;
  if (accessKeyId === undefined || secretAccessKey === undefined)
    throw new S3KeysMissing("For a place in S3 set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.");
  const client = new AwsClient({
    accessKeyId,
    secretAccessKey,
    ...(sessionToken !== undefined && { sessionToken }),
    region,
    service: "s3",
    retries: 0,
  });
  const root = endpoint ?? `https://s3.${region}.amazonaws.com`;
  return {
    async ask(method, path, { query, headers, body, expected = [] } = {}) {
      const url = `${root}/${path.map(encodeURIComponent).join("/")}`;
      const sha256 = createHash("sha256")
        .update(body ?? "")
        .digest("hex");
      const response = await tried(patience, body?.length ?? 0, (signal) =>
        client.fetch(query === undefined ? url : `${url}?${query}`, {
          method,
          headers: { ...headers, "x-amz-content-sha256": sha256 },
          ...(body && { body }),
          ...(signal && { signal }),
        }),
      );
      if (response.ok || expected.includes(response.status)) return response;
      throw new S3Refused(response.status, textOf(await response.text(), "Code"));
    },
  };
}

const isAway = (status: number): boolean => status >= 500 || status === 429;
/** What no retry will change. */
const FULL = 507;
const BYTES_A_MS = 1_000;
const REST_WITHIN_MS = 30_000;

/** Retries if the network or the server fails for a moment. */
async function tried(
  { tries, pauseMs, withinMs = Infinity, altogetherMs = Infinity }: S3Patience,
  bytes: number,
  ask: (signal?: AbortSignal) => Promise<Response>,
): Promise<Response> {
  const over = performance.now() + altogetherMs + bytes / BYTES_A_MS;
  for (let attempt = 1; ; attempt++) {
    const most = Math.min(withinMs + bytes / BYTES_A_MS, over - performance.now());
    const pauseFor = pauseMs * 2 ** attempt;
    const isLast = () => attempt === tries || performance.now() + pauseFor >= over;
    try {
      const response = await (most === Infinity ? ask() : begun(most, ask));
      if (!isAway(response.status) || response.status === FULL || isLast()) return response;
      await response.body?.cancel();
    } catch (error) {
      const { message, cause } = error as Error & { cause?: { code?: string } };
      if (isLast()) throw new S3Away(cause?.code ?? message);
    }
    await sleep(pauseFor);
  }
}

/** The rest of an answer may take longer than its beginning. */
async function begun(
  withinMs: number,
  ask: (signal: AbortSignal) => Promise<Response>,
): Promise<Response> {
  const giveUp = new AbortController();
  const late = Promise.withResolvers<never>();
  // The signal frees the connection; it does not always reach the request (undici holds it weakly).
  const timer = setTimeout(() => {
    const reason = new Error("no answer in time");
    late.reject(reason);
    giveUp.abort(reason);
  }, withinMs);
  try {
    const response = await Promise.race([ask(giveUp.signal), late.promise]);
    setTimeout(() => giveUp.abort(new Error("the answer does not end")), REST_WITHIN_MS).unref();
    return response;
  } finally {
    clearTimeout(timer);
  }
}

export function textOf(xml: string, element: string): string {
  return new RegExp(`<${element}>([^<]*)</${element}>`).exec(xml)?.[1] ?? "";
}
