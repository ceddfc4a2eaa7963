interface Queue {
  /** How many may wait. */
  readonly most: number;
  /** What those meet who find all places for waiting taken. */
  readonly full: () => Error;
}

interface FairQueue extends Queue {
  /** How many of one party may wait. */
  readonly mostOfOne: number;
}

/** Runs at most `atOnce` of the given works at a time; the others wait for their turn. */
export function turns(atOnce: number, queue?: Queue): <T>(work: () => Promise<T>) => Promise<T> {
  const inTurn = fairTurns(atOnce, queue && { ...queue, mostOfOne: queue.most });
  return (work) => inTurn("", work);
}

/**
 * As `turns`, but those who wait are served in rounds, one work of each party (a member, a network) after the other: however
 * much one party asks for, another's first work waits for no more than one of every party.
 */
export function fairTurns(
  atOnce: number,
  queue?: FairQueue,
): <T>(party: string, work: () => Promise<T>) => Promise<T> {
  let running = 0;
  let waiting = 0;
  /** In the order in which parties come next; only those with somebody waiting stand here. */
  const rounds = new Map<string, (() => void)[]>();

  const wait = (party: string): Promise<void> => {
    const own = rounds.get(party) ?? [];
    if (queue && (waiting >= queue.most || own.length >= queue.mostOfOne)) throw queue.full();
    waiting++;
    return new Promise((go) => rounds.set(party, [...own, go]));
  };

  const callNext = (): boolean => {
    for (const [party, [go, ...others]] of rounds) {
      rounds.delete(party);
      if (others.length > 0) rounds.set(party, others);
      waiting--;
      go!();
      return true;
    }
    return false;
  };

  return async (party, work) => {
    if (running >= atOnce) await wait(party);
    else running++;
    try {
      return await work();
    } finally {
      // The turn is handed on rather than given back, so that nobody slips in between.
      if (!callNext()) running--;
    }
  };
}
