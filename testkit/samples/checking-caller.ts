/** The product's typed client with a browser's cookies, checking every answer against the contract. */
import type { ApiKey } from "@felistry/contract/api.ts";
import { fetchCaller, type ApiCaller } from "@felistry/contract/client.ts";
import type { Locale } from "@felistry/i18n/locale.ts";
import type { Config } from "@felistry/server/config.ts";
import { ownHost } from "@felistry/server/site-hosts.ts";
import { checkRefusal, checkSuccess } from "./answer-check.ts";
import type { CookieJar } from "../cookie-jar.ts";
import type { Requester } from "../http-request.ts";

interface CallerOptions {
  readonly requester: Requester;
  readonly host: string;
  readonly jar: CookieJar;
  readonly faults: readonly string[];
  /** Fills the jar before the first request. */
  readonly opening?: (jar: CookieJar) => Promise<void>;
}

/** Calls whose refusal has a field besides `data`. */
const BESIDE_REFUSALS: Partial<Record<ApiKey, readonly string[]>> = {
  "GET /cats/cat-and-color/{id}": ["modifiedData"],
};

export function checkingCaller({
  requester,
  host,
  jar,
  faults,
  opening,
}: CallerOptions): ApiCaller {
  let opened: Promise<void> | undefined;
  return async (key, input) => {
    opened ??= opening?.(jar);
    await opened;
    const fetcher = async (
      path: string,
      {
        method = "GET",
        headers,
        body,
      }: { method?: string; headers?: Record<string, string>; body?: string },
    ) => {
      const response = await requester.send(path, {
        method,
        headers: { host, ...headers, ...(jar.header && { cookie: jar.header }) },
        ...(body !== undefined && { body }),
      });
      jar.keep(response.headers);
      await check(key, response.clone(), faults);
      return response;
    };
    // The part of `fetch` that the client uses: a path and plain headers, no Request.
    return fetchCaller(fetcher as unknown as typeof fetch)(key, input);
  };
}

async function check(key: ApiKey, response: Response, faults: readonly string[]): Promise<void> {
  if (response.status === 204) return;
  const body: unknown = await response.json();
  if (response.status === 500)
    throw new Error(`${key} failed: ${faults.at(-1) ?? JSON.stringify(body)}`);
  if (response.ok) checkSuccess(key, body);
  else checkRefusal(key, body, BESIDE_REFUSALS[key]);
}

/** The Host header for a language of the site. */
export function hostOf(config: Config, locale: Locale, port: number): string {
  return `${ownHost(config.hosts, locale) ?? "localhost"}:${port}`;
}
