/** What a request may claim about its origin and target. */
import type { IncomingMessage } from "node:http";

const HOST = /^(?:[\w.-]+|\[[\da-f:]+\])(?::(\d{1,5}))?$/i;
const MAX_PORT = 65_535;
const SCHEME_AND_HOST = /^https?:\/\/[^/?#]*/i;

/** As the routes know it: of the addresses reported by proxies, the one seen by the first of ours. */
export function addressOf({ socket, headers }: IncomingMessage, ownProxies: number): string {
  const told = ownProxies > 0 ? String(headers["x-forwarded-for"] ?? "") : "";
  const seen = told
    .split(",")
    .map((address) => address.trim())
    .filter(Boolean)
    .toReversed();
  return [socket.remoteAddress ?? "", ...seen][Math.min(ownProxies, seen.length)]!;
}

/** Other characters would end up in the addresses on pages. */
export function isHost(text: string): boolean {
  const port = HOST.exec(text)?.[1];
  return port !== undefined ? Number(port) <= MAX_PORT : HOST.test(text);
}

/** A request may name its whole URL, as proxies do; only the path counts (RFC 9112 §3.2.2). */
export function originForm(url: string): string {
  const path = url.replace(SCHEME_AND_HOST, "");
  return path === url || path.startsWith("/") ? path : `/${path}`;
}
