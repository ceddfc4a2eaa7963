/** Of which sex the cats are that a table has named so far: in "Zita x Boris" the queen may stand first. */
import { bareName } from "../names/read-name.ts";
import type { Section } from "../sections.ts";
import { readSex } from "../values.ts";

/** Of a longer table the first ones are the breeding cats. */
const CATS_MAX = 2_000;

export class SexesAbove {
  private readonly byName = new Map<string, string | null>();
  private count = 0;

  /** @param names its own and what it is called */
  note(names: readonly string[], sexText: string): void {
    const sex = readSex(sexText)?.sex;
    if (sex === undefined || sex === null || this.count === CATS_MAX) return;
    this.count++;
    const bare = names.map(bareName);
    for (const name of new Set([...bare, ...bare.flatMap((each) => each.split(" "))]))
      if (name !== "") this.byName.set(name, (this.byName.get(name) ?? sex) === sex ? sex : null);
  }

  /** With the parents as their sexes are, where both are known to be the other way round. */
  inOrder<Said extends Section>(said: Said): Said {
    const { father, mother } = said;
    if (father === undefined || mother === undefined) return said;
    const isTurned = this.of(father) === "female" && this.of(mother) === "male";
    return isTurned ? { ...said, father: mother, mother: father } : said;
  }

  private of(name: string): string | null {
    return this.byName.get(bareName(name)) ?? null;
  }
}
