/** Letters that no decomposition takes apart. */
const WHOLE_LETTERS: ReadonlyMap<string, string> = new Map([
  ["ё", "е"],
  ["ß", "ss"],
  ["ł", "l"],
  ["ø", "o"],
  ["æ", "ae"],
  ["œ", "oe"],
  ["đ", "d"],
  ["ð", "d"],
  ["þ", "th"],
  // Turkish: in capitals it is the I of all other languages.
  ["ı", "i"],
]);

/** As tables of words have them: small letters, Latin and Greek ones without accents, ё as е; й is a letter and stays. */
export function plainWord(word: string): string {
  return word
    .toLowerCase()
    .replaceAll(/[ёßłøæœđðþı]/gu, (letter) => WHOLE_LETTERS.get(letter)!)
    .normalize("NFD")
    .replaceAll(/(?<=[a-z\p{Script=Greek}])\p{M}+/gu, "")
    .normalize("NFC");
}
