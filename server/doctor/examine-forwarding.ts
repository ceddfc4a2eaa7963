/** What the proxies tell the site of a visitor, by a request that says where it really came from. */
import { FORGED_ADDRESS, SEEN_REQUEST, type SeenRequest } from "../http/front/seen-request.ts";
import { doubtful, well, wrong, type Finding } from "./finding.ts";

const ABOUT = "Proxy headers";
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
  const answer = await ask(origin + SEEN_REQUEST, { "x-forwarded-for": FORGED_ADDRESS }).catch(
    () => null,
  );
  if (answer?.status !== 200)
    return [unseen(origin, answer ? `answers ${answer.status}` : "does not answer")];
  const seen = seenIn(await answer.json().catch(() => null));
  if (seen === null) return [unseen(origin, "is answered by another program or release")];
  const { protocol } = new URL(origin);
  const findings = [
    aboutHost(origin, seen),
    trustProxy > 0 &&
      `${seen.scheme}:` !== protocol &&
      wrong(
        ABOUT,
        `The site takes ${origin} for ${seen.scheme}. Let the outermost proxy set X-Forwarded-Proto and the others pass it on (nginx: proxy_set_header X-Forwarded-Proto $scheme).`,
      ),
    trustProxy > 0 && aboutAddress(seen, trustProxy),
  ].filter((finding) => finding !== false && finding !== null);
  if (findings.length > 0) return findings;
  const { host } = new URL(origin);
  return [well(ABOUT, `The site sees ${host}, its scheme and its visitors' addresses.`)];
}

const unseen = (origin: string, what: string) =>
  doubtful(
    ABOUT,
    `${origin}${SEEN_REQUEST} ${what}: what the proxy passes on cannot be seen. Let it pass the address, or start this release.`,
  );

/** Null for what another program answers, or an earlier release. */
function seenIn(body: unknown): SeenRequest | null {
  if (typeof body !== "object" || body === null) return null;
  const { scheme, host, forwarded, hasForged, believesForged } = body as Partial<SeenRequest>;
  return typeof scheme === "string" &&
    typeof host === "string" &&
    typeof forwarded === "number" &&
    typeof hasForged === "boolean" &&
    typeof believesForged === "boolean"
    ? { scheme, host, forwarded, hasForged, believesForged }
    : null;
}

/** A scheme's own port may be written or not; another one belongs to the address. */
function aboutHost(origin: string, seen: SeenRequest): Finding | null {
  const { protocol, host, hostname } = new URL(origin);
  const arrived = `${protocol}//${seen.host}`;
  const passed = URL.canParse(arrived) ? new URL(arrived) : null;
  if (passed?.host === host) return null;
  if (passed?.hostname !== hostname)
    return wrong(
      ABOUT,
      `It passes the name "${seen.host}" on in place of ${host}: pages would be in the wrong language and link to nowhere. X-Forwarded-Host is not read; let it pass Host on (nginx: proxy_set_header Host $http_host).`,
    );
  return doubtful(
    ABOUT,
    `It passes the name on as "${seen.host}", not ${host}: links of pages may lack the port, and browsers before 2023 may be refused when they send a form. Let it pass Host on with its port (nginx: proxy_set_header Host $http_host).`,
  );
}

function aboutAddress(seen: SeenRequest, proxies: number): Finding | null {
  const { forwarded, hasForged, believesForged } = seen;
  if (believesForged)
    return wrong(
      ABOUT,
      `Anybody can choose which address the site takes for theirs, and so pass its limits. Let each proxy add the visitor's to X-Forwarded-For (nginx: proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for), and set TRUST_PROXY to the number of proxies; it is ${proxies}.`,
    );
  if (forwarded === 0)
    return wrong(
      ABOUT,
      "X-Forwarded-For does not arrive: all visitors seem to come from the proxy, and share its limits. Let it add their address (nginx: proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for).",
    );
  const passed = forwarded - Number(hasForged);
  if (passed > proxies)
    return wrong(
      ABOUT,
      `A request passes ${passed} proxies${hasForged ? "" : " or more"}, and TRUST_PROXY is ${proxies}: all visitors seem to come from one of them, and share its limits. Set it to ${hasForged ? passed : "their number"}.`,
    );
  return hasForged ? null : doubtful(ABOUT, REPLACED);
}

/** The list looks the same, whichever proxy has begun it anew. */
const REPLACED =
  "A proxy replaces X-Forwarded-For. If it is the outermost one, all is well; if another stands before it, all visitors seem to come from that one, and share its limits. From here this cannot be seen: let every proxy behind the outermost one add to it (nginx: proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for).";
