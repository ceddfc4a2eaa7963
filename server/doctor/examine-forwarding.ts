/** What the proxies tell the site of a visitor, by a request that says where it really came from. */
import { FORGED_ADDRESS, SEEN_REQUEST, type SeenRequest } from "../http/front/seen-request.ts";
import { doubtful, well, wrong, type Finding } from "./finding.ts";

const PATIENCE_MS = 5_000;

export type Ask = (url: string, headers: Record<string, string>) => Promise<Response>;

const byFetch: Ask = (url, headers) =>
  fetch(url, { headers, redirect: "manual", signal: AbortSignal.timeout(PATIENCE_MS) });

/** @param origin one of the site's public addresses; that it answers has been seen */
export async function examineForwarding(
  origin: string,
  trustProxy: number,
  ask = byFetch,
): Promise<Finding[]> {
  const { protocol, host } = new URL(origin);
  const answer = await ask(origin + SEEN_REQUEST, { "x-forwarded-for": FORGED_ADDRESS }).catch(
    () => null,
  );
  if (answer?.status !== 200)
    return [
      doubtful(
        "Proxy headers",
        `${origin}${SEEN_REQUEST} ${answer ? `answers ${answer.status}` : "does not answer"}: what the proxy passes on cannot be seen. Let it pass the address, or start this release.`,
      ),
    ];
  const seen = (await answer.json().catch(() => ({}))) as Partial<SeenRequest>;
  const faults = [
    seen.host !== host &&
      `It passes the name "${seen.host}" on in place of ${host}: pages would be in the wrong language and link to nowhere. X-Forwarded-Host is not read; let it pass Host on (nginx: proxy_set_header Host $host).`,
    trustProxy > 0 &&
      `${seen.scheme}:` !== protocol &&
      `The site takes ${origin} for ${seen.scheme}. Let the outermost proxy set X-Forwarded-Proto and the others pass it on (nginx: proxy_set_header X-Forwarded-Proto $scheme).`,
    trustProxy > 0 && faultOfAddress(seen, trustProxy),
  ].filter((fault) => fault !== false && fault !== null);
  return faults.length === 0
    ? [well("Proxy headers", `The site sees ${host}, its scheme and its visitors' addresses.`)]
    : faults.map((fault) => wrong("Proxy headers", fault));
}

function faultOfAddress({ forwarded = 0, believesForged }: Partial<SeenRequest>, proxies: number) {
  if (believesForged)
    return `Anybody can choose which address the site takes for theirs, and so pass its limits. Let each proxy add the visitor's to X-Forwarded-For (nginx: proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for), and set TRUST_PROXY to the number of proxies; it is ${proxies}.`;
  if (forwarded === 0)
    return "X-Forwarded-For does not arrive: all visitors seem to come from the proxy, and share its limits. Let it add their address (nginx: proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for).";
  // One is the doctor's own, which the outermost proxy may drop.
  if (forwarded > proxies + 1)
    return `A request passes ${forwarded - 1} proxies, and TRUST_PROXY is ${proxies}: all visitors seem to come from one of them, and share its limits. Set it to ${forwarded - 1}.`;
  return null;
}
