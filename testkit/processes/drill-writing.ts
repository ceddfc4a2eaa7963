/** Writes to a site without pause, and remembers what was acknowledged when. */
import { setTimeout as sleep } from "node:timers/promises";
import { requesterTo } from "../http-request.ts";

export interface Written {
  readonly catId: number;
  readonly text: string;
  readonly sentAt: number;
  readonly answeredAt: number;
}

interface Writing {
  /** Pauses all senders until nothing is in flight. */
  quietMoment(): Promise<Date>;
  stop(): Promise<Written[]>;
}

export function startWriting(port: number, catIds: readonly number[], cookie: string): Writing {
  const requester = requesterTo(port);
  const written: Written[] = [];
  let over = false;
  let gate: Promise<void> = Promise.resolve();
  const underWay = new Set<string>();
  const sender = async (catId: number) => {
    for (let count = 0; !over; count++) {
      await gate;
      const text = `change ${count}`;
      const sentAt = Date.now();
      // It is unknown whether an unanswered request was stored.
      let answeredAt = Infinity;
      underWay.add(`${catId} ${text}`);
      try {
        const { status } = await requester.send(`/api/cats/${catId}`, {
          method: "PATCH",
          headers: { cookie, "content-type": "application/json" },
          body: JSON.stringify({ description: text }),
        });
        if (status === 200) answeredAt = Date.now();
        else await sleep(20);
      } catch {
        over = true;
      } finally {
        written.push({ catId, text, sentAt, answeredAt });
        underWay.delete(`${catId} ${text}`);
      }
    }
  };
  const senders = catIds.map(sender);
  return {
    async quietMoment() {
      const opened = Promise.withResolvers<void>();
      gate = opened.promise;
      while (underWay.size > 0) await sleep(1);
      await sleep(20);
      const moment = new Date();
      await sleep(20);
      opened.resolve();
      return moment;
    },
    async stop() {
      over = true;
      await Promise.all(senders);
      requester.close();
      return written;
    },
  };
}
