/** How an ancestor is related to the pedigree's cat, in the reader's language. */
import { kinshipIn, type KinshipWords } from "@felistry/domain/pedigree/kinship-words.ts";
import * as m from "@felistry/i18n/compiled/messages.js";

const words: KinshipWords = {
  mother: () => m.pedigree_mother(),
  father: () => m.pedigree_father(),
  motherOf: (whose) => m.pedigree_mother_of(whose),
  fatherOf: (whose) => m.pedigree_father_of(whose),
  motherGenitive: () => m.pedigree_mother_genitive(),
  fatherGenitive: () => m.pedigree_father_genitive(),
  motherGenitiveOf: (whose) => m.pedigree_mother_genitive_of(whose),
  fatherGenitiveOf: (whose) => m.pedigree_father_genitive_of(whose),
};

export function kinshipWords(position: number): string {
  return kinshipIn(words, position);
}
