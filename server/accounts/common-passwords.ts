/** The passwords that guessers try first; the specification's rule lets some of them through. */
import { readFile } from "node:fs/promises";
import { refuse } from "../http/refusal.ts";

const FILE = new URL("../../data/common-passwords.txt", import.meta.url);

let known: Promise<ReadonlySet<string>> | undefined;

async function load(): Promise<ReadonlySet<string>> {
  const lines = (await readFile(FILE, "utf8")).split("\n");
  return new Set(lines.filter((line) => line !== "" && !line.startsWith("# ")));
}

/** Regardless of case. */
export async function refuseCommon(password: string, field: string): Promise<void> {
  if ((await (known ??= load())).has(password.toLowerCase()))
    refuse("bad_input", { fields: [{ field, code: "common_password" }] });
}
