import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/** Installs a Debian package where that can be done without asking: as root on Debian. What comes of it shows afterwards. */
export function installByApt(name: string, words: string): void {
  if (process.getuid?.() !== 0 || !existsSync("/etc/debian_version")) return;
  console.log(`Installing ${words} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  run("apt-get", ["update", "-q"], env);
  run("apt-get", ["install", "-y", "-q", "--no-install-recommends", name], env);
}

/** Says the last words of a program that failed, and goes on. */
export function run(file: string, args: string[], env: NodeJS.ProcessEnv): void {
  const ended = spawnSync(file, args, { env, encoding: "utf8" });
  if (ended.status !== 0)
    console.error((ended.stderr ?? "").trim().split("\n").slice(-3).join("\n"));
}
