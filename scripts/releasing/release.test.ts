/** A release of a small history: what is in it, and what its check finds. */
import { execFileSync } from "node:child_process";
import { appendFile, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { examineRelease } from "@felistry/server/doctor/examine-release.ts";
import { MANIFEST, readManifest } from "@felistry/server/releases/manifest.ts";
import { checkRelease, soundRelease } from "./check-release.ts";
import { gitIn, hashOf, makeRelease, notesOf } from "./make-release.ts";

let root: string;
let out: string;

beforeEach(async () => {
  [root, out] = [await mkdtemp(join(tmpdir(), "release-")), await mkdtemp(join(tmpdir(), "out-"))];
  await write("package.json", '{"version":"1.2.0"}');
  await write(
    "CHANGELOG.md",
    "# What is new\n\n## 1.2.0, today\n\n- Cats.\n\n## 1.1.0\n\n- Old.\n",
  );
  await write(".gitignore", "dist\ncompiled\n");
  await write("server/main.ts", "export {};\n");
  git("init", "--quiet");
  commit();
});
afterEach(async () => {
  for (const folder of [root, out]) await rm(folder, { recursive: true, force: true });
});

const git = (...args: string[]) => gitIn(root)(...args);
function commit(): void {
  git("add", "--all");
  git("-c", "user.name=A", "-c", "user.email=a@cats.example", "commit", "--quiet", "-m", "One");
}
async function write(path: string, text: string): Promise<void> {
  await mkdir(join(root, path, ".."), { recursive: true });
  await writeFile(join(root, path), text);
}
async function build(): Promise<void> {
  await write("web/dist/client/a.js", "1");
  await write("i18n/compiled/messages.js", "2");
}
const release = () => makeRelease(root, out, build);
const faultsOf = async (archive: string) => (await checkRelease(root, archive)).faults;

/** The archive as somebody has changed it, with a hash that is right. */
async function repacked(archive: string, change: (folder: string) => Promise<void>) {
  const folder = join(out, "changed");
  await mkdir(folder);
  execFileSync("tar", ["-xzf", archive, "-C", folder]);
  await change(join(folder, "felistry-1.2.0"));
  execFileSync("tar", ["-czf", archive, "-C", folder, "felistry-1.2.0"]);
  await writeFile(`${archive}.sha256`, `${hashOf(archive)}  x\n`);
}

test("[16.7] a release has a number, its notes and what was built, and is the same whenever it is made", async () => {
  const { archive, notes, manifest } = await release();
  expect(archive).toMatch(/felistry-1\.2\.0\.tar\.gz$/);
  expect(await readFile(notes, "utf8")).toBe("- Cats.\n");
  expect(Object.keys(manifest.files)).toEqual([
    ".gitignore",
    "CHANGELOG.md",
    "i18n/compiled/messages.js",
    "package.json",
    "server/main.ts",
    "web/dist/client/a.js",
  ]);
  expect(manifest.commit).toBe(git("rev-parse", "HEAD").trim());
  const before = hashOf(archive);
  await release();
  expect(hashOf(archive)).toBe(before);
  expect(await faultsOf(archive)).toEqual([]);
});

test("[16.7] none is made of changes that are in no commit, without notes, or with another commit's number", async () => {
  await write("server/more.ts", "");
  await expect(release()).rejects.toThrow("in no commit");
  git("tag", "v1.2.0");
  commit();
  await expect(release()).rejects.toThrow("another commit's number");
  await write("package.json", '{"version":"1.3.0"}');
  commit();
  await expect(release()).rejects.toThrow("says nothing about 1.3.0");
  expect(() => notesOf("## 1.20.0\n\n- Other.\n", "1.2.0")).toThrow("says nothing");
});

test("[16.7] the check names what is not the commit's, whatever its list says", async () => {
  const { archive } = await release();
  await repacked(archive, async (folder) => {
    await appendFile(join(folder, "server/main.ts"), "steal();");
    await writeFile(join(folder, "extra.ts"), "");
    await rm(join(folder, ".gitignore"));
  });
  expect(await faultsOf(archive)).toEqual(
    expect.arrayContaining([
      "server/main.ts is not as it was made.",
      "server/main.ts is not what the commit has.",
      "extra.ts is in no list.",
      ".gitignore of the commit is not in it.",
    ]),
  );
  await appendFile(archive, "x");
  expect(await faultsOf(archive)).toEqual(["The archive is not the one of its .sha256."]);
});

test("[16.7] what is built is not called the commit's, since whoever changes it can change the archive's list too", async () => {
  const { archive } = await release();
  await repacked(archive, async (folder) => {
    const built = join(folder, "web/dist/client/a.js");
    await writeFile(built, "steal();");
    const manifest = (await readManifest(folder))!;
    const files = { ...manifest.files, "web/dist/client/a.js": hashOf(built) };
    await writeFile(join(folder, MANIFEST), JSON.stringify({ ...manifest, files }));
  });
  const found = await checkRelease(root, archive);
  expect(found).toEqual({ faults: [], ofCommit: 4, ofList: 2 });
  expect(soundRelease(found)).toMatch(/^4 files are what the commit has\. 2 built files .* only /);
});

test("[16.7] everything is built anew: what stood where it is built is not released", async () => {
  await write("web/dist/server/entry-server.js", "steal();");
  await write("web/dist/.stamp", "as the sources are");
  const { manifest } = await release();
  expect(Object.keys(manifest.files).filter((path) => path.startsWith("web/dist/"))).toEqual([
    "web/dist/client/a.js",
  ]);
});

test("[16.7] the doctor says what an installed release was made from, and which of its files were changed", async () => {
  const { archive, manifest } = await release();
  expect(await examineRelease(root)).toMatchObject({ state: "doubtful" });
  execFileSync("tar", ["-xzf", archive, "-C", out]);
  const installed = join(out, "felistry-1.2.0");
  expect(await examineRelease(installed)).toEqual({
    about: "Release",
    state: "well",
    said: `1.2.0 of commit ${manifest.commit.slice(0, 12)}: its files are as they were made; added ones are not looked for.`,
  });
  await appendFile(join(installed, "server/main.ts"), "x");
  expect(await examineRelease(installed)).toMatchObject({
    state: "wrong",
    said: expect.stringContaining("server/main.ts"),
  });
});
