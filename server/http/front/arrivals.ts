/** Longer than making a page takes, so that a crowd is accepted while few pages are made, and no crowd stops them. */
const MOST_MS = 25;

export interface Arrivals {
  /** A connection was accepted. */
  note(): void;
  /** Continues at the loop's next turn if nobody has connected since the last time; otherwise after a turn without a new connection, or after `MOST_MS`. */
  letIn(goOn: () => void): void;
}

/**
 * The event loop accepts one connection per turn (libuv since 1.45). If each turn also made a page, the last of a
 * thousand simultaneous visitors, and a request for `/healthz` behind them, would wait for hundreds of pages before
 * being read.
 */
export function arrivals(): Arrivals {
  let noted = 0;
  /** How many had connected when the last page was begun. */
  let letInBefore = -1;
  return {
    note: () => void noted++,
    letIn(goOn) {
      // Nobody has connected since: a second turn would only wait for another's page.
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
      // Observes a whole turn: the first call only ends the current one.
      setImmediate(() => {
        before = noted;
        setImmediate(look);
      });
    },
  };
}
