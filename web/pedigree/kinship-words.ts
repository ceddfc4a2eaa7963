/** "father's mother", "мать отца": how an ancestor at a position is related to the cat whose pedigree it is. */
import { childOf, sexAt } from "@felistry/domain/pedigree/positions.ts";
import * as m from "@felistry/i18n/compiled/messages.js";

export function kinshipWords(position: number): string {
  const child = childOf(position);
  const isMother = sexAt(position) === "female";
  if (child === 1) return isMother ? m.pedigree_mother() : m.pedigree_father();
  const of = genitive(child);
  return isMother ? m.pedigree_mother_of({ of }) : m.pedigree_father_of({ of });
}

/** The form after "of" in Russian; English has one form only. */
function genitive(position: number): string {
  const child = childOf(position);
  const isMother = sexAt(position) === "female";
  if (child === 1) return isMother ? m.pedigree_mother_genitive() : m.pedigree_father_genitive();
  const of = genitive(child);
  return isMother ? m.pedigree_mother_genitive_of({ of }) : m.pedigree_father_genitive_of({ of });
}
