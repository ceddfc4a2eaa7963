/**
 * Enforces the dependency rule (docs/ARCHITECTURE.md): which folder may import which, and no file with a meaningless
 * name.
 */
import { readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { NOUNS } from "../nouns.ts";
import { ROOT } from "../setup/root.mjs";
import { trackedFiles } from "../tracked-files.ts";

/** What each workspace may import besides itself: whole workspaces, or single files. Those not listed (testkit, e2e, bench, scripts) may import anything. */
const MAY_IMPORT: Record<string, readonly string[]> = {
  domain: ["i18n/locale.ts"],
  i18n: [],
  contract: ["domain", "i18n/locale.ts"],
  server: ["contract", "domain", "i18n"],
  web: ["contract", "domain", "i18n"],
};

/** Tests may use the testkit; they are not shipped. */
const TEST = /\.test\.tsx?$/;

/** Parts that every noun builds on, and that therefore know none. */
const NOUNLESS = new Set(["server/http", "server/db", "web/ui"]);

/**
 * In web, a noun shows another's data through that noun's presentational parts, which get everything as props and call
 * nothing. A cat's page consists of other nouns' tabs, and their pages about a cat use its frame.
 */
const SHARED_WEB_PART =
  /-(?:badge|card|change|chip|choices|facts|fields|figure|line|link|name|parts|photo|profile|screen|search|summary|tab|words)\.tsx?$/;

/** If a screen reads from another noun or changes it, that noun's code makes the call. */
const ASKING_WEB_PART = /\/(?:load|save|take|use)-[a-z-]+\.ts$/;

/** What other nouns may import from a server noun: its reads, its commands, and how it is told of in words. */
const OPEN_TO_NOUNS = new Set(["queries.ts", "public.ts", "words.ts"]);

const EMPTY_NAMES = /^(?:utils?|helpers?|common|misc|index)$/;

/** @returns one line per offence in this file */
export function offencesIn(file: string, source: string): string[] {
  const offences = offencesOfName(file);
  for (const target of importsOf(file, source)) {
    const reason = offenceOfImport(file, target);
    if (reason) offences.push(`${file} imports ${target}: ${reason}`);
  }
  return offences;
}

function offencesOfName(file: string): string[] {
  return file
    .split("/")
    .map((part) => part.split(".")[0] ?? "")
    .filter((part) => EMPTY_NAMES.test(part))
    .map((part) => `${file}: the name "${part}" does not say what is in it`);
}

function offenceOfImport(file: string, target: string): string | null {
  const [workspace = "", folder = ""] = file.split("/");
  const [otherWorkspace = "", otherFolder = ""] = target.split("/");
  if (workspace !== otherWorkspace) {
    const allowed = MAY_IMPORT[workspace];
    if (!allowed || allowed.includes(otherWorkspace) || allowed.includes(target)) return null;
    if (TEST.test(file) && otherWorkspace === "testkit") return null;
    return `${workspace} may import ${allowed.length ? allowed.join(", ") : "nothing of ours"}`;
  }
  if (workspace !== "server" && workspace !== "web") return null;
  if (!NOUNS.has(otherFolder) || otherFolder === folder) return null;
  if (NOUNLESS.has(`${workspace}/${folder}`)) return `${workspace}/${folder} knows no noun`;
  if (!NOUNS.has(folder) || TEST.test(file)) return null;
  if (workspace === "server") {
    return OPEN_TO_NOUNS.has(posix.relative(`server/${otherFolder}`, target))
      ? null
      : `a noun meets another only through its queries.ts, public.ts and words.ts`;
  }
  return SHARED_WEB_PART.test(target) || ASKING_WEB_PART.test(target)
    ? null
    : "web nouns meet in routes.tsx";
}

// A statement's clause holds no quotes and no semicolon, so it can span lines without swallowing the next statement.
const STATEMENT = /^[ \t]*(?:import|export)\b[^"';]*?\bfrom\s*(["'])(?<name>[^"'\n]+)\1/gm;
const SIDE_EFFECT = /^[ \t]*import\s*(["'])(?<name>[^"'\n]+)\1/gm;
const CALL = /\bimport\s*\(\s*(?:\/\*.*?\*\/\s*)?(["'`])(?<name>[^"'`\n]+)\1/g;

/** Our files imported by a source text, as paths from the repository's root. */
function importsOf(file: string, source: string): string[] {
  const names = [STATEMENT, SIDE_EFFECT, CALL].flatMap((pattern) =>
    [...source.matchAll(pattern)].map((match) => match.groups?.["name"] ?? ""),
  );
  return [...new Set(names)].flatMap((name) => {
    if (name.startsWith("@felistry/")) return [name.slice("@felistry/".length)];
    if (name.startsWith(".")) return [posix.join(posix.dirname(file), name)];
    return [];
  });
}

function main(): void {
  const files = trackedFiles().filter((file) => /\.tsx?$/.test(file));
  const offences = files.flatMap((file) =>
    offencesIn(file, readFileSync(join(ROOT, file), "utf8")),
  );
  for (const offence of offences) console.error(offence);
  if (offences.length > 0) process.exitCode = 1;
  else console.log(`${files.length} files keep the dependency rule.`);
}

if (import.meta.main) main();
