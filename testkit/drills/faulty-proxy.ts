/** Stands before an HTTP server and passes requests on as badly as it is told to. */
import { once } from "node:events";
import {
  createServer,
  request as sendRequest,
  type IncomingMessage,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/**
 * "torn upload": half of the body arrives. "torn answer": all of it, but the sender hears nothing of it. "stuck": the same, and
 * nothing can be deleted.
 */
export type Fault = "slow" | "503" | "torn upload" | "torn answer" | "stuck" | "silent";

export interface FaultyProxy {
  readonly origin: string;
  /** Null: none. */
  fault: Fault | null;
  /** Of the requests, from the first on: 1 is all of them. */
  share: number;
  close(): Promise<void>;
}

const SLOW_MS = 700;

export async function openFaultyProxy(target: string): Promise<FaultyProxy> {
  let count = 0;
  const server = createServer((request, response) => {
    request.on("error", () => {});
    const isHit = Math.floor((count + 1) * proxy.share) > Math.floor(count * proxy.share);
    count++;
    void pass(isHit ? proxy.fault : null, target, request, response).catch(() =>
      response.destroy(),
    );
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const proxy: FaultyProxy = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    fault: null,
    share: 1,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return proxy;
}

async function pass(
  fault: Fault | null,
  target: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks);
  if (fault === "silent") return;
  if (fault === "503" || (fault === "stuck" && request.method === "DELETE"))
    return void response.writeHead(503).end("<Error><Code>SlowDown</Code></Error>");
  if (fault === "slow") await sleep(SLOW_MS);
  const { method, url, headers } = request;
  const onward = sendRequest(`${target}${url}`, { method: method!, headers });
  const answered = once(onward, "response") as Promise<[IncomingMessage]>;
  if (fault === "torn upload") {
    answered.catch(() => {});
    onward.on("error", () => {});
    onward.write(body.subarray(0, body.length / 2), () => onward.destroy());
    return void response.destroy();
  }
  onward.end(body);
  const [answer] = await answered;
  if (fault === "torn answer" || fault === "stuck") {
    answer.destroy();
    return void response.destroy();
  }
  response.writeHead(answer.statusCode!, answer.headers);
  answer.pipe(response);
  await once(response, "close");
}
