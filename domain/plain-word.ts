/** As tables of words have them: small letters, Latin ones without accents, ё as е. */
export function plainWord(word: string): string {
  return word
    .toLowerCase()
    .replaceAll("ё", "е")
    .replaceAll("ß", "ss")
    .replaceAll("ł", "l")
    .replaceAll("ø", "o")
    .replaceAll("æ", "ae")
    .normalize("NFD")
    .replaceAll(/(?<=[a-z])\p{M}+/gu, "")
    .normalize("NFC");
}
