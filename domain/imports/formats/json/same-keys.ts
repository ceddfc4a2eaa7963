/** Cats of one file whose lists each have words of their own: `fullName` of the cats, `name` of the kittens. */
import { readHeading } from "../../headings/read-heading.ts";
import type { CatRecord } from "../records.ts";

const MOST_KEYS = 40;

/**
 * Of a name, keys that no record has both of are one key, as the surer is called; so is what a litter says of its kittens
 * with the cats' own. Of other days and numbers each may be of something else.
 * @param ofLitters keys of what litters say
 */
export function sameKeys(
  records: readonly CatRecord[],
  ofLitters: ReadonlySet<string> = new Set(),
): CatRecord[] {
  const fields = new Set(["name", ...[...ofLitters].map((key) => readHeading(key).field)]);
  const holders = new Map<string, Set<number>>();
  for (const [i, { values }] of records.entries())
    for (const key of values.keys()) {
      const { field, piece, colourPart } = readHeading(key);
      if (field === null || field === "ignored" || piece || colourPart) continue;
      if (fields.has(field)) holders.set(key, (holders.get(key) ?? new Set()).add(i));
    }
  if (holders.size > MOST_KEYS) return [...records];
  const renamed = new Map<string, string>();
  const kept: string[] = [];
  const rank = (key: string) => (ofLitters.has(key) ? -1 : readHeading(key).rank);
  const bySurety = [...holders.keys()].toSorted((one, other) => rank(other) - rank(one));
  for (const key of bySurety) {
    const own = holders.get(key)!;
    const { field } = readHeading(key);
    const other =
      field === "name" || ofLitters.has(key)
        ? kept.find(
            (each) => readHeading(each).field === field && own.isDisjointFrom(holders.get(each)!),
          )
        : undefined;
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
