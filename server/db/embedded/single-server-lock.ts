import { DatabaseSync } from "node:sqlite";

/** Another live process works on this data directory. */
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
 * Takes the lock, or returns null where a live process has it. The lock is the operating system's own, on the file (through
 * SQLite, the one part of Node that takes such locks): it ends with its holder however that ends, so unlike a
 * file with a process id in it there is nothing stale to recognise.
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
