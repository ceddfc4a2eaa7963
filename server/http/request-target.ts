/** What a request may say of where it goes. */

const HOST = /^(?:[\w.-]+|\[[\da-f:]+\])(?::(\d{1,5}))?$/i;
const MAX_PORT = 65_535;
const SCHEME_AND_HOST = /^https?:\/\/[^/?#]*/i;

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
