/** A program whose whole system is read-only but for a few folders, as in a container, made with Linux's user namespaces. */
import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { ROOT } from "../../scripts/setup/root.mjs";

const APART = ["--user", "--map-root-user", "--mount"];

/** Each writable folder becomes a mount of its own, which stays as it is; the mounts of the system and of the project do not. */
const READ_ONLY = `set -e
project=$1; shift
until [ "$1" = -- ]; do mount --bind "$1" "$1"; shift; done; shift
for point in / "$(stat --format=%m "$project")"; do
  # Nobody else may drop what a mount has been given, such as "nosuid".
  mount -o "remount,bind,$(findmnt --noheadings --output VFS-OPTIONS --mountpoint "$point" | tail -n 1),ro" "$point"
done
if touch "$project/zz-written" 2>/dev/null; then echo "the project can still be written to" >&2; exit 1; fi
exec "$@"`;

function argumentsOf(writable: readonly string[], command: readonly string[]): string[] {
  return [...APART, "sh", "-c", READ_ONLY, "sh", ROOT, ...writable, "--", ...command];
}

/** Why this machine lets nobody do so; null if it does. */
export function whyNotReadOnly(): string | null {
  if (process.platform !== "linux") return "only Linux has user namespaces";
  const { error, status, stderr } = spawnSync("unshare", [...APART, "true"], { encoding: "utf8" });
  if (error) return error.message;
  return status === 0 ? null : stderr.trim();
}

/** @param command its output goes to a pipe, its errors to those of this process */
export function startReadOnly(
  writable: readonly string[],
  command: readonly string[],
  env: NodeJS.ProcessEnv,
): ChildProcess {
  return spawn("unshare", argumentsOf(writable, command), {
    cwd: ROOT,
    env: { PATH: process.env["PATH"], ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
}
