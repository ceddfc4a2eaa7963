import { apartFromCall, waiting } from "./call-time.ts";
import { isTx, type Db } from "./transaction.ts";

/** A larger batch is split into several statements, so that the first key does not wait for the last. */
const MOST = 100;

interface Batch<Key, Row> {
  readonly keys: Set<Key>;
  readonly rows: Promise<ReadonlyMap<Key, Row>>;
}

/**
 * A read shared by calls that arrive at the same moment: keys requested in one turn of the event loop are read by one
 * statement. A busy server saves the driver's and the database's work per statement; an idle one reads at once. No
 * answer is older than its call, since the statement is sent after it. Within a transaction the read is separate.
 * @param ask returns the existing rows of `keys`
 */
export function together<Key, Row>(
  ask: (db: Db, keys: readonly Key[]) => Promise<ReadonlyMap<Key, Row>>,
): (db: Db, key: Key) => Promise<Row | undefined> {
  const open = new WeakMap<Db, Batch<Key, Row>>();

  const begin = (db: Db): Batch<Key, Row> => {
    const keys = new Set<Key>();
    const rows = new Promise<ReadonlyMap<Key, Row>>((resolve, reject) =>
      setImmediate(() => {
        if (open.get(db) === batch) open.delete(db);
        apartFromCall(() => ask(db, [...keys])).then(resolve, reject);
      }),
    );
    const batch = { keys, rows };
    open.set(db, batch);
    return batch;
  };

  return async (db, key) => {
    if (isTx(db)) return (await ask(db, [key])).get(key);
    const found = open.get(db);
    const batch = found && found.keys.size < MOST ? found : begin(db);
    batch.keys.add(key);
    return (await waiting(() => batch.rows)).get(key);
  };
}
