/** The built files that a page loads, from the manifests that Vite writes with them, one per language. Server side only. */
import { inEach } from "@felistry/i18n/locale.ts";
import { existsSync, readFileSync } from "node:fs";
import type { PageLocale } from "@felistry/contract/rendering.ts";
import type { Assets } from "./hydration.ts";

interface ManifestChunk {
  file: string;
  css?: string[];
  imports?: string[];
}

const START = "start.ts";
const ENTRY = "entry-client.tsx";
type Manifest = Record<string, ManifestChunk>;

/** Null in development, when Vite serves the sources themselves. */
function manifestOf(locale: PageLocale): Manifest | null {
  const file = new URL(`../client/.vite/manifest.${locale}.json`, import.meta.url);
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Manifest) : null;
}

const manifests = inEach(manifestOf);
const known = new Map<string, Assets>();

/** `modules` are the route modules of the page, as paths from the web folder. */
export function assetsOf(modules: readonly string[], locale: PageLocale): Assets {
  const manifest = manifests[locale];
  if (!manifest) return { start: `/${START}`, entry: `/${ENTRY}`, modules: [], styles: [] };
  const key = [locale, ...modules].join(" ");
  let assets = known.get(key);
  if (!assets) known.set(key, (assets = collect(manifest, modules)));
  return assets;
}

function collect(chunks: Manifest, modules: readonly string[]): Assets {
  const files = new Set<string>();
  const visit = (name: string) => {
    const chunk = chunks[name];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const next of chunk.imports ?? []) visit(next);
  };
  for (const name of [ENTRY, ...modules]) visit(name);
  const styles = Object.values(chunks).flatMap((chunk) =>
    chunk.file.endsWith(".css") ? [chunk.file] : (chunk.css ?? []),
  );
  const entry = chunks[ENTRY]!.file;
  files.delete(entry);
  const url = (file: string) => `/${file}`;
  return {
    start: url(chunks[START]!.file),
    entry: url(entry),
    modules: [...files].map(url),
    styles: [...new Set(styles)].map(url),
  };
}
