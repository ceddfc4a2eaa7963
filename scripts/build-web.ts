/** Builds the browser's files and the server-rendered pages if their sources have changed. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { compressAssets } from "./compress-assets.ts";
import { contentHash } from "./setup/content-hash.mjs";
import { withLock } from "./setup/lock.mjs";
import { ROOT } from "./setup/root.mjs";

const DIST = join(ROOT, "web", "dist");
const STAMP = join(DIST, ".stamp");
const SOURCES = ["web", "contract", "domain", "i18n", "package-lock.json"];

export async function ensureWebBuilt(): Promise<void> {
  await withLock(join(ROOT, ".runtime", "web-build.lock"), async () => {
    const wanted = contentHash(ROOT, SOURCES, isNotBuilt);
    if (existsSync(STAMP) && readFileSync(STAMP, "utf8") === wanted) return;
    console.log("Building the web pages …");
    await buildWeb(DIST, languages());
    writeFileSync(STAMP, wanted);
  });
}

/** @param environment what vite.config.ts reads besides the language */
export async function buildWeb(
  dist: string,
  languages: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): Promise<void> {
  rmSync(join(dist, "client"), { recursive: true, force: true });
  for (const locale of languages)
    await viteBuild(["--outDir", join(dist, "client")], { ...environment, PAGE_LOCALE: locale });
  await compressAssets(join(dist, "client", "assets"));
  await viteBuild(["--outDir", join(dist, "server"), "--ssr", "entry-server.tsx"], environment);
}

/** The languages of the texts, read from the message compiler's settings. */
function languages(): string[] {
  const settings = join(ROOT, "i18n", "project.inlang", "settings.json");
  return (JSON.parse(readFileSync(settings, "utf8")) as { locales: string[] }).locales;
}

const COMPILERS_OWN = join("i18n", "project.inlang");

/** Compiled messages are skipped, because their sources are included; so is what their compiler keeps beside its settings, which no release has. */
export function isNotBuilt(path: string): boolean {
  return (
    /(?:^|[\\/])(?:dist|node_modules)$/.test(path) ||
    path === join("i18n", "compiled") ||
    path === join("i18n", "test-language") ||
    (dirname(path) === COMPILERS_OWN && basename(path) !== "settings.json") ||
    /\.test\.tsx?$/.test(path)
  );
}

async function viteBuild(args: string[], environment: NodeJS.ProcessEnv = {}): Promise<void> {
  const vite = join(ROOT, "node_modules", "vite", "bin", "vite.js");
  const config = join(ROOT, "web", "vite.config.ts");
  const child = spawn(
    process.execPath,
    [vite, "build", "--config", config, "--logLevel", "warn", ...args],
    {
      cwd: ROOT,
      stdio: "inherit",
      env: { ...process.env, NODE_ENV: "production", ...environment },
    },
  );
  const [code] = await once(child, "exit");
  if (code !== 0) throw new Error("The web pages could not be built.");
}

if (import.meta.main) await ensureWebBuilt();
