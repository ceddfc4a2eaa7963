/**
 * Keeps languages in data: only the files listed here may name one. docs/ARCHITECTURE.md says what another language
 * needs; the test language proves it.
 */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../setup/root.mjs";

/** A language as a value, a property, a column's ending or a word. */
const NAMES_LANGUAGE = /"(?:en|ru)"|\b(?:en|ru):|_ru\b|_eng?\b|Ru\b|russian/;

/** Shipped code without content: demo and scale write invented members and cats, in their languages. */
const SHIPPED = /^(?:contract|domain|i18n|server|web)\/(?!(?:demo|scale)\/).*(?<!\.test)\.tsx?$/;

const MAY: ReadonlySet<string> = new Set([
  "contract/accounts/accounts.ts",
  "contract/cats.ts",
  "contract/certificates/certificates.ts",
  "contract/market/market.ts",
  "contract/reference.ts",
  "contract/translated.ts",
  "domain/colours/ems/breed-rules.ts",
  "domain/colours/ems/coat-words-ru.ts",
  "domain/colours/ems/coat-words.ts",
  "domain/colours/ems/colour-names.ts",
  "domain/market/price.ts",
  "domain/reference/word-in.ts",
  "i18n/locale.ts",
  "server/certificates/statements.ts",
  "server/colours/colour-of-body.ts",
  "server/colours/colour-statements.ts",
  "server/colours/save-colour.ts",
  "server/config.ts",
  "server/db/schema/accounts.ts",
  "server/db/schema/cats.ts",
  "server/db/schema/reference.ts",
  "server/db/statement-types.ts",
  "server/db/word-in.ts",
  "server/imports/stage.ts",
  "server/imports/store-rows.ts",
  "server/readings/read-page.ts",
  "server/reference/handlers.ts",
  "server/reference/lists.ts",
  "server/reference/load.ts",
  "server/reference/queries.ts",
  "server/site-hosts.ts",
  "web/reference/load-countries.ts",
  "web/reference/load-currencies.ts",
]);

/** @returns one line for each file that names a language and may not, or may and does not */
export function offencesOf(files: ReadonlyMap<string, string>): string[] {
  const naming = [...files].filter(([, source]) => NAMES_LANGUAGE.test(source));
  const found = new Set(naming.map(([file]) => file));
  return [
    ...[...found].filter((file) => !MAY.has(file)).map((file) => `${file} names a language`),
    ...[...MAY].filter((file) => !found.has(file)).map((file) => `${file} names none any more`),
  ];
}

function shippedFiles(): Map<string, string> {
  const list = execFileSync(
    "git",
    ["ls-files", "--cached", "--others", "--exclude-standard", "-z"],
    {
      cwd: ROOT,
      encoding: "utf8",
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  const files = list
    .split("\0")
    .filter((file) => SHIPPED.test(file) && existsSync(join(ROOT, file)));
  return new Map(files.map((file) => [file, readFileSync(join(ROOT, file), "utf8")]));
}

if (import.meta.main) {
  const offences = offencesOf(shippedFiles());
  for (const offence of offences) console.error(offence);
  if (offences.length > 0) process.exitCode = 1;
  else console.log(`${MAY.size} files name a language, each of those that may.`);
}
