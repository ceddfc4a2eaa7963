import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { constants } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { ROOT } from "./root.mjs";

/** @typedef {{ code: number, output: string }} Ended */

/**
 * The young generation, in megabytes: V8 lets it grow to 64, and a server keeps them filled with garbage (358 MB under load, and
 * 299 with these). Node keeps compiled code for one set of flags. `deploy/Containerfile` says the same.
 */
export const NODE_FLAGS = ["--disable-warning=ExperimentalWarning", "--max-semi-space-size=8"];

/**
 * Runs a program in a separate process group, forwards the signals that ask this process to end, and leaves no process of
 * the group behind.
 * @param {string} file
 * @param {string[]} args
 * @param {import("node:child_process").SpawnOptions} options
 * @returns {Promise<Ended>} `output` holds output that was not inherited
 */
export function runGroup(file, args, options) {
  const onWindows = process.platform === "win32";
  const child = spawn(file, args, { ...options, detached: !onWindows, windowsHide: true });
  /** @type {Buffer[]} */
  const chunks = [];
  child.stdout?.on("data", (chunk) => chunks.push(chunk));
  child.stderr?.on("data", (chunk) => chunks.push(chunk));

  /** @param {NodeJS.Signals} signal */
  const toGroup = (signal) => {
    try {
      if (child.pid !== undefined) process.kill(onWindows ? child.pid : -child.pid, signal);
    } catch {
      // The group has ended already.
    }
  };
  /** @type {NodeJS.Signals[]} */
  const signals = ["SIGINT", "SIGTERM", "SIGHUP"];
  for (const signal of signals) process.on(signal, toGroup);
  const watch = watchParent(() => toGroup("SIGTERM"));

  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", () => toGroup("SIGTERM"));
    child.once("close", (code, signal) => {
      clearInterval(watch);
      for (const name of signals) process.off(name, toGroup);
      const bySignal = signal ? 128 + constants.signals[signal] : 1;
      resolve({ code: code ?? bySignal, output: Buffer.concat(chunks).toString("utf8") });
    });
  });
}

/**
 * npm does not forward its end: there is a shell between it and us. That npm is gone shows only when our parent changes,
 * or that shell's.
 * @param {() => void} onGone
 */
function watchParent(onGone) {
  if (!process.env.npm_lifecycle_event) return undefined;
  const began = lineage();
  return setInterval(() => {
    if (lineage() !== began) onGone();
  }, 500).unref();
}

function lineage() {
  try {
    const stat = readFileSync(`/proc/${process.ppid}/stat`, "utf8");
    return `${process.ppid} ${stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]}`;
  } catch {
    return String(process.ppid);
  }
}

/**
 * Node holds what it has read of its compile cache, some 25 MB, as long as it runs: a server compiles itself, for a second of
 * processor time, and gives the cache to its threads (`server/heap.ts`).
 * @param {NodeJS.ProcessEnv} environment
 * @returns {NodeJS.ProcessEnv}
 */
export function compiledForThreads({ NODE_COMPILE_CACHE, ...environment }) {
  return { ...environment, COMPILED_CODE: NODE_COMPILE_CACHE };
}

/**
 * Programs started by a command (vite, playwright) find the same runtime first. Node's compile cache is kept: stripping
 * the types again costs a starting server, and each of its threads, a second and tens of megabytes. glibc gives back what
 * is freed: one pool for all threads, as each of several keeps what was once asked of it, and thresholds that stay, as
 * they rise otherwise with the largest block that was freed (a server at rest held 252 MB, and holds 217).
 * @param {string} node
 */
export function environmentFor(node) {
  return {
    NODE_COMPILE_CACHE: join(ROOT, ".runtime", "compile-cache"),
    MALLOC_ARENA_MAX: "1",
    MALLOC_MMAP_THRESHOLD_: "131072",
    MALLOC_TRIM_THRESHOLD_: "131072",
    ...process.env,
    PATH: dirname(node) + delimiter + (process.env.PATH ?? ""),
  };
}
