/** Starts a server as a child process, reads its port, and ends it through its handle. */
import { fork, type ChildProcess } from "node:child_process";
import { fileURLToPath } from "node:url";
import { compiledForThreads } from "../scripts/setup/command.mjs";

export interface Child {
  readonly origin: string;
  readonly process: ChildProcess;
  stop(): Promise<void>;
}

export function startChild(
  file: string,
  args: string[] = [],
  env: NodeJS.ProcessEnv = {},
): Promise<Child> {
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), args, {
    stdio: ["ignore", "pipe", "inherit", "ipc"],
    env: { ...compiledForThreads(process.env), NODE_ENV: "production", ...env },
  });
  const stop = () =>
    new Promise<void>((resolve) => {
      if (child.exitCode !== null) return resolve();
      child.once("exit", () => resolve());
      child.kill("SIGTERM");
      setTimeout(() => child.kill("SIGKILL"), 5_000).unref();
    });
  return new Promise((resolve, reject) => {
    child.once("exit", (code) => reject(new Error(`${file} ended with ${code}`)));
    child.stdout!.on("data", (chunk: Buffer) => {
      const port = /listening (\d+)/.exec(chunk.toString())?.[1];
      if (port) resolve({ origin: `http://127.0.0.1:${port}`, process: child, stop });
    });
  });
}

interface Memory {
  readonly rss: number;
  readonly peak: number;
}

function memory(child: Child, forgetPeak = false): Promise<Memory> {
  return new Promise((resolve) => {
    child.process.once("message", (message) => resolve(message as Memory));
    child.process.send({ forgetPeak });
  });
}

/** Resident memory of a registry server, in MB. */
export async function memoryOf(child: Child): Promise<number> {
  return (await memory(child)).rss / 1024 / 1024;
}

/** Resets the peak that `peakMemoryOf` reports. */
export async function forgetPeakOf(child: Child): Promise<void> {
  await memory(child, true);
}

/** Its peak resident memory including all threads, in MB. */
export async function peakMemoryOf(child: Child): Promise<number> {
  return (await memory(child)).peak / 1024;
}
