/** Where the primary's log was when: how far behind a copy is follows from what it has replayed. */

interface Sample {
  readonly position: bigint;
  /** When the log was first seen there (`performance.now()`). */
  readonly at: number;
  /** All changes counted before this version of the market are before the position. */
  version: number;
}

export interface PrimaryLog {
  add(sample: Sample): void;
  /** The newest position; null before the first. */
  end(): Sample | null;
  /** How long before `now` the log was first seen beyond what was replayed. */
  lagOf(replayed: bigint, now: number): number;
}

/** Half a minute of samples: whoever is further behind is out anyway. */
const MOST = 150;

export function primaryLog(): PrimaryLog {
  let samples: Sample[] = [];
  return {
    add(sample) {
      const last = samples.at(-1);
      if (last?.position === sample.position) return void (last.version = sample.version);
      // Another server has become the primary, and has not all of the former one's log.
      if (last && last.position > sample.position) samples = [];
      samples.push(sample);
      if (samples.length > MOST) samples.shift();
    },
    end: () => samples.at(-1) ?? null,
    lagOf(replayed, now) {
      const beyond = samples.find(({ position }) => position > replayed);
      return beyond ? Math.max(0, now - beyond.at) : 0;
    },
  };
}
