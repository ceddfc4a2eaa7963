interface Queue {
  /** How many may wait. */
  readonly most: number;
  /** What those meet who find all places for waiting taken. */
  readonly full: () => Error;
}

/** Runs at most `atOnce` of the given works at a time; the others wait for their turn. */
export function turns(atOnce: number, queue?: Queue): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= atOnce) {
      if (queue && waiting.length >= queue.most) throw queue.full();
      await new Promise<void>((go) => waiting.push(go));
    } else running++;
    try {
      return await work();
    } finally {
      // The turn is handed on rather than given back, so that nobody slips in between.
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
