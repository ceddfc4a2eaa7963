/**
 * Addresses of databases. One may name several hosts, `postgres://user:password@a:5432,b:5432/cats`, of which one takes
 * writes: whoever connects asks them which (libpq calls this `target_session_attrs=read-write`).
 */
import { Client } from "pg";

const SEVERAL = /^(postgres(?:ql)?:\/\/(?:[^@/]*@)?)([^/?@]*)((?:[/?].*)?)$/;
const PORT = 5432;
const PATIENCE_MS = 1_000;
/** Longer than a check takes; a connection that fails forgets what was found. */
const FOUND_FOR_MS = 1_000;

/** The same address once for each of its hosts. */
export function addressesOf(url: string): string[] {
  const [, before = "", hosts = "", after = ""] = SEVERAL.exec(url) ?? [];
  const each = hosts.split(",");
  if (each.length === 1) return [url];
  return each.map((host) => `${before}${host}${after}`);
}

export function isDatabaseAddress(url: string): boolean {
  return (
    SEVERAL.test(url) &&
    addressesOf(url).every((one) => URL.canParse(one) && new URL(one).hostname !== "")
  );
}

/** "host:port", for people: without the password. */
export function hostOf(url: string): string {
  const { hostname, port } = new URL(url);
  return `${hostname}:${port || PORT}`;
}

/** What the driver may be given: it does not know this setting of libpq, and would send it to the server. */
export function withoutAims(url: string): string {
  const address = new URL(url);
  address.searchParams.delete("target_session_attrs");
  return address.href;
}

interface Found {
  url: string;
  at: number;
  asking: Promise<string> | null;
}

const found = new Map<string, Found>();
const listeners = new Map<string, ((found: string) => void)[]>();

/** Hears when another host than before takes writes. */
export function onFound(url: string, hear: (found: string) => void): void {
  listeners.set(url, [...(listeners.get(url) ?? []), hear]);
}

/** The address that took writes when last asked; at first the first one. */
export function lastWritable(url: string): string {
  return found.get(url)?.url ?? withoutAims(addressesOf(url)[0]!);
}

/** The one of its hosts that takes writes; if none says so, the last one that did. Simultaneous callers share the answer. */
export async function writable(url: string): Promise<string> {
  const each = addressesOf(url).map(withoutAims);
  if (each.length === 1) return each[0]!;
  let known = found.get(url);
  if (!known) found.set(url, (known = { url: each[0]!, at: -Infinity, asking: null }));
  if (performance.now() - known.at < FOUND_FOR_MS) return known.url;
  known.asking ??= Promise.any(each.map(takesWrites))
    .then(
      (one) => {
        known.at = performance.now();
        const isNew = known.url !== one;
        known.url = one;
        if (isNew) for (const hear of listeners.get(url) ?? []) hear(one);
        return one;
      },
      () => known.url,
    )
    .finally(() => (known.asking = null));
  return known.asking;
}

/** A connection has failed: whoever is next asks again. */
export function lostWritable(url: string): void {
  const known = found.get(url);
  if (known) known.at = -Infinity;
}

/** @returns the address @throws if it does not take writes */
async function takesWrites(url: string): Promise<string> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
  });
  client.on("error", () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ copy: boolean }>("select pg_is_in_recovery() as copy");
    if (rows[0]!.copy) throw new Error("it takes no writes");
    return url;
  } finally {
    client.end().catch(() => {});
  }
}
