import { existsSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { ensureCode } from "./code.mjs";
import { compiledForThreads, environmentFor, NODE_FLAGS, runGroup } from "./command.mjs";
import { ensureDependencies } from "./dependencies.mjs";
import { SetupError } from "./errors.mjs";
import { withLock } from "./lock.mjs";
import { ensureMessages } from "./messages.mjs";
import { ROOT } from "./root.mjs";
import { ensureRuntime } from "./runtime.mjs";

/**
 * Runs scripts/<name>.ts and exits with its result.
 * @param {string | undefined} name
 * @param {string[]} args
 */
export async function launch(name, args) {
  const script = join(ROOT, "scripts", `${name}.ts`);
  if (!name || !/^[a-z-]+$/.test(name) || !existsSync(script)) {
    throw new SetupError(
      `There is no command "${name ?? ""}". There are: ${commands().join(", ")}.`,
    );
  }
  // One at a time: two commands started together must not install over each other.
  const runtime = await withLock(join(ROOT, ".runtime", "setup.lock"), async () => {
    const found = await ensureRuntime();
    await ensureDependencies(found);
    await ensureMessages(found);
    await ensureCode(name, found);
    return found;
  });
  const environment = environmentFor(runtime.node);
  const ended = await runGroup(runtime.node, [...NODE_FLAGS, script, ...args], {
    cwd: ROOT,
    stdio: "inherit",
    env: name === "start" ? compiledForThreads(environment) : environment,
  });
  process.exit(ended.code);
}

function commands() {
  const files = readdirSync(join(ROOT, "scripts")).filter((file) => file.endsWith(".ts"));
  return files.filter((file) => !file.endsWith(".test.ts")).map((file) => basename(file, ".ts"));
}
