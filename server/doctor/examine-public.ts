/** What the public meets: names, certificates, the proxy. */
import { lookup } from "node:dns/promises";
import { once } from "node:events";
import { connect } from "node:tls";
import type { Config } from "../config.ts";
import { everyHost, withoutPort } from "../site-hosts.ts";
import { examineForwarding } from "./examine-forwarding.ts";
import { doubtful, well, wrong, type Finding } from "./finding.ts";

const PATIENCE_MS = 5_000;
const DAY_MS = 86_400_000;
/** Let's Encrypt renews a month before; two weeks before, something has gone wrong. */
const LEAST_DAYS = 14;
const LOCAL = /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/;

type Site = Pick<Config, "publicOrigin" | "hosts" | "trustProxy">;

function publicHosts({ publicOrigin, hosts }: Site): string[] {
  const names = [new URL(publicOrigin).hostname, ...everyHost(hosts).map(withoutPort)];
  return [...new Set(names)].filter((name) => !LOCAL.test(name));
}

/** Each language's address, on the scheme and port of the main one. */
function originsOf(site: Site): string[] {
  const { protocol, port } = new URL(site.publicOrigin);
  return publicHosts(site).map((name) => `${protocol}//${name}${port && `:${port}`}`);
}

export async function examineHosts(site: Site): Promise<Finding[]> {
  const names = publicHosts(site);
  if (names.length === 0)
    return [
      doubtful(
        "Hosts",
        `The site is only for this machine (${site.publicOrigin}). Set PUBLIC_ORIGIN to its public address.`,
      ),
    ];
  return Promise.all(
    names.map((name) =>
      lookup(name).then(
        ({ address }) => well("Hosts", `${name} is at ${address}.`),
        () => wrong("Hosts", `${name} is not in the DNS. Add it where your domain is kept.`),
      ),
    ),
  );
}

export async function examineTls(site: Site): Promise<Finding[]> {
  const { protocol, port } = new URL(site.publicOrigin);
  const names = publicHosts(site);
  if (names.length === 0) return [];
  if (protocol !== "https:")
    return [
      wrong(
        "TLS",
        "PUBLIC_ORIGIN begins with http: passwords would cross the net in the clear. Get a certificate and write https.",
      ),
    ];
  return Promise.all(names.map((name) => examineCertificate(name, Number(port || 443))));
}

async function examineCertificate(name: string, port: number): Promise<Finding> {
  const socket = connect({ host: name, port, servername: name, timeout: PATIENCE_MS });
  socket.once("timeout", () => socket.destroy(new Error("no answer")));
  try {
    await once(socket, "secureConnect");
    const days = Math.floor(
      (Date.parse(socket.getPeerCertificate().valid_to) - Date.now()) / DAY_MS,
    );
    return days >= LEAST_DAYS
      ? well("TLS", `The certificate of ${name} is good for ${days} days.`)
      : wrong("TLS", `The certificate of ${name} ends in ${days} days. Renew it.`);
  } catch (error) {
    const { message } = error as Error;
    return wrong("TLS", `${name} cannot be trusted (${message}). Look at the proxy's certificate.`);
  } finally {
    socket.destroy();
  }
}

/** Whether the proxy passes on what the site needs, as far as that can be seen from here. */
export async function examineProxy(site: Site): Promise<Finding[]> {
  const { publicOrigin, trustProxy } = site;
  if (publicHosts(site).length === 0) return [];
  const findings: Finding[] = [];
  if (trustProxy === 0)
    findings.push(
      wrong(
        "Proxy",
        "TRUST_PROXY is 0: all visitors seem to come from the proxy, and share its limits. Set it to the number of proxies.",
      ),
    );
  const answer = await fetch(`${publicOrigin}/healthz`, {
    redirect: "manual",
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).catch(() => null);
  if (answer === null || answer.status !== 200)
    return [
      ...findings,
      doubtful(
        "Proxy",
        `${publicOrigin} does not answer${answer === null ? "" : ` (${answer.status})`}. Start the site, or look at the proxy.`,
      ),
    ];
  const forwarding = originsOf(site).map((origin) => examineForwarding(origin, trustProxy));
  findings.push(
    publicOrigin.startsWith("https:") && !answer.headers.has("strict-transport-security")
      ? wrong("Proxy", "It drops the header Strict-Transport-Security. Let it pass.")
      : well("Proxy", `${publicOrigin} answers.`),
  );
  return [...findings, ...(await Promise.all(forwarding)).flat()];
}
