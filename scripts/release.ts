/**
 * `npm run release`: makes a release of the commit that is checked out. `npm run release -- check <archive>`: compares one's
 * sources with the commit that it names, and what is built in it with its own list.
 */
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { ensureWebBuilt } from "./build-web.ts";
import { checkRelease, soundRelease } from "./releasing/check-release.ts";
import { makeRelease, Unreleasable } from "./releasing/make-release.ts";
import { ROOT } from "./setup/root.mjs";

const MOST_SAID = 20;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { out: { type: "string", default: join(ROOT, "var", "releases") } },
});
const [verb, archive] = positionals;

if (verb === undefined) process.exitCode = await made();
else if (verb === "check" && archive !== undefined) process.exitCode = await checked(archive);
else {
  console.error("release takes nothing, or: check <archive>.");
  process.exitCode = 2;
}

async function made(): Promise<number> {
  try {
    const { archive: file, notes, manifest } = await makeRelease(ROOT, values.out, build);
    const { version, commit, files } = manifest;
    console.log(`${version} of commit ${commit}, ${Object.keys(files).length} files:`);
    console.log(`${file}\n${file}.sha256\n${notes}\nThen: git tag -s v${version} ${commit}`);
    return 0;
  } catch (error) {
    if (!(error instanceof Unreleasable)) throw error;
    console.error(error.message);
    return 1;
  }
}

async function build(): Promise<void> {
  execFileSync(process.execPath, [join(ROOT, "scripts", "compile-messages.ts")]);
  await ensureWebBuilt();
}

async function checked(file: string): Promise<number> {
  const found = await checkRelease(ROOT, file);
  const { faults } = found;
  for (const fault of faults.slice(0, MOST_SAID)) console.error(fault);
  if (faults.length > MOST_SAID) console.error(`and ${faults.length - MOST_SAID} more.`);
  if (faults.length === 0) console.log(soundRelease(found));
  return faults.length === 0 ? 0 : 1;
}
