/** What the lines above a table say of all its cats. */
import type { HeadingField } from "../headings/read-heading.ts";
import type { Section } from "../sections.ts";
import { breedAbove } from "./breed-above.ts";
import { type BreederAbove, breederAbove } from "./breeder-above.ts";
import { sexAbove } from "./sex-above.ts";

export interface SaidAbove {
  readonly sex: Pick<Section, "sex">;
  readonly breed: Pick<Section, "breed">;
  readonly breeder: BreederAbove | null;
}

/** @param names the cats', by which a breeder's are known @param columns of the table, which say it better */
export function saidAbove(
  above: readonly (readonly string[])[],
  names: readonly string[],
  columns: readonly HeadingField[],
): SaidAbove {
  const sex = columns.includes("sex") ? null : sexAbove(above);
  const breed = breedAbove(above);
  return {
    sex: sex === null ? {} : { sex },
    breed: breed === null ? {} : { breed },
    breeder: columns.includes("breeder") ? null : breederAbove(above, names),
  };
}
