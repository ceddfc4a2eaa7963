import { DatabaseSync } from "node:sqlite";

/** Another live process uses this data directory. */
export class DatabaseInUseError extends Error {
  override name = "DatabaseInUseError";
}

export interface SingleServerLock {
  release(): void;
}

const SQLITE_BUSY = 5;

// An unreferenced connection would be closed by the garbage collector, and the lock with it.
const held = new Set<DatabaseSync>();

/**
 * Takes the lock, or returns null if a live process has it. It is an operating system lock on the file (through SQLite,
 * the only part of Node that takes such locks) and ends with its holder however that ends. So, unlike a file with a
 * process id in it, it cannot be stale.
 */
export function takeLock(file: string): SingleServerLock | null {
  const connection = new DatabaseSync(file);
  try {
    connection.exec("BEGIN EXCLUSIVE");
  } catch (error) {
    connection.close();
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) return null;
    throw error;
  }
  held.add(connection);
  return {
    release() {
      if (held.delete(connection)) connection.close();
    },
  };
}
