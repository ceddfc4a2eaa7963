/** The files of messages: all of them named in the project's settings, and no key twice. */
import { readdir, readFile } from "node:fs/promises";

interface Settings {
  readonly locales: readonly string[];
  readonly "plugin.inlang.messageFormat": { readonly pathPattern: readonly string[] };
}

/** A key of the outermost level, as the formatter writes it: a parser of JSON keeps the last of two without a word. */
const KEY = /^ {2}"((?:[^"\\]|\\.)*)":/gmu;

/**
 * The compiler leaves out a file that the settings do not name, and never ends if a key stands in two.
 * @param folder contains the project, `project.inlang`, and its messages
 */
export async function requireMessageFiles(folder: string): Promise<void> {
  const settings = JSON.parse(
    await readFile(`${folder}project.inlang/settings.json`, "utf8"),
  ) as Settings;
  const patterns = settings["plugin.inlang.messageFormat"].pathPattern;
  for (const locale of settings.locales) {
    const named = patterns.map((pattern) => pattern.slice(2).replace("{locale}", locale));
    await requireNamed(folder, `messages/${locale}/`, new Set(named));
    await requireKeysOnce(folder, named);
  }
}

async function requireNamed(folder: string, below: string, named: Set<string>): Promise<void> {
  const found = await readdir(folder + below, { recursive: true });
  const unnamed = found.filter((file) => file.endsWith(".json") && !named.has(below + file));
  if (unnamed.length > 0)
    throw new Error(`project.inlang/settings.json does not name ${below}${unnamed.join(", ")}.`);
}

async function requireKeysOnce(folder: string, files: readonly string[]): Promise<void> {
  const first = new Map<string, string>();
  for (const file of files)
    for (const [, key = ""] of (await readFile(folder + file, "utf8")).matchAll(KEY)) {
      if (key === "$schema") continue;
      const earlier = first.get(key);
      if (earlier === file) throw new Error(`The message "${key}" stands twice in ${file}.`);
      if (earlier) throw new Error(`The message "${key}" stands in ${earlier} and in ${file}.`);
      first.set(key, file);
    }
}
