/** Who may read the figures: whoever is on this machine, or knows the token. To others there is nothing. */
import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";

const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/;
/** What a page of elsewhere, whose name was made to lead here, or a silent proxy would not say. */
const LOOPBACK_HOST = /^(?:(?:[\w-]+\.)*localhost|127(?:\.\d+){3}|\[::1\])(?::\d+)?$/i;
const OF_PROXIES = ["x-forwarded-for", "x-real-ip", "forwarded", "via"];

export function mayReadMetrics(
  { headers, socket }: Pick<IncomingMessage, "headers" | "socket">,
  token: string | undefined,
): boolean {
  if (token !== undefined && isSame(headers.authorization ?? "", `Bearer ${token}`)) return true;
  return (
    LOOPBACK.test(socket.remoteAddress ?? "") &&
    LOOPBACK_HOST.test(headers.host ?? "") &&
    OF_PROXIES.every((name) => headers[name] === undefined)
  );
}

/** Takes as long whatever is given. */
function isSame(given: string, wanted: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(given), digest(wanted));
}
