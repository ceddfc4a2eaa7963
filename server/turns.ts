interface Queue {
  /** How many may wait. */
  readonly most: number;
  /** What those meet who find all places for waiting taken. */
  readonly full: () => Error;
}

interface FairQueue extends Queue {
  /** How many of one party may wait. */
  readonly mostOfOne: number;
  /** How many of one party run at a time; the others' turns then stay free for the others. Without it, all. */
  readonly atOnceOfOne?: number;
  /** And how many may begin while another party's run. Without it, as many. */
  readonly atOnceBesideOthers?: number;
  /** How long one waits before it meets what those meet who find no place. Without it, for ever. */
  readonly patienceMs?: number;
  /** Up to so much longer, by chance: those who come together do not lose their patience together. */
  readonly patienceSpreadMs?: number;
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
  const { atOnceOfOne = atOnce, atOnceBesideOthers = atOnceOfOne } = queue ?? {};
  const running = new Map<string, number>();
  const runningOf = (party: string) => running.get(party) ?? 0;
  let runningOfAll = 0;
  const line = new Line(queue);

  const mayBegin = (party: string): boolean => {
    const own = runningOf(party);
    const most = own < runningOfAll ? atOnceBesideOthers : atOnceOfOne;
    return runningOfAll < atOnce && own < most;
  };
  const begin = (party: string): void => {
    runningOfAll++;
    running.set(party, runningOf(party) + 1);
  };
  const end = (party: string): void => {
    runningOfAll--;
    if (runningOf(party) === 1) running.delete(party);
    else running.set(party, runningOf(party) - 1);
  };

  return async (party, work) => {
    // Begun here or by who ends, in either case before anybody else can look: nobody slips in between.
    if (mayBegin(party)) begin(party);
    else await line.wait(party);
    try {
      return await work();
    } finally {
      end(party);
      for (let next = line.next(mayBegin); next; next = line.next(mayBegin)) {
        begin(next.party);
        next.go();
      }
    }
  };
}

interface Waiting {
  readonly party: string;
  go(): void;
}

class Line {
  readonly #queue: FairQueue | undefined;
  /** In the order in which parties come next; only those with somebody waiting stand here. */
  readonly #rounds = new Map<string, Set<Waiting>>();
  #length = 0;

  constructor(queue: FairQueue | undefined) {
    this.#queue = queue;
  }

  async wait(party: string): Promise<void> {
    const own = this.#rounds.get(party) ?? new Set();
    const queue = this.#queue;
    if (queue && (this.#length >= queue.most || own.size >= queue.mostOfOne)) throw queue.full();
    this.#rounds.set(party, own);
    this.#length++;
    return new Promise((resolve, reject) => {
      let timer: NodeJS.Timeout | undefined;
      const waiting: Waiting = {
        party,
        go: () => {
          clearTimeout(timer);
          resolve();
        },
      };
      own.add(waiting);
      if (queue?.patienceMs === undefined) return;
      const { patienceMs, patienceSpreadMs = 0 } = queue;
      timer = setTimeout(
        () => {
          this.#remove(waiting);
          reject(queue.full());
        },
        patienceMs + Math.random() * patienceSpreadMs,
      );
    });
  }

  /** Takes the first of the party whose round it is out of the line; that party comes last then. */
  next(mayBegin: (party: string) => boolean): Waiting | undefined {
    for (const [party, own] of this.#rounds) {
      if (!mayBegin(party)) continue;
      const [first] = own;
      this.#remove(first!);
      if (own.size > 0) {
        this.#rounds.delete(party);
        this.#rounds.set(party, own);
      }
      return first;
    }
    return undefined;
  }

  #remove(waiting: Waiting): void {
    const own = this.#rounds.get(waiting.party)!;
    own.delete(waiting);
    if (own.size === 0) this.#rounds.delete(waiting.party);
    this.#length--;
  }
}
