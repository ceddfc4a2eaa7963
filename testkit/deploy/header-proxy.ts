/** A balancer that tells the server of its visitors only what it is told to. */
import { once } from "node:events";
import { createServer, request as sendRequest } from "node:http";
import type { AddressInfo } from "node:net";

interface HeaderProxy {
  readonly port: number;
  close(): Promise<void>;
}

export interface Passing {
  /** In place of the visitor's Host. */
  readonly host?: string;
  /** X-Forwarded-Proto; undefined sets none. */
  readonly scheme?: string | undefined;
  /** What becomes of X-Forwarded-For. */
  readonly addresses: "added" | "replaced" | "dropped" | "as sent";
}

export async function openHeaderProxy(target: number, passing: Passing): Promise<HeaderProxy> {
  const server = createServer((request, response) => {
    const { "x-forwarded-for": sent, ...headers } = request.headers;
    const own = request.socket.remoteAddress!;
    const addresses = {
      added: sent === undefined ? own : `${String(sent)}, ${own}`,
      replaced: own,
      dropped: undefined,
      "as sent": sent,
    }[passing.addresses];
    const passed = sendRequest(
      {
        host: "127.0.0.1",
        port: target,
        method: request.method,
        path: request.url,
        headers: {
          ...headers,
          ...(passing.host !== undefined && { host: passing.host }),
          ...(passing.scheme !== undefined && { "x-forwarded-proto": passing.scheme }),
          ...(addresses !== undefined && { "x-forwarded-for": addresses }),
        },
      },
      (answer) => {
        response.writeHead(answer.statusCode!, answer.headers);
        answer.pipe(response);
      },
    );
    passed.on("error", () => response.destroy());
    request.pipe(passed);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
