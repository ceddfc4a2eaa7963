/** `npm run pictures`: takes a picture of every screen, and updates those shown in the docs. */
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { copyFile, mkdir, readdir } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { PORT } from "../e2e/address.ts";
import { ensureWebBuilt } from "./build-web.ts";
import { ensureBrowser } from "./ensure-browser.ts";
import { ROOT } from "./setup/root.mjs";

const FOLDER = join(ROOT, "var", "pictures");
const SHOWN_IN_DOCUMENTS = join(ROOT, "docs", "pictures");
const READY_WITHIN_MS = 60_000;

await ensureWebBuilt();
await mkdir(FOLDER, { recursive: true });
const environment = {
  ...process.env,
  E2E_PORT: String(PORT),
  CHROMIUM_PATH: ensureBrowser(),
};
const server = run("serve.ts");
const ended = once(server, "exit");
try {
  await ready();
  for (const [file, folder] of [
    [join("screens", "pictures.ts"), FOLDER],
    [join("screens", "screen-sheets.ts"), join(FOLDER, "screens")],
  ] as const) {
    const [code] = await once(run(file, folder), "exit");
    process.exitCode ||= code as number;
  }
  if (process.exitCode === 0) {
    for (const name of await readdir(SHOWN_IN_DOCUMENTS))
      await copyFile(join(FOLDER, name), join(SHOWN_IN_DOCUMENTS, name));
    console.log(`Every screen is in ${FOLDER}.`);
  }
} finally {
  server.kill("SIGTERM");
  await ended;
}

function run(file: string, ...args: string[]): ChildProcess {
  return spawn(process.execPath, [join(ROOT, "e2e", file), ...args], {
    stdio: "inherit",
    env: environment,
  });
}

async function ready(): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS;
  for (;;) {
    const answer = await fetch(`http://localhost:${PORT}/readyz`).catch(() => null);
    if (answer?.ok) return;
    if (server.exitCode !== null) throw new Error("The site could not be started.");
    if (Date.now() > deadline) throw new Error("The site did not get ready.");
    await pause(100);
  }
}
