/**
 * Fair turns: each caller has one at a time, waiting callers take turns in order, and large tasks never take the last
 * place, so that nobody's small picture waits for another member's large one.
 */
interface Ask {
  readonly asker: number;
  readonly isLarge: boolean;
  /** Bytes held in memory until its turn is over. */
  readonly bytes: number;
}

interface Bounds {
  readonly atOnce: number;
  readonly largeAtOnce: number;
  /** The total of all that are waiting or in progress. */
  readonly bytes: number;
  readonly bytesOfOne: number;
}

interface Waiting extends Ask {
  readonly go: () => void;
}

/** @throws the result of `full` if the queue is full */
export function pictureTurns(
  { atOnce, largeAtOnce, bytes: mostBytes, bytesOfOne }: Bounds,
  full: () => Error,
): <T>(ask: Ask, work: () => Promise<T>) => Promise<T> {
  const running = new Map<number, Ask>();
  const held = new Map<number, number>();
  /** In the callers' turn order. */
  const queues = new Map<number, Waiting[]>();

  const hold = (asker: number, bytes: number) => {
    const sum = (held.get(asker) ?? 0) + bytes;
    if (sum > 0) held.set(asker, sum);
    else held.delete(asker);
  };
  const sumOfAll = () => held.values().reduce((sum, bytes) => sum + bytes, 0);
  const mayRun = ({ asker, isLarge }: Ask) =>
    running.size < atOnce &&
    !running.has(asker) &&
    (!isLarge ||
      running
        .values()
        .filter((ask) => ask.isLarge)
        .toArray().length < largeAtOnce);
  const startNext = () => {
    for (const [asker, queue] of queues) {
      if (!mayRun(queue[0]!)) continue;
      const next = queue.shift()!;
      if (queue.length === 0) queues.delete(asker);
      running.set(asker, next);
      next.go();
    }
  };

  const toTheEnd = (asker: number) => {
    const queue = queues.get(asker);
    if (!queue) return;
    queues.delete(asker);
    queues.set(asker, queue);
  };

  return async (ask, work) => {
    const { asker, bytes } = ask;
    if ((held.get(asker) ?? 0) + bytes > bytesOfOne || sumOfAll() + bytes > mostBytes) throw full();
    hold(asker, bytes);
    try {
      await new Promise<void>((go) => {
        const queue = queues.get(asker) ?? [];
        queue.push({ ...ask, go });
        queues.set(asker, queue);
        startNext();
      });
      return await work();
    } finally {
      running.delete(asker);
      toTheEnd(asker);
      hold(asker, -bytes);
      startNext();
    }
  };
}
