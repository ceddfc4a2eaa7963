/** Public keys given to a command. */
import { readFile } from "node:fs/promises";
import { type NoteKey, readKey } from "@felistry/domain/proofs/note.ts";

/** What a command was given cannot be read or understood. */
export class BadProofUsage extends Error {
  override name = "BadProofUsage";
}

/**
 * @param given a key, or a file with a key on each line
 * @throws {BadProofUsage}
 */
export async function keysIn(given: string): Promise<readonly NoteKey[]> {
  const single = readKey(given);
  if (single) return [single];
  const text = await readFile(given, "utf8").catch(() => "");
  const keys = text.split("\n").flatMap((line) => readKey(line) ?? []);
  if (keys.length === 0)
    throw new BadProofUsage(
      "--key takes a public key of a log (name+id+key), or a file with such keys.",
    );
  return keys;
}
