/** What those meet who find no place for waiting, and how many places there are. */
interface Queue {
  /** How many may wait. Without it, all. */
  readonly most?: number;
  readonly full: () => Error;
}

interface FairQueue extends Queue {
  /** How many of one party may wait. Without it, all. */
  readonly mostOfOne?: number;
  /** How many of one party run at a time; the others' turns then stay free for the others. Without it, all. */
  readonly atOnceOfOne?: number;
  /** And how many may begin while another party's run. Without it, as many. */
  readonly atOnceBesideOthers?: number;
  /** How many large works run at a time, so that a small one never waits for large ones alone. Without it, all. */
  readonly largeAtOnce?: number;
  /** How much the works may weigh that wait or run: those of all, and those of one party. */
  readonly weight?: { readonly most: number; readonly mostOfOne: number };
  /** How long one waits before it meets what those meet who find no place. Without it, for ever. */
  readonly patienceMs?: number;
  /** Up to so much longer, by chance: those who come together do not lose their patience together. */
  readonly patienceSpreadMs?: number;
}

/** A work of which more is to be known than whose it is. */
interface Ask {
  readonly party: string;
  readonly isLarge?: boolean;
  readonly weight?: number;
}

/** Runs at most `atOnce` of the given works at a time; the others wait for their turn. */
export function turns(atOnce: number, queue?: Queue): <T>(work: () => Promise<T>) => Promise<T> {
  const inTurn = fairTurns(atOnce, queue);
  return (work) => inTurn("", work);
}

/**
 * As `turns`, but those who wait are served in rounds, one work of each party (a member, a network) after the other: however
 * much one party asks for, another's first work waits for no more than one of every party.
 */
export function fairTurns(
  atOnce: number,
  queue?: FairQueue,
): <T>(ask: string | Ask, work: () => Promise<T>) => Promise<T> {
  const {
    atOnceOfOne = atOnce,
    atOnceBesideOthers = atOnceOfOne,
    largeAtOnce = atOnce,
  } = queue ?? {};
  const running = new Sums();
  const large = new Sums();
  const held = new Sums();
  const line = new Line(queue);

  const mayBegin = ({ party, isLarge }: Ask): boolean => {
    const own = running.of(party);
    const most = own < running.all ? atOnceBesideOthers : atOnceOfOne;
    return running.all < atOnce && own < most && (!isLarge || large.all < largeAtOnce);
  };
  const count = ({ party, isLarge }: Ask, by: 1 | -1): void => {
    running.add(party, by);
    if (isLarge) large.add(party, by);
  };
  const hold = ({ party, weight = 0 }: Ask): void => {
    const bound = queue?.weight;
    if (bound && (held.of(party) + weight > bound.mostOfOne || held.all + weight > bound.most))
      throw queue.full();
    held.add(party, weight);
  };

  return async (asked, work) => {
    const ask = typeof asked === "string" ? { party: asked } : asked;
    hold(ask);
    try {
      // Begun here or by who ends, in either case before anybody else can look: nobody slips in between.
      if (mayBegin(ask)) count(ask, 1);
      else await line.wait(ask);
      try {
        return await work();
      } finally {
        count(ask, -1);
        line.toTheEnd(ask.party);
        for (let next = line.next(mayBegin); next; next = line.next(mayBegin)) {
          count(next.ask, 1);
          next.go();
        }
      }
    } finally {
      held.add(ask.party, -(ask.weight ?? 0));
    }
  };
}

/** A sum for each party that has one, and that of all. */
class Sums {
  readonly #ofParty = new Map<string, number>();
  all = 0;

  of(party: string): number {
    return this.#ofParty.get(party) ?? 0;
  }

  add(party: string, amount: number): void {
    this.all += amount;
    const sum = this.of(party) + amount;
    if (sum === 0) this.#ofParty.delete(party);
    else this.#ofParty.set(party, sum);
  }
}

interface Waiting {
  readonly ask: Ask;
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

  async wait(ask: Ask): Promise<void> {
    const { party } = ask;
    const own = this.#rounds.get(party) ?? new Set();
    const queue = this.#queue;
    const { most = Infinity, mostOfOne = Infinity } = queue ?? {};
    if (queue && (this.#length >= most || own.size >= mostOfOne)) throw queue.full();
    this.#rounds.set(party, own);
    this.#length++;
    return new Promise((resolve, reject) => {
      let timer: NodeJS.Timeout | undefined;
      const waiting: Waiting = {
        ask,
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

  /** Who has had a turn comes after all who wait. */
  toTheEnd(party: string): void {
    const own = this.#rounds.get(party);
    if (!own) return;
    this.#rounds.delete(party);
    this.#rounds.set(party, own);
  }

  /** Takes the first of the party whose round it is out of the line; that party comes last then. */
  next(mayBegin: (ask: Ask) => boolean): Waiting | undefined {
    for (const [party, own] of this.#rounds) {
      const first = own.values().next().value!;
      if (!mayBegin(first.ask)) continue;
      this.#remove(first);
      this.toTheEnd(party);
      return first;
    }
    return undefined;
  }

  #remove(waiting: Waiting): void {
    const { party } = waiting.ask;
    const own = this.#rounds.get(party)!;
    own.delete(waiting);
    if (own.size === 0) this.#rounds.delete(party);
    this.#length--;
  }
}
