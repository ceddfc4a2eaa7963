/** What a scan's print is compared with: breeds and systems, and the words of cats' names. */
import { readFile } from "node:fs/promises";
import type { Vocabulary } from "@felistry/domain/readings/recognised.ts";
import { namesOfNewestCats } from "../cats/queries.ts";
import type { Db } from "../db/transaction.ts";
import { printedWords } from "../reference/queries.ts";

const GIVEN_NAMES = new URL("../../data/given-names.txt", import.meta.url);
const MOST_CATS = 20_000;

let given: Promise<readonly string[]> | undefined;

/** Those that come with the project. */
export function givenNames(): Promise<readonly string[]> {
  given ??= readFile(GIVEN_NAMES, "utf8").then((text) =>
    text.split("\n").filter((line) => line !== "" && !line.startsWith("# ")),
  );
  return given;
}

export async function vocabularyOf(db: Db): Promise<Vocabulary> {
  const cats = await namesOfNewestCats(db, { most: MOST_CATS });
  const own = cats.flatMap(({ prefix, name, suffix }) =>
    [prefix, name, suffix].flatMap((part) => part?.match(/\p{L}{4,}/gu) ?? []),
  );
  return { ...(await printedWords(db)), names: [...new Set([...own, ...(await givenNames())])] };
}
