/** Classes of style sheets get names of two letters: longer ones would be a tenth of the style sheet, and stand in scripts and pages too. */
import { globSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";

const LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const CLASS = /\.([A-Za-z_][\w-]*)/g;
/** Blockers of advertising hide what has this class. */
const HIDDEN = /^ad$/i;

/**
 * Numbered through all sheets in the order of their paths, so that the server's build and each language's give a class the
 * same name without knowing of each other.
 * @throws if there are more classes than names
 */
export function shortClassNames(root: string): (name: string, file: string) => string {
  const names = pairs();
  const short = new Map<string, string>();
  for (const sheet of globSync("**/*.module.css", { cwd: root, exclude: ["dist"] }).sort())
    for (const name of classesOf(readFileSync(join(root, sheet), "utf8")))
      short.set(`${sheet} ${name}`, nextOf(names));
  return (name, file) => {
    const sheet = relative(root, file.replace(/\?.*$/, ""));
    // Written since the development server started.
    return short.get(`${sheet} ${name}`) ?? `${name}_${sheet.replaceAll(/\W/g, "_")}`;
  };
}

function classesOf(sheet: string): string[] {
  return [...new Set([...sheet.matchAll(CLASS)].map(([, name]) => name!))].sort();
}

function* pairs(): Generator<string> {
  for (const first of LETTERS)
    for (const second of LETTERS) if (!HIDDEN.test(first + second)) yield first + second;
}

function nextOf(names: Generator<string>): string {
  const { value, done } = names.next() as IteratorResult<string, undefined>;
  if (done) throw new Error("more classes than names of two letters");
  return value;
}
