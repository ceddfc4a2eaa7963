/** Two releases of the site, each in a folder of its own and built. */
import { execFileSync, spawnSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { DrillImpossible } from "../drill.ts";

export interface Release {
  readonly name: string;
  readonly folder: string;
  readonly migrations: number;
}

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
/** Written when all is done. */
const BUILT = ".built";
const JOURNAL = "server/db/migrations/meta/_journal.json";
/** So many are run while the other process serves. */
const MIGRATIONS_BETWEEN = 5;

/** As it is in the working folder. */
export function thisRelease(): Release {
  build(ROOT);
  return {
    name: "this release",
    folder: ROOT,
    migrations: countIn(readFileSync(join(ROOT, JOURNAL), "utf8")),
  };
}

/**
 * Built once for each commit.
 * @param from any landed commit; without it, the newest with some migrations fewer
 * @throws {DrillImpossible} if it is not in the history, or its packages are not here
 */
export function olderRelease(from: string | undefined): Release {
  const commit = git(
    "rev-parse",
    "--verify",
    `${from ?? lastWithFewerMigrations()}^{commit}`,
  ).trim();
  const folder = join(ROOT, ".runtime", "releases", commit);
  if (!existsSync(join(folder, BUILT))) unpackAndBuild(commit, folder);
  return {
    name: git("log", "-1", "--format=%h of %cs", commit).trim(),
    folder,
    migrations: countIn(git("show", `${commit}:${JOURNAL}`)),
  };
}

function unpackAndBuild(commit: string, folder: string): void {
  requirePackages(commit);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, ".runtime"), { recursive: true });
  execFileSync("tar", ["-x", "-C", folder], {
    input: execFileSync("git", ["archive", commit], { cwd: ROOT, maxBuffer: 1 << 30 }),
  });
  linkPackages(folder);
  run(folder, "scripts/compile-messages.ts");
  build(folder);
  writeFileSync(join(folder, BUILT), "");
}

function lastWithFewerMigrations(): string {
  const now = countIn(readFileSync(join(ROOT, JOURNAL), "utf8"));
  for (const commit of git("log", "--format=%H", "--", JOURNAL).split("\n").filter(Boolean)) {
    const before = `${commit}^`;
    if (countIn(git("show", `${before}:${JOURNAL}`)) <= now - MIGRATIONS_BETWEEN) return before;
  }
  throw new DrillImpossible("There is no release with fewer migrations in the history.");
}

const countIn = (journal: string) => (JSON.parse(journal) as { entries: object[] }).entries.length;

function git(...args: string[]): string {
  const ended = spawnSync("git", args, { cwd: ROOT, encoding: "utf8", maxBuffer: 1 << 26 });
  if (ended.status !== 0)
    throw new DrillImpossible(`The history is needed (git ${args.join(" ")}): ${ended.stderr}`);
  return ended.stdout;
}

interface Lock {
  readonly packages: Readonly<Record<string, { version?: string }>>;
}

/** Ours serve, if they are what that release names. */
function requirePackages(commit: string): void {
  const read = (text: string) => (JSON.parse(text) as Lock).packages;
  const ours = read(readFileSync(join(ROOT, "package-lock.json"), "utf8"));
  const other = Object.entries(read(git("show", `${commit}:package-lock.json`))).filter(
    ([place, { version }]) => place.startsWith("node_modules/") && ours[place]?.version !== version,
  );
  if (other.length > 0)
    throw new DrillImpossible(
      `That release needs other packages than are installed: ${other.map(([place]) => place).join(", ")}.`,
    );
}

/** All but the workspaces, which are that release's own. */
function linkPackages(folder: string): void {
  const [from, to] = [join(ROOT, "node_modules"), join(folder, "node_modules")];
  mkdirSync(join(to, "@felistry"), { recursive: true });
  for (const name of readdirSync(from))
    if (name !== "@felistry") symlinkSync(join(from, name), join(to, name));
  for (const name of readdirSync(join(from, "@felistry")))
    if (existsSync(join(folder, name)))
      symlinkSync(join(folder, name), join(to, "@felistry", name));
}

function build(folder: string): void {
  run(folder, "scripts/build-web.ts");
}

function run(folder: string, script: string): void {
  execFileSync(process.execPath, ["--disable-warning=ExperimentalWarning", script], {
    cwd: folder,
    stdio: ["ignore", "ignore", "inherit"],
  });
}
