/** A connection to the database that can be cut, stalled and restored: simulates a lost database or network. */
import { connect, createServer, type Socket } from "node:net";
import { once } from "node:events";

export interface Relay {
  /** The database's URL through the relay. */
  readonly url: string;
  /** Ends all connections and accepts no new ones. */
  cut(): Promise<void>;
  /** Like a pulled cable: nothing arrives in either direction, and neither side is told, not even if the other has gone. */
  stall(): void;
  /** Accepts connections again; stalled data arrives. */
  mend(): Promise<void>;
  close(): Promise<void>;
}

export async function openRelay(databaseUrl: string): Promise<Relay> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let stalled: Promise<void> | undefined;
  let goOn: (() => void) | undefined;
  const pass = (from: Socket, to: Socket): void => {
    sockets.add(from);
    from.on("error", () => {});
    from.on("data", (piece: Buffer) => {
      from.pause();
      void arrived(() => to.write(piece)).then(() => from.resume());
    });
    from.on("close", () => {
      sockets.delete(from);
      void arrived(() => to.destroy());
    });
  };
  const arrived = async (deliver: () => void): Promise<void> => {
    for (let stall = stalled; stall; stall = stalled) await stall;
    deliver();
  };
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    pass(near, far);
    pass(far, near);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as { port: number };
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${port}`;
  const release = (): void => {
    goOn?.();
    stalled = goOn = undefined;
  };
  const cut = async (): Promise<void> => {
    const closed = once(server, "close");
    server.close();
    for (const socket of sockets) socket.destroy();
    release();
    await closed;
  };
  return {
    url: url.href,
    cut,
    stall() {
      stalled = new Promise((resolve) => (goOn = resolve));
    },
    async mend() {
      release();
      if (server.listening) return;
      server.listen(port, "127.0.0.1");
      await once(server, "listening");
    },
    close: cut,
  };
}
