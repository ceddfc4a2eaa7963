/** Builds the browser's files and the pages the server renders, where their sources changed since. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
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
    await viteBuild(["--outDir", join(DIST, "client")]);
    await compressAssets(join(DIST, "client", "assets"));
    await viteBuild(["--outDir", join(DIST, "server"), "--ssr", "entry-server.tsx"]);
    writeFileSync(STAMP, wanted);
  });
}

/** Compiled messages are left out for their sources, which are beside them. */
function isNotBuilt(path: string): boolean {
  return (
    /(?:^|[\\/])(?:dist|node_modules)$/.test(path) ||
    path === join("i18n", "compiled") ||
    /\.test\.tsx?$/.test(path)
  );
}

async function viteBuild(args: string[]): Promise<void> {
  const vite = join(ROOT, "node_modules", "vite", "bin", "vite.js");
  const config = join(ROOT, "web", "vite.config.ts");
  const child = spawn(
    process.execPath,
    [vite, "build", "--config", config, "--logLevel", "warn", "--emptyOutDir", ...args],
    { cwd: ROOT, stdio: "inherit", env: { ...process.env, NODE_ENV: "production" } },
  );
  const [code] = await once(child, "exit");
  if (code !== 0) throw new Error("The web pages could not be built.");
}

if (import.meta.main) await ensureWebBuilt();
