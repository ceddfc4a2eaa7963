/** Registers, and the clubs that keep them. */
export const BOOKS: ReadonlySet<string> = new Set(
  (
    "LO LOX RX RIEX RIE RF FO PKR PR NLO CSRX EX KM LH PK SBT SBV SBS SBN SBP CS SR SRO CSSR BCSR MCSR IMP REF LOOF WCF TICA CFA ACFA ACF GCCF " +
    "NZCF CCCA QFA FASA FCCV FCCQ NSWCFA FIFE NRR SVERAK DEKZV ÖVEK KKÖ FFH FFB FNBE SRK SK KRL FPL FD FH FELIKAT MUNDIKAT ANFI ENFI AGI SCHK ČSCH " +
    "SZCH MAU ICU MFA RUI ICFA FARUS SFF WACC РКФ РСФ СФФ ФФР РФОК СФК КСУ МФА ФАРУС РК"
  ).split(" "),
);

/** As they stand before a number, or behind a cattery's name. */
export const COUNTRIES: ReadonlySet<string> = new Set(
  "AT AU BE BG BY CA CH CN CY CZ DE DK EE ES FI FR GB HR HU IE IL IS IT JP KZ LT LU LV MD MT NL NO NZ PL PT RO RS RU SE SI SK TR UA UK US ZA".split(
    " ",
  ),
);

const isBook = (word: string) =>
  BOOKS.has(word.replaceAll(/^\(?\p{Lu}{1,3}\)(?:\d\.)?|[()*.]/gu, ""));

/** "SE SVERAK LO": what is left of a number whose figures are lost. */
const isBareRegister = (words: readonly string[]): boolean =>
  words.some(isBook) &&
  words.every((word) => isBook(word) || COUNTRIES.has(word.replaceAll(/[()]/gu, "")));

/** "Mira SE SVERAK": it stands behind a name. */
export const endsWithRegister = (words: readonly string[]): boolean =>
  words.length > 2 && isBareRegister(words.slice(-2));
