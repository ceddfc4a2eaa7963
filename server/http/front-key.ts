/** Which requests may be answered from what is kept ready, and under which key. */
import type { IncomingMessage } from "node:http";
import { cookieIn, LANGUAGE_COOKIE, localeOf, type LanguageRule } from "./language.ts";

const MAX_URL = 300;
const PUBLIC_LIST = /^\/api\/sales\/(?:all-cats|cats-sales)(?:\?|$)/;
/** Pages that read the same for every guest. */
const PUBLIC_PAGE = /^\/(?:market(?:\?.*)?|cat-profile-sell\/\d+)?$/;

export function frontKey(languages: LanguageRule) {
  return (request: IncomingMessage): string | null => {
    const { method, url = "", headers } = request;
    if (method !== "GET" || url.length > MAX_URL) return null;
    const isList = PUBLIC_LIST.test(url);
    if (!isList && (!PUBLIC_PAGE.test(url) || headers.cookie?.includes("session="))) return null;
    const host = headers.host ?? "";
    const theme = isList ? "" : (cookieIn(headers.cookie, "theme") ?? "");
    return `${localeOf(languages, host, cookieIn(headers.cookie, LANGUAGE_COOKIE))} ${theme} ${host} ${url}`;
  };
}
