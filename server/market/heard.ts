/** What the listening thread has heard, in memory that the server can read at any moment, however busy either is. */
export interface Heard {
  readonly memory: SharedArrayBuffer;
  /**
   * @param change the transaction's number, if it is known
   * @returns the version after it
   */
  count(change?: bigint): number;
  version(): number;
  /** Whether that change was counted lately. */
  has(change: bigint): boolean;
  setHears(does: boolean): void;
  hears(): boolean;
}

const [VERSION, HEARS, NEXT] = [0, 1, 2];
const HEAD_BYTES = 16;
/** At a thousand changes a second, four seconds of them. */
const REMEMBERED = 4_096;

export function heardIn(memory = new SharedArrayBuffer(HEAD_BYTES + REMEMBERED * 8)): Heard {
  const numbers = new Int32Array(memory, 0, 3);
  const changes = new BigInt64Array(memory, HEAD_BYTES);
  return {
    memory,
    count(change) {
      const version = Atomics.add(numbers, VERSION, 1) + 1;
      // Last: whoever finds the change also sees the version after it.
      if (change !== undefined)
        Atomics.store(changes, (Atomics.add(numbers, NEXT, 1) >>> 0) % REMEMBERED, change);
      return version;
    },
    version: () => Atomics.load(numbers, VERSION),
    has: (change) => changes.includes(change),
    setHears: (does) => void Atomics.store(numbers, HEARS, Number(does)),
    hears: () => Atomics.load(numbers, HEARS) === 1,
  };
}
