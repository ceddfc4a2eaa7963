/** Longer than making a page takes, so that a crowd is accepted while few pages are made, and no crowd stops them. */
const MOST_MS = 25;

export interface Arrivals {
  /** A connection was accepted. */
  note(): void;
  /** Goes on at the loop's next turn if nobody has come since the last time, else once a turn has brought no new connection, or after `MOST_MS`. */
  letIn(goOn: () => void): void;
}

/**
 * The event loop accepts one connection per turn (libuv since 1.45). If each turn also made a page, the last of a
 * thousand simultaneous visitors, and a request for `/healthz` behind them, would wait for hundreds of pages before
 * being read.
 */
export function arrivals(): Arrivals {
  let noted = 0;
  /** How many had come when the last page was begun. */
  let letInBefore = -1;
  return {
    note: () => void noted++,
    letIn(goOn) {
      // Nobody has come since: a second turn would only wait for another's page.
      if (noted === letInBefore) return void setImmediate(goOn);
      const end = performance.now() + MOST_MS;
      let before = noted;
      const look = (): void => {
        if (noted === before || performance.now() >= end) {
          letInBefore = noted;
          return goOn();
        }
        before = noted;
        setImmediate(look);
      };
      // A whole turn is looked at: the first ends the one that has begun.
      setImmediate(() => {
        before = noted;
        setImmediate(look);
      });
    },
  };
}
