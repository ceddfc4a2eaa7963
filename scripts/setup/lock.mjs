import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

/**
 * Runs `work` while no other process holds the same lock. A lock whose holder has ended is taken over.
 * @template T
 * @param {string} file
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withLock(file, work) {
  mkdirSync(dirname(file), { recursive: true });
  let told = false;
  while (!take(file)) {
    if (!told) console.log("Another command is preparing this project; waiting for it …");
    told = true;
    await sleep(200);
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

/** @param {string} file */
function take(file) {
  const own = `${file}.${process.pid}`;
  writeFileSync(own, holderLine(process.pid));
  try {
    // A link appears with its content at once; a file created and then written could be read while empty.
    linkSync(own, file);
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== "EEXIST") throw error;
    removeStale(file);
    return false;
  } finally {
    rmSync(own, { force: true });
  }
}

/** @param {string} file */
function removeStale(file) {
  const line = readOrNull(file);
  if (line === null || line === holderLine(Number.parseInt(line, 10))) return;
  const aside = `${file}.stale.${process.pid}`;
  try {
    renameSync(file, aside);
    // Somebody else may have removed the stale one and taken the lock since we read it.
    if (readFileSync(aside, "utf8") !== line) linkSync(aside, file);
  } catch {
    // Removed by somebody else: the next attempt tries again.
  }
  rmSync(aside, { force: true });
}

/**
 * The process and its start time, because process ids are reused. "gone" if no such process is alive.
 * @param {number} pid
 * @returns {string}
 */
function holderLine(pid) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== "EPERM") return "gone";
  }
  const stat = readOrNull(`/proc/${pid}/stat`);
  const began = stat ? stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] : "";
  return `${pid} ${began}`;
}

/** @param {string} file */
function readOrNull(file) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return null;
  }
}
