/** What a request may say of where it comes from and goes. */
import type { IncomingMessage } from "node:http";

const HOST = /^(?:[\w.-]+|\[[\da-f:]+\])(?::(\d{1,5}))?$/i;
const MAX_PORT = 65_535;
const SCHEME_AND_HOST = /^https?:\/\/[^/?#]*/i;

/** As the routes know it: of the addresses that proxies told, that which the first of our own has seen. */
export function addressOf({ socket, headers }: IncomingMessage, ownProxies: number): string {
  const told = ownProxies > 0 ? String(headers["x-forwarded-for"] ?? "") : "";
  const seen = told
    .split(",")
    .map((address) => address.trim())
    .filter(Boolean)
    .toReversed();
  return [socket.remoteAddress ?? "", ...seen][Math.min(ownProxies, seen.length)]!;
}

/** Other signs would end up in the addresses that pages are made of. */
export function isHost(text: string): boolean {
  const port = HOST.exec(text)?.[1];
  return port !== undefined ? Number(port) <= MAX_PORT : HOST.test(text);
}

/** A request that names its whole URL, as a proxy may send it, asks for the path in it (RFC 9112 §3.2.2). */
export function originForm(url: string): string {
  const path = url.replace(SCHEME_AND_HOST, "");
  return path === url || path.startsWith("/") ? path : `/${path}`;
}
