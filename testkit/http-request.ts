/** Sends requests exactly as written: `fetch` would normalise the path and choose the Host header. */
import { Agent, request as sendPlainly, type IncomingMessage } from "node:http";
import { Agent as SecureAgent, request as sendSecurely } from "node:https";

export interface RequestInit {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer | FormData;
  /** The caller's own address, if it is not the usual one. */
  from?: string;
}

export interface Requester {
  /** @param path with its query, not normalised in any way */
  send(path: string, init?: RequestInit): Promise<Response>;
  close(): void;
}

/** @param secure over TLS, whoever signed the certificate */
export function requesterTo(port: number, { secure = false } = {}): Requester {
  const kept = { keepAlive: true, maxSockets: 64 };
  const agent = secure ? new SecureAgent({ ...kept, rejectUnauthorized: false }) : new Agent(kept);
  const sendRequest = secure ? sendSecurely : sendPlainly;
  return {
    send: async (path, init = {}) => {
      const { headers, bytes } = await encode(init);
      return new Promise((resolve, reject) => {
        const request = sendRequest({
          host: "127.0.0.1",
          port,
          path,
          method: init.method ?? "GET",
          headers,
          agent,
          ...(init.from !== undefined && { localAddress: init.from }),
        });
        request.once("error", reject);
        request.once("response", (message) => void received(message).then(resolve, reject));
        request.end(bytes);
      });
    },
    close: () => agent.destroy(),
  };
}

async function encode({
  headers = {},
  body,
}: RequestInit): Promise<{ headers: Record<string, string>; bytes: Buffer | undefined }> {
  if (body === undefined) return { headers, bytes: undefined };
  if (!(body instanceof FormData)) {
    const bytes = Buffer.from(body);
    // Node does not set a content-length for the body of a DELETE.
    return { headers: { "content-length": String(bytes.length), ...headers }, bytes };
  }
  const encoded = new Response(body);
  const bytes = Buffer.from(await encoded.arrayBuffer());
  return { headers: { "content-type": encoded.headers.get("content-type")!, ...headers }, bytes };
}

const BODYLESS = new Set([204, 304]);

async function received(message: IncomingMessage): Promise<Response> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  const status = message.statusCode!;
  const headers = new Headers();
  for (let i = 0; i < message.rawHeaders.length; i += 2)
    headers.append(message.rawHeaders[i]!, message.rawHeaders[i + 1]!);
  return new Response(BODYLESS.has(status) ? null : Buffer.concat(chunks), {
    status,
    statusText: message.statusMessage ?? "",
    headers,
  });
}
