/** A server with as much of the S3 protocol as backups need, which rejects wrong signatures (SigV4). */
import { createHash, createHmac, randomUUID, timingSafeEqual } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export const S3_KEYS = { id: "AKIDFELISTRY", secret: "wJalrXUtnFEMI/K7MDENG", region: "eu-test-1" };

/** The minimum size of all parts but the last. */
const LEAST_PART = 5 * 1024 * 1024;

/** A status to answer with; "torn" breaks the connection off. */
export type Meddling = number | "torn" | undefined;

export interface S3Server {
  readonly endpoint: string;
  /** By "/bucket/key". */
  readonly objects: Map<string, Buffer>;
  readonly uploads: Map<string, Map<number, Buffer>>;
  /** Sizes of the parts in order of arrival. */
  readonly parts: number[];
  /** Called before a request is answered; a returned status replaces the answer. */
  meddle: (request: IncomingMessage) => Meddling | Promise<Meddling>;
  /** The next answers to GET break off after these numbers of bytes. */
  readonly breakOffAfter: number[];
  /** When all objects were stored, as it says: long ago, unless set. */
  writtenAt: string;
  close(): Promise<void>;
}

export async function openS3Server(): Promise<S3Server> {
  const state: Omit<S3Server, "endpoint" | "close"> = {
    objects: new Map(),
    uploads: new Map(),
    parts: [],
    meddle: () => undefined,
    breakOffAfter: [],
    writtenAt: "2026-11-01T00:00:00.000Z",
  };
  const server = createServer((request, response) => {
    // A request that breaks off has nobody to answer.
    answer(state, request, response).catch(() => response.destroy());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return Object.assign(state, {
    endpoint,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  });
}

type State = Omit<S3Server, "endpoint" | "close">;

async function answer(
  state: State,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks);
  const refuse = (status: number, code: string) =>
    response.writeHead(status).end(`<Error><Code>${code}</Code></Error>`);
  if (!isSigned(request, body)) return void refuse(403, "SignatureDoesNotMatch");
  const status = await state.meddle(request);
  if (status === "torn") return void request.socket.destroy();
  if (status !== undefined) return void refuse(status, "Meddled");
  const { pathname, searchParams } = new URL(request.url!, "http://s3");
  const key = decodeURIComponent(pathname);
  const uploadId = searchParams.get("uploadId");
  const upload = uploadId === null ? undefined : state.uploads.get(uploadId);
  if (uploadId !== null && !upload) return void refuse(404, "NoSuchUpload");
  if (request.method === "POST" && searchParams.has("uploads")) {
    const id = randomUUID();
    state.uploads.set(id, new Map());
    response.end(
      `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
    );
  } else if (request.method === "PUT" && upload) {
    upload.set(Number(searchParams.get("partNumber")), body);
    state.parts.push(body.length);
    response.setHeader("etag", etagOf(body)).end();
  } else if (request.method === "POST" && upload) {
    const named = [
      ...body.toString().matchAll(/<PartNumber>(\d+)<\/PartNumber><ETag>(.+?)<\/ETag>/g),
    ];
    const parts = named.map(([, number]) => upload.get(Number(number)));
    if (named.some(([, , etag], at) => !parts[at] || etagOf(parts[at]) !== etag))
      return void refuse(400, "InvalidPart");
    if (parts.slice(0, -1).some((part) => part!.length < LEAST_PART))
      return void refuse(400, "EntityTooSmall");
    state.objects.set(key, Buffer.concat(parts as Buffer[]));
    state.uploads.delete(uploadId!);
    response.end("<CompleteMultipartUploadResult/>");
  } else if (request.method === "DELETE" && upload) {
    state.uploads.delete(uploadId!);
    response.writeHead(204).end();
  } else if (request.method === "PUT") {
    state.objects.set(key, body);
    response.setHeader("etag", etagOf(body)).end();
  } else if (request.method === "DELETE") {
    state.objects.delete(key);
    response.writeHead(204).end();
  } else if (searchParams.get("list-type") === "2") {
    response.end(listed(state, key, searchParams));
  } else sendObject(state, key, request, response, refuse);
}

/** Few at a time, so that whoever lists must ask for more. */
const A_PAGE = 3;

function listed({ objects, writtenAt }: State, bucket: string, asked: URLSearchParams): string {
  const start = `${bucket}/${asked.get("prefix") ?? ""}`;
  const keys = [...objects.keys()].filter((key) => key.startsWith(start)).toSorted();
  const from = Number(asked.get("continuation-token") ?? 0);
  const contents = keys
    .slice(from, from + A_PAGE)
    .map(
      (key) =>
        `<Contents><Key>${key.slice(bucket.length + 1)}</Key><LastModified>${writtenAt}</LastModified></Contents>`,
    );
  const next = from + A_PAGE;
  const more = next < keys.length ? `<NextContinuationToken>${next}</NextContinuationToken>` : "";
  return `<ListBucketResult>${contents.join("")}${more}</ListBucketResult>`;
}

function sendObject(
  { objects, breakOffAfter }: State,
  key: string,
  { method, headers }: IncomingMessage,
  response: ServerResponse,
  refuse: (status: number, code: string) => unknown,
): void {
  const object = objects.get(key);
  if (!object) return void refuse(404, "NoSuchKey");
  if (headers["if-match"] !== undefined && headers["if-match"] !== etagOf(object))
    return void refuse(412, "PreconditionFailed");
  const from = Number(/^bytes=(\d+)-$/.exec(headers.range ?? "")?.[1] ?? 0);
  const rest = object.subarray(from);
  response.writeHead(headers.range === undefined ? 200 : 206, {
    etag: etagOf(object),
    "content-length": rest.length,
  });
  const most = method === "GET" ? breakOffAfter.shift() : undefined;
  if (most === undefined) response.end(method === "HEAD" ? undefined : rest);
  else response.write(rest.subarray(0, most), () => response.destroy());
}

const etagOf = (bytes: Buffer) => `"${createHash("md5").update(bytes).digest("hex")}"`;
const sha256 = (bytes: Buffer | string) => createHash("sha256").update(bytes).digest("hex");
const hmac = (key: Buffer | string, text: string) =>
  createHmac("sha256", key).update(text).digest();

/** However a name was sent, it is signed with everything but letters, digits and `-._~` escaped. */
const encoded = (part: string) =>
  encodeURIComponent(decodeURIComponent(part)).replaceAll(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** Follows the algorithm published by AWS ("Authenticating Requests: Using the Authorization Header"). */
function isSigned({ method, url, headers }: IncomingMessage, body: Buffer): boolean {
  const given =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([\da-f]{64})$/.exec(
      headers.authorization ?? "",
    );
  if (!given) return false;
  // All its groups take part in a match.
  const [, id, day, region, signedHeaders, signature] = given as unknown as string[];
  const moment = String(headers["x-amz-date"]);
  const payload = String(headers["x-amz-content-sha256"]);
  if (id !== S3_KEYS.id || region !== S3_KEYS.region || !moment.startsWith(day!)) return false;
  if (payload !== sha256(body)) return false;
  const [path, query = ""] = url!.split("?");
  const canonical = [
    method,
    path!.split("/").map(encoded).join("/"),
    query.split("&").toSorted().join("&"),
    ...signedHeaders!.split(";").map((name) => `${name}:${String(headers[name]).trim()}`),
    "",
    signedHeaders,
    payload,
  ].join("\n");
  const scope = `${day}/${region}/s3/aws4_request`;
  const key = [day!, region!, "s3", "aws4_request"].reduce<Buffer | string>(
    hmac,
    `AWS4${S3_KEYS.secret}`,
  );
  const wanted = hmac(key, ["AWS4-HMAC-SHA256", moment, scope, sha256(canonical)].join("\n"));
  return timingSafeEqual(wanted, Buffer.from(signature!, "hex"));
}
