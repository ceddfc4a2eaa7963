/** What the listening thread has heard, in memory that the server can read at any moment, however busy either is. */
export interface Heard {
  readonly memory: SharedArrayBuffer;
  /** @returns the version after it */
  count(): number;
  version(): number;
  setHears(does: boolean): void;
  hears(): boolean;
}

const [VERSION, HEARS] = [0, 1];

export function heardIn(memory = new SharedArrayBuffer(8)): Heard {
  const numbers = new Int32Array(memory);
  return {
    memory,
    count: () => Atomics.add(numbers, VERSION, 1) + 1,
    version: () => Atomics.load(numbers, VERSION),
    setHears: (does) => void Atomics.store(numbers, HEARS, Number(does)),
    hears: () => Atomics.load(numbers, HEARS) === 1,
  };
}
