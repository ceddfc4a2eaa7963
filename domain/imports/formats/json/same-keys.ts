/** Cats of one file whose lists each have words of their own: `fullName` of the cats, `name` of the kittens. */
import { readHeading } from "../../headings/read-heading.ts";
import type { CatRecord } from "../records.ts";

/** Keys of one field that no record has both of are one key, as the surer is called. */
export function sameKeys(records: readonly CatRecord[]): CatRecord[] {
  const holders = new Map<string, Set<number>>();
  for (const [i, { values }] of records.entries())
    for (const key of values.keys()) {
      const { field, piece, colourPart } = readHeading(key);
      if (field === null || field === "ignored" || piece || colourPart) continue;
      holders.set(key, (holders.get(key) ?? new Set()).add(i));
    }
  const renamed = new Map<string, string>();
  const kept: string[] = [];
  const bySurety = [...holders.keys()].toSorted((one, other) => rank(other) - rank(one));
  for (const key of bySurety) {
    const own = holders.get(key)!;
    const other = kept.find(
      (each) =>
        readHeading(each).field === readHeading(key).field &&
        own.isDisjointFrom(holders.get(each)!),
    );
    if (other === undefined) kept.push(key);
    else {
      renamed.set(key, other);
      for (const at of own) holders.get(other)!.add(at);
    }
  }
  if (renamed.size === 0) return [...records];
  return records.map(({ line, values }) => ({
    line,
    values: new Map([...values].map(([key, text]) => [renamed.get(key) ?? key, text])),
  }));
}

const rank = (key: string) => readHeading(key).rank;
