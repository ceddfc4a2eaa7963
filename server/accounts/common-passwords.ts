/** Passwords that are tried first by whoever guesses: the rule of the specification lets some through. */
import { readFile } from "node:fs/promises";
import { refuse } from "../http/refusal.ts";

const FILE = new URL("../../data/common-passwords.txt", import.meta.url);

let known: Promise<ReadonlySet<string>> | undefined;

async function load(): Promise<ReadonlySet<string>> {
  const lines = (await readFile(FILE, "utf8")).split("\n");
  return new Set(lines.filter((line) => line !== "" && !line.startsWith("# ")));
}

/** In whatever case it is written. */
export async function refuseCommon(password: string, field: string): Promise<void> {
  if ((await (known ??= load())).has(password.toLowerCase()))
    refuse("bad_input", { fields: [{ field, code: "common_password" }] });
}
