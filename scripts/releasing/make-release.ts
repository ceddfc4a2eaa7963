/** Makes a release of the commit that is checked out: an archive with its manifest, the notes, and the archive's hash. */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join, relative, sep } from "node:path";
import { hashesOf, MANIFEST, type Manifest } from "@felistry/server/releases/manifest.ts";

/** It cannot be made from this folder. */
export class Unreleasable extends Error {
  override name = "Unreleasable";
}

export interface Made {
  readonly archive: string;
  readonly notes: string;
  readonly manifest: Manifest;
}

/** In a release, and in no commit. */
export const BUILT = ["i18n/compiled", "web/dist"] as const;

const VERSION = /^\d+\.\d+\.\d+$/;
const MOST_OUTPUT = 1 << 28;

export const gitIn =
  (root: string) =>
  (...args: string[]): string =>
    execFileSync("git", args, { cwd: root, encoding: "utf8", maxBuffer: MOST_OUTPUT });

/** @param build fills the folders of `BUILT` */
export async function makeRelease(
  root: string,
  out: string,
  build: () => Promise<void>,
): Promise<Made> {
  const git = gitIn(root);
  if (git("status", "--porcelain").trim() !== "")
    throw new Unreleasable("There are changes that are in no commit. Commit or undo them first.");
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
    version: string;
  };
  if (!VERSION.test(version)) throw new Unreleasable(`"${version}" is no number of a release.`);
  const commit = git("rev-parse", "HEAD").trim();
  refuseUsedNumber(git, version, commit);
  const notes = notesOf(readFileSync(join(root, "CHANGELOG.md"), "utf8"), version);
  // What was built before counts as fresh if its sources are, whoever has changed it since.
  for (const folder of BUILT) rmSync(join(root, folder), { recursive: true, force: true });
  await build();
  const paths = [
    ...git("ls-files", "-z").split("\0").filter(Boolean),
    ...BUILT.flatMap((folder) => filesBelow(root, folder)),
  ].toSorted();
  const manifest = { version, commit, files: await hashesOf(root, paths) };
  mkdirSync(out, { recursive: true });
  const archive = join(out, `felistry-${version}.tar.gz`);
  pack({ root, out, archive, git }, manifest);
  writeFileSync(`${archive}.sha256`, `${hashOf(archive)}  ${basename(archive)}\n`);
  const notesFile = join(out, `felistry-${version}.md`);
  writeFileSync(notesFile, notes);
  return { archive, notes: notesFile, manifest };
}

/** A number says for ever which commit it is. */
function refuseUsedNumber(git: ReturnType<typeof gitIn>, version: string, commit: string): void {
  const used = git("for-each-ref", "--format=%(*objectname)%(objectname)", `refs/tags/v${version}`);
  if (used !== "" && !used.includes(commit))
    throw new Unreleasable(
      `v${version} is another commit's number. Raise "version" in package.json.`,
    );
}

/** The section of the list of changes that begins with the number. */
export function notesOf(changelog: string, version: string): string {
  const section = changelog
    .split(/^(?=## )/m)
    .find((part) => part.split(/[\s,]/, 2)[1] === version);
  const [, ...lines] = section?.split("\n") ?? [];
  const notes = lines.join("\n").trim();
  if (notes === "")
    throw new Unreleasable(
      `CHANGELOG.md says nothing about ${version}. Give what is unreleased the heading "## ${version}".`,
    );
  return `${notes}\n`;
}

function filesBelow(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll(sep, "/"));
}

interface Packing {
  readonly root: string;
  readonly out: string;
  readonly archive: string;
  readonly git: ReturnType<typeof gitIn>;
}

/** The same bytes whoever makes it: files in order, of nobody, and as old as the commit. */
function pack({ root, out, archive, git }: Packing, manifest: Manifest): void {
  const [list, said] = [join(out, ".files"), join(out, MANIFEST)];
  writeFileSync(list, Object.keys(manifest.files).join("\0"));
  writeFileSync(said, `${JSON.stringify(manifest, null, 1)}\n`);
  const owned = ["--owner=0", "--group=0", "--numeric-owner", "--mode=go=u,go-w"];
  const dated = `--mtime=@${git("log", "-1", "--format=%ct").trim()}`;
  const named = `--transform=s,^,felistry-${manifest.version}/,`;
  const files = ["-C", root, "--null", "--no-recursion", "-T", list];
  const tar = execFileSync("tar", ["-c", ...owned, dated, named, "-C", out, MANIFEST, ...files], {
    maxBuffer: 1 << 30,
  });
  // Without the time and the name that gzip would add.
  const packed = execFileSync("gzip", ["-n", "-9"], { input: tar, maxBuffer: 1 << 30 });
  writeFileSync(archive, packed);
  rmSync(list);
  rmSync(said);
}

export const hashOf = (file: string): string =>
  createHash("sha256").update(readFileSync(file)).digest("hex");
