/**
 * How papers name parents in languages whose papers come seldom: the Baltic and Balkan ones, Slovak, Ukrainian, Hungarian, Romanian,
 * Turkish, Portuguese, Greek. They count only as they are written: a letter away from many of them is a cat's name, Maja from "majka".
 */
export const SELDOM_KIN_WORDS: Readonly<Record<string, string>> = {
  "0": "tėvas tēvs баща otac отац батько tatăl tata baba babası oče πατέρας",
  "1": "motina māte майка majka мајка мати mãe annesi μητέρα",
};

/** They are names as well: Baba, Mae, Máté. Only a colon, or a language that is known beside them, says that a parent is meant. */
export const NAMES_TOO = "baba tata mãe māte oče";

export const SELDOM_KIN_BEFORE: Readonly<Record<string, string>> = {
  "0": "tėvo tēva očev očeva babanın",
  "1": "motinos mātes majčin majčina annenin",
};

export const SELDOM_KIN_BEHIND: Readonly<Record<string, string>> = {
  "0": "бащата батька otca oca оца očeta tatălui",
  "1": "майката матері majke matere mamei",
};

export const SELDOM_GRAND_WORDS: Readonly<Record<string, string>> = {
  "0": "senelis vectēvs vanaisa дядо прадядо djed дідусь nagyapa bunic büyükbaba dede",
  "1": "senelė močiutė vecmāmiņa vanaema баба прабаба бабуся nagyanya bunică büyükanne",
};
export const SELDOM_SIDE_WORDS: Readonly<Record<string, string>> = {
  "0": "apai patern paternă",
  "1": "anyai matern maternă",
};

/** Behind a parent they say whose: "mãe da mãe", "πατέρας του πατέρα". Such words are no label of a parent. */
export const SELDOM_OF_WORDS = "da do dos das του της на по tarafından";
