/** Finds or installs Chromium for the browser tests. */
import { spawnSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { createRequire } from "node:module";
import { installByApt, run } from "./setup/apt.ts";
import { ROOT } from "./setup/root.mjs";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** @returns the path of its executable; if there is none, throws a line that says what to do */
export function ensureBrowser(): string {
  const installed = installedBrowser() ?? playwrightBrowser();
  if (installed) return installed;
  const fetched = debianBrowser() ?? downloadByPlaywright();
  if (fetched) return fetched;
  throw new Error(
    "The browser journeys need Chromium, and it could be neither found nor fetched. " +
      "Install Chromium or Google Chrome, or set CHROMIUM_PATH to its program.",
  );
}

function installedBrowser(): string | null {
  const given = process.env["CHROMIUM_PATH"];
  if (given) {
    if (isProgram(given)) return given;
    throw new Error(`CHROMIUM_PATH is ${given}, which is not a program.`);
  }
  const folders = [...(process.env["PATH"] ?? "").split(delimiter), "/usr/bin"];
  const places = folders.flatMap((folder) => NAMES.map((name) => join(folder, name)));
  const ofMac = [
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
  ];
  return [...places, ...ofMac].find(isProgram) ?? null;
}

function debianBrowser(): string | null {
  installByApt("chromium", "Chromium");
  return installedBrowser();
}

function downloadByPlaywright(): string | null {
  console.log("Downloading Chromium …");
  const cli = createRequire(join(ROOT, "e2e", "package.json")).resolve("@playwright/test/cli");
  run(process.execPath, [cli, "install", "chromium"], process.env);
  return playwrightBrowser();
}

/** Runs in a separate process: Playwright determines its folders when it is loaded. */
function playwrightBrowser(): string | null {
  const asked = spawnSync(
    process.execPath,
    ["-p", 'require("@playwright/test").chromium.executablePath()'],
    { cwd: join(ROOT, "e2e"), encoding: "utf8" },
  );
  const path = asked.stdout.trim();
  return isProgram(path) ? path : null;
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
