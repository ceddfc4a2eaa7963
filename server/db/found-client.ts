/** The driver's clients, for addresses of several hosts and for poolers that know no prepared statements. */
import pg from "pg";
import { addressesOf, lastWritable, lostWritable, onFound, writable } from "./addresses.ts";

type Asking = (...given: unknown[]) => unknown;

/** What a pool makes its connections of. */
export function connecting(url: string, prepares = true): pg.PoolConfig {
  if (prepares && addressesOf(url).length === 1) return { connectionString: lastWritable(url) };
  return { Client: clientOf(url, prepares) as new () => pg.ClientBase };
}

/** Each client connects to the host that takes writes at that moment, and is ended once another one does. */
function clientOf(url: string, prepares: boolean): typeof pg.Client {
  const open = new Map<pg.Client, string>();
  const lost = () => {
    lostWritable(url);
    void writable(url);
  };
  onFound(url, (found) => {
    for (const [client, at] of open) if (at !== found) client.end().catch(() => {});
  });
  return class FoundClient extends pg.Client {
    constructor(config?: string | pg.ClientConfig) {
      const connectionString = lastWritable(url);
      super({ ...(typeof config === "object" && config), connectionString });
      open.set(this, connectionString);
      this.once("end", () => {
        open.delete(this);
        lost();
      });
      this.on("error", lost);
      if (!prepares)
        this.query = withoutNames(this.query.bind(this) as Asking) as pg.Client["query"];
    }
  };
}

/** Parsed anew each time, by whichever connection the pooler gives. */
function withoutNames(ask: Asking): Asking {
  return (first, ...rest) =>
    ask(
      typeof first === "object" && first !== null && "name" in first
        ? { ...first, name: undefined }
        : first,
      ...rest,
    );
}
