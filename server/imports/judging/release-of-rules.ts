/** Which release judges rows: another one may read a cell in another way. */
import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const DOMAIN = fileURLToPath(new URL("../../../domain", import.meta.url));
const OWN = ["read-table.ts", "judged-rows.ts", "../stage.ts"].map((file) =>
  fileURLToPath(new URL(file, import.meta.url)),
);

let known: Promise<string> | null = null;

/** The fingerprint of the sources by which rows are judged and staged. They are read once. */
export function releaseOfRules(): Promise<string> {
  return (known ??= fingerprint());
}

async function fingerprint(): Promise<string> {
  const names = (await readdir(DOMAIN, { recursive: true })).filter(
    (name) => name.endsWith(".ts") && !name.endsWith(".test.ts") && !name.includes("node_modules"),
  );
  const hash = createHash("sha256");
  for (const file of [...names.toSorted().map((name) => join(DOMAIN, name)), ...OWN])
    hash.update(await readFile(file));
  return hash.digest("base64url");
}
