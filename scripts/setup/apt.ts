import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/** Installs a Debian package if possible without asking: as root on Debian. The caller checks the result. */
export function installByApt(name: string, words: string): void {
  if (process.getuid?.() !== 0 || !existsSync("/etc/debian_version")) return;
  console.log(`Installing ${words} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  run("apt-get", ["update", "-q"], env);
  run("apt-get", ["install", "-y", "-q", "--no-install-recommends", name], env);
}

/** Prints the end of a failed program's output, and continues. */
export function run(file: string, args: string[], env: NodeJS.ProcessEnv): void {
  const ended = spawnSync(file, args, { env, encoding: "utf8" });
  if (ended.status !== 0)
    console.error((ended.stderr ?? "").trim().split("\n").slice(-3).join("\n"));
}
