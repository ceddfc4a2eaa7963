/** Keeps the tree browsable: short folders, and only the newest snapshot of the migrations. */
import { posix } from "node:path";
import { trackedFiles } from "../tracked-files.ts";

const MOST_FILES = 40;

/** Folders that may be longer, and why. */
const LONG_FOLDERS: Readonly<Record<string, string>> = {
  "server/db/migrations": "a migration is never removed",
  "docs/decisions": "each choice is a page, found by its date",
};

const SNAPSHOT = /^server\/db\/migrations\/meta\/\d+_snapshot\.json$/;

/** @returns what is wrong, in words */
export function faultsOfTree(files: readonly string[]): string[] {
  const sizes = new Map<string, number>();
  for (const file of files) {
    const folder = posix.dirname(file);
    sizes.set(folder, (sizes.get(folder) ?? 0) + 1);
  }
  const faults = [...sizes]
    .filter(([folder, size]) => size > MOST_FILES && !(folder in LONG_FOLDERS))
    .map(
      ([folder, size]) =>
        `${folder} has ${size} files, ${MOST_FILES} at most: give its nouns folders`,
    );
  const older = files.filter((file) => SNAPSHOT.test(file)).slice(0, -1);
  for (const file of older)
    faults.push(`${file}: delete it, drizzle-kit needs the newest snapshot only`);
  return faults;
}

function main(): void {
  const files = trackedFiles();
  const faults = faultsOfTree(files);
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
  else console.log(`No folder has more than ${MOST_FILES} files.`);
}

if (import.meta.main) main();
