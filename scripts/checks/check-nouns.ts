/**
 * Enforces one name per noun in all layers: a call's contract, handler and screen are under the same word, and every
 * folder is a noun or one of the few listed exceptions.
 */
import { readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { callsByNoun } from "@felistry/contract/api.ts";
import { NOUNS } from "../nouns.ts";
import { ROOT } from "../setup/root.mjs";
import { trackedFiles } from "../tracked-files.ts";

/** Folders that are not nouns, and what they are instead. */
const OTHER_FOLDERS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  contract: {},
  domain: {
    exports: "formats of files that cats of all nouns are written in",
    names: "names of all nouns in two scripts",
  },
  server: {
    cluster: "the processes of one server",
    db: "the database",
    demo: "a small invented registry",
    doctor: "whether an installation works",
    http: "requests and answers",
    jobs: "work in the background",
    mail: "sending",
    metrics: "figures for a monitoring",
    pictures: "what is made of a sent picture",
    print: "drawings to PDF, PNG and SVG",
    processes: "work that can be killed",
    releases: "built files of releases that take over from each other",
    scale: "a registry of any size",
    storage: "files",
    threads: "work beside the event loop",
    tracing: "traces and logs for others to look at",
  },
  web: {
    home: "what the first page shows of all nouns",
    layout: "the frame of every screen",
    pages: "texts",
    public: "files as they are",
    ui: "parts that know no noun",
  },
  e2e: {
    layout: "what holds on every screen",
    screens: "every screen, looked at",
  },
};

/** Files of texts that belong to no noun, and what they are instead. */
const OTHER_TEXTS: Readonly<Record<string, string>> = {
  api: "what the API document says",
  errors: "refusals, by their codes",
  home: "the first page",
  mail: "what all mails have",
  pages: "texts for reading",
  site: "the frame of every screen",
};

/** A source file, with its path from the repository's root. */
export interface Source {
  readonly file: string;
  readonly text: string;
}

export type CallsByNoun = Readonly<Record<string, object>>;

/** @returns what is wrong with each folder, in words */
export function faultsOfFolders(files: readonly string[]): string[] {
  const folders = new Set(
    files.flatMap((file) => {
      const [layer = "", folder = "", ...below] = file.split("/");
      return layer in OTHER_FOLDERS && below.length > 0 ? [`${layer}/${folder}`] : [];
    }),
  );
  return [...folders].flatMap((path) => {
    const [layer = "", folder = ""] = path.split("/");
    return NOUNS.has(folder) || folder in OTHER_FOLDERS[layer]!
      ? []
      : [`${path}: "${folder}" is no noun (scripts/nouns.ts)`];
  });
}

/** @returns the files of texts that are not under a noun, in words */
export function faultsOfTexts(files: readonly string[]): string[] {
  return files.flatMap((file) => {
    const name = /^i18n\/messages\/[\w-]+\/([^/.]+)/.exec(file)?.[1];
    return name === undefined || NOUNS.has(name) || name in OTHER_TEXTS
      ? []
      : [`${file}: "${name}" is no noun (scripts/nouns.ts)`];
  });
}

/** @returns for each call the layers in which it is not under its noun */
export function strayCalls(calls: CallsByNoun, sources: readonly Source[]): Map<string, string[]> {
  const stray = new Map<string, string[]>();
  const web = sources.filter(({ file }) => file.startsWith("web/") && !/\.test\./.test(file));
  const roomsByKey = new Map<string, Set<string>>();
  for (const { file, text } of web) {
    const room = file.split("/")[1]!;
    if (!NOUNS.has(room)) continue;
    for (const [, key] of text.matchAll(/"((?:GET|POST|PUT|PATCH|DELETE) \/[^"\n]*)"/g))
      roomsByKey.set(key!, (roomsByKey.get(key!) ?? new Set()).add(room));
  }
  const textOf = new Map(sources.map(({ file, text }) => [file, text]));
  for (const [noun, specs] of Object.entries(calls)) {
    const contract = sources
      .filter(
        ({ file }) => file === `contract/${noun}.ts` || posix.dirname(file) === `contract/${noun}`,
      )
      .map(({ text }) => text);
    for (const key of Object.keys(specs)) {
      const faults: string[] = [];
      const quoted = `"${key}": `;
      if (!contract.some((text) => text.includes(quoted))) faults.push("is not declared there");
      if (!textOf.get(`server/${noun}/handlers.ts`)?.includes(quoted))
        faults.push(`is not handled by server/${noun}`);
      const rooms = roomsByKey.get(key);
      if (rooms && !rooms.has(noun))
        faults.push(`is made by ${[...rooms].map((room) => `web/${room}`).join(", ")}`);
      if (faults.length > 0)
        stray.set(
          key,
          faults.map((fault) => `${noun}: ${key} ${fault}`),
        );
    }
  }
  return stray;
}

function main(): void {
  const files = trackedFiles();
  const sources = files
    .filter((file) => /^(?:contract|server|web)\/.*\.tsx?$/.test(file))
    .map((file) => ({ file, text: readFileSync(join(ROOT, file), "utf8") }));
  const stray = strayCalls(callsByNoun, sources);
  const faults = [
    ...faultsOfFolders(files),
    ...faultsOfTexts(files),
    ...[...stray.values()].flat(),
  ];
  for (const fault of faults) console.error(fault);
  const all = Object.values(callsByNoun).flatMap((calls) => Object.keys(calls)).length;
  if (faults.length > 0) process.exitCode = 1;
  else
    console.log(`${all - stray.size} of ${all} calls are found under their noun in every layer.`);
}

if (import.meta.main) main();
