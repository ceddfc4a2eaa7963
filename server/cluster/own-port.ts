/** One port for several processes. */
import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";

/**
 * Each process listens for itself, and the system gives every connection to one of them. If the first process passed them
 * on, those given to a process that has just been killed would hang. Other systems than Linux cannot.
 */
export const SHARES_PORT = process.platform === "linux";

/**
 * A port that is shared would be shared with anybody: so the first process looks whether it is free.
 * @returns the port, chosen if it was 0
 * @throws EADDRINUSE
 */
export async function freePortFor(port: number, host: string): Promise<number> {
  const probe = createServer();
  probe.listen({ port, host, exclusive: true });
  await once(probe, "listening");
  const found = (probe.address() as AddressInfo).port;
  probe.close();
  await once(probe, "close");
  return found;
}
