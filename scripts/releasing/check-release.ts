/**
 * Compares an archive with the commit that it says it was made from: of its sources nobody has to believe who made it. What was
 * built is in no commit, and is only compared with the archive's own list; who made that could have changed both.
 */
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, relative, sep } from "node:path";
import { changedSince, MANIFEST, readManifest } from "@felistry/server/releases/manifest.ts";
import { BUILT, gitIn, hashOf } from "./make-release.ts";

export interface Checked {
  /** What speaks against it, in sentences; nothing does if there are none. */
  readonly faults: readonly string[];
  /** Files that were compared with the commit's. */
  readonly ofCommit: number;
  /** Files that were compared with the archive's list alone. */
  readonly ofList: number;
}

export async function checkRelease(root: string, archive: string): Promise<Checked> {
  const torn = faultOfHash(archive);
  if (torn !== null) return faulty(torn);
  const folder = mkdtempSync(join(tmpdir(), "felistry-release-"));
  try {
    execFileSync("tar", ["-xzf", archive, "-C", folder, "--strip-components=1"]);
    return await checkFolder(root, folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What a release without faults has been compared with, and what the check cannot know. */
export function soundRelease({ ofCommit, ofList }: Checked): string {
  return (
    `${ofCommit} files are what the commit has. ${ofList} built files (${BUILT.join(", ")}) are only what the archive's own list says: ` +
    "make the release of that commit again, and compare its .sha256."
  );
}

const faulty = (fault: string): Checked => ({ faults: [fault], ofCommit: 0, ofList: 0 });

function faultOfHash(archive: string): string | null {
  const file = `${archive}.sha256`;
  if (!existsSync(file)) return `${basename(file)} is not there.`;
  const wanted = readFileSync(file, "utf8").split(/\s/, 1)[0];
  return wanted === hashOf(archive) ? null : "The archive is not the one of its .sha256.";
}

async function checkFolder(root: string, folder: string): Promise<Checked> {
  const manifest = await readManifest(folder);
  if (!manifest) return faulty(`It has no ${MANIFEST}.`);
  const git = gitIn(root);
  const tree = treeOf(git, manifest.commit);
  if (!tree) return faulty(`The commit ${manifest.commit} is not in this history.`);
  const there = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, "/"));
  const isBuilt = (path: string) => BUILT.some((built) => path.startsWith(`${built}/`));
  const own = there.filter((path) => path !== MANIFEST && !isBuilt(path));
  const hashes = blobsOf(root, folder, own);
  const faults = [
    ...(await changedSince(folder, manifest)).map((path) => `${path} is not as it was made.`),
    ...there
      .filter((path) => path !== MANIFEST && !(path in manifest.files))
      .map((path) => `${path} is in no list.`),
    ...own
      .filter((path) => tree.get(path) !== hashes.get(path))
      .map((path) => `${path} is not what the commit has.`),
    ...[...tree.keys()]
      .filter((path) => !hashes.has(path))
      .map((path) => `${path} of the commit is not in it.`),
  ];
  return { faults, ofCommit: own.length, ofList: there.filter(isBuilt).length };
}

/** The hash that git knows each file by. */
function treeOf(git: ReturnType<typeof gitIn>, commit: string): Map<string, string> | null {
  if (!/^[0-9a-f]{40,64}$/.test(commit)) return null;
  try {
    const lines = git("ls-tree", "-r", "-z", commit).split("\0").filter(Boolean);
    return new Map(
      lines.map((line) => {
        const [facts, path] = line.split("\t") as [string, string];
        return [path, facts.split(" ")[2]!];
      }),
    );
  } catch {
    return null;
  }
}

function blobsOf(root: string, folder: string, paths: readonly string[]): Map<string, string> {
  const input = paths.map((path) => join(folder, path)).join("\n");
  const hashes = execFileSync("git", ["hash-object", "--no-filters", "--stdin-paths"], {
    cwd: root,
    input,
    encoding: "utf8",
    maxBuffer: 1 << 26,
  }).split("\n");
  return new Map(paths.map((path, at) => [path, hashes[at]!]));
}
