/**
 * How papers name parents in languages whose papers come seldom: the Baltic and Balkan ones, Slovak, Ukrainian, Hungarian, Romanian,
 * Turkish, Portuguese, Greek. They count only as they are written: a letter away from many of them is a cat's name, Maja from "majka".
 */
export const SELDOM_KIN_WORDS: Readonly<Record<string, string>> = {
  "0": "tėvas tēvs баща otac отац батько tatăl tata baba babası oče πατέρας apa apja édesapa",
  "1": "motina māte майка majka мајка мати mãe anne annesi μητέρα anya anyja édesanya",
  "01": "babaanne",
  "11": "anneanne",
};

/** They are names as well: Baba, Mae, Máté, Anya. Only a colon, or a language that is known beside them, says that a parent is meant. */
export const NAMES_TOO = "baba tata mãe māte oče anne apa anya";

export const SELDOM_KIN_BEFORE: Readonly<Record<string, string>> = {
  "0": "tėvo tēva očev očeva babanın babasının apa apja apjának",
  "1": "motinos mātes majčin majčina annenin annesinin anya anyja anyjának",
};

export const SELDOM_KIN_BEHIND: Readonly<Record<string, string>> = {
  "0": "бащата батька otca oca оца očeta tatălui pai πατέρα",
  "1": "майката матері majke matere mamei mãe μητέρας",
};

export const SELDOM_GRAND_WORDS: Readonly<Record<string, string>> = {
  "0": "senelis vectēvs vanaisa дядо прадядо djed дідусь nagyapa nagyapja bunic büyükbaba dede",
  "1": "senelė močiutė vecmāmiņa vanaema баба прабаба бабуся nagyanya nagyanyja bunică büyükanne",
};
export const SELDOM_SIDE_WORDS: Readonly<Record<string, string>> = {
  "0": "apai patern paternă baba babanın",
  "1": "anyai matern maternă anne annenin",
};

/** Behind a parent they say whose: "mãe da mãe", "πατέρας του πατέρα". Such words are no label of a parent. */
export const SELDOM_OF_WORDS = "da do dos das του της";

/** Beside a side's word they say no more: "baba tarafı". */
export const SIDE_TOO = "tarafı tarafından taraftan tarafi ági";

/** "Avô paterno" and "avó paterna": what tells them apart is an accent, which is often lost, and the end of the side's word. */
export const GRAND_OF_EITHER_SEX = "avô avó";
