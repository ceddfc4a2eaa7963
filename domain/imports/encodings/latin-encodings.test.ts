/** Short tables as breeders write them, in each encoding that their programs save. */
import { expect, test } from "vitest";
import { detectEncoding } from "../detect.ts";
import { decoderOf } from "../formats/text-decoder.ts";
import type { TextEncoding } from "./text-encodings.ts";

const NORDIC = [
  "Søren;han;Maine\u00a0Coon",
  "Navn;Køn;Race\nBjørn fra Åsen;han;Norsk\u00a0skogkatt\nSæbjørg;hunn;MCO",
  "Navn;Kjønn;Mor\nFrøya av Skogsø;hunn;Åse av Blåbærlia",
  "Namn;Kön;Född\nSmörgås;hona;2019\nÅskan av Björkhöjden;hane;2020",
  "Nimi;Väri\nMäyrä;sininen\nYönkähkönä;musta",
  "Fúði;Þór;Sæunn;högni",
];
const FRENCH = [
  "Chimène;F;Maine\u00a0Coon",
  "Nom;Né le;Mère;Père\nGaïa de l'Étoile;2019;Hélène;François",
  "Fée des Forêts;crème;Château Noël;Gâteau",
  "HÉLÈNE DU CHÂTEAU;NÉE 2019;CRÈME",
  "Nº;Nom\n1;Bébé\n2;Français",
];
const IBERIAN = [
  "Nombre;Nº LOE;Color\nEspaña Bonita;LOE 1234;marrón\nNiña Pequeña;LOE 1235;azul",
  "Nombre;Madre;Año\nPeña;Lucía;2019\nMuñeca;Sofía;2020",
  "Nome;Nº registo;Mãe\nJoão;LO 1234;Conceição\nLua;LO 1235;Coração",
  "Nome;Pai;Mãe\nLeão das Ilhas;Trovão;Canções de Évora",
  "Nome;Età;Colore\nBontà;2019;Perché\nLibertà;2020;così",
];
const GERMAN = [
  "Name;Größe;Mütter\nJürgen;groß;Kätzchen",
  "Müller",
  "Züchter;Böse Löwin;weiß;schwarz-weiß",
  "MÜLLER;LÖWE;ÄNNE",
];
const POLISH = [
  "Imię;Płeć;Matka\nWąsik;kocur;Żabka\nŁatka;kotka;Gwiazda",
  "Nazwa;Maść\nMałgosia;czarna\nŚnieżka;biała\nKrólik;złota",
  "IMIĘ;PŁEĆ\nWĄSIK;KOCUR\nZĄBEK;KOCUR\nŻABKA;KOTKA",
  "Źródło;Koń;Gęś",
];
const CZECH = [
  "Jméno;Pohlaví;Matka\nČerná Růže;kočka;Přemyslovna\nŠimon;kocour;Žofie",
  "Číslo;Jméno;Barva\n1;Kočička;černá\n2;Ťapka;bílá",
  "KOČKA;ČERNÁ;RŮŽE;PŘÍBOR",
  "Meno;Farba\nĽubica;čierna\nMačička;hnedá",
  "Matěj;Vojtěch;Děvče",
];
const HUNGARIAN = [
  "Név;Nem;Szülő\nFőnix;kandúr;Gyöngyvér\nSzőke;nőstény;Tűzvirág",
  "Név;Szín;Tenyésztő\nBársony;fekete;Erdős Ödön",
  "Kiskirály;Hűséges;Győző",
];

const WESTERN_TEXTS = [...NORDIC, ...FRENCH, ...IBERIAN, ...GERMAN];
const CENTRAL_TEXTS = [...POLISH, ...CZECH, ...HUNGARIAN];

/** Null if the encoding has not all of the letters. */
function encoded(text: string, encoding: TextEncoding): Uint8Array | null {
  const signs = [...decoderOf(encoding).decode(Uint8Array.from({ length: 256 }, (_, i) => i))];
  const bytes = Array.from(text, (sign) => signs.indexOf(sign));
  return bytes.includes(-1) ? null : Uint8Array.from(bytes);
}

const CASES = [
  ...WESTERN_TEXTS.flatMap((text) =>
    (["windows-1252", "cp850"] as const).map((encoding) => [text, encoding] as const),
  ),
  ...CENTRAL_TEXTS.flatMap((text) =>
    (["windows-1250", "iso-8859-2", "cp852"] as const).map((encoding) => [text, encoding] as const),
  ),
].filter(([text, encoding]) => encoded(text, encoding) !== null);

test.each(CASES)("%j is read as it is written in %s", (text, encoding) => {
  const bytes = encoded(text, encoding)!;
  expect(decoderOf(detectEncoding(bytes)).decode(bytes)).toBe(text);
});

test.each([
  ["Maine\u00a0Coon;Norsk\u00a0skogkatt", "windows-1252"],
  ["“Ada”;Foo’s Bim – 100 €", "windows-1252"],
  ["Boris × Zita", "windows-1252"],
  ["Boris × Zita", "cp850"],
  ["Nº;LOE", "cp850"],
  ["Nº;n°;LOE", "windows-1252"],
  ["Zoé", "windows-1252"],
  ["Puszek Żółty", "cp852"],
] as const)("little to tell by: %j in %s", (text, encoding) => {
  const bytes = encoded(text, encoding)!;
  expect(decoderOf(detectEncoding(bytes)).decode(bytes)).toBe(text);
});

test("of encodings in which a text reads the same it is the commonest", () => {
  const named = (text: string, encoding: TextEncoding) => detectEncoding(encoded(text, encoding)!);
  expect(named("Étoile Müller", "windows-1250")).toBe("windows-1252");
  expect(named("Müller;Größe", "cp852")).toBe("cp850");
});

test("a large file of DOS is decoded at once", { timeout: 5_000 }, () => {
  const bytes = new Uint8Array(16 << 20).fill(0x82);
  const text = decoderOf("cp850").decode(bytes);
  expect([text.length, text.slice(0, 2), text.at(-1)]).toEqual([16 << 20, "éé", "é"]);
});
