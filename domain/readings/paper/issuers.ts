/** Who issues papers: the marks by which they are known, the order of their dates, and the shapes of their numbers. */
import type { FiguresOrder } from "./paper-dates.ts";
import { nearWithin, skeleton } from "../scripts.ts";

export interface Issuer {
  readonly mark: string;
  /** The registry's abbreviation of the system (data/systems.csv) to which its papers belong. */
  readonly system: string;
  readonly dates: FiguresOrder;
}

/** Mark, system, order of dates, names between bars. Members come before the federation that their papers name too. */
const ROWS: readonly (readonly [
  mark: string,
  system: string,
  dates: "day" | "month",
  names: string,
])[] = [
  ["DEKZV", "DEKZV", "day", "Deutscher Edelkatzenzüchter-Verband|1. DEKZV e.V."],
  ["SVERAK", "SVERAK", "day", "Sveriges Raskattklubbars Riksförbund"],
  ["NRR", "NRR", "day", "Norske Rasekattklubbers Riksforbund"],
  ["FD", "FD", "day", "Felis Danica"],
  ["FPL", "FPL", "day", "Felis Polonia"],
  [
    "KCR",
    "FIFe",
    "day",
    "Suomen Kissaliitto ry|Suomen Kissaliitto|Kissaliitto|SRK|KRL|Finlands Kattförbund",
  ],
  ["SCHK", "FIFe", "day", "Sdružení chovatelů koček|Český svaz chovatelů"],
  ["ANFI", "FIFe", "day", "Associazione Nazionale Felina Italiana"],
  ["FFF", "FIFe", "day", "Fédération Féline Française"],
  ["FFH", "FIFe", "day", "Fédération Féline Helvétique"],
  ["KKÖ", "FIFe", "day", "Klub der Katzenfreunde Österreichs|ÖVEK"],
  ["ASFE", "FIFe", "day", "Asociación Felina Española"],
  ["NKU", "FIFe", "day", "Mundikat|Felikat"],
  ["FB", "FIFe", "day", "Felis Belgica|Fédération Féline de Belgique"],
  ["MMOE", "FIFe", "day", "Magyar Macskások Országos Egyesülete|Felis Hungarica"],
  ["SZCH", "FIFe", "day", "Slovenský zväz chovateľov|SPCH"],
  ["ZFDS", "FIFe", "day", "Zveza felinoloških društev Slovenije"],
  ["SFDH", "FIFe", "day", "Savez felinoloških društava Hrvatske"],
  ["CPF", "FIFe", "day", "Clube Português de Felinicultura"],
  ["ENFI", "WCF", "day", "Ente Nazionale Felinotecnica Italiana"],
  ["AGI", "LOOF", "day", "Associazione Gatto Italiano"],
  ["ACF", "ACF", "day", "Australian Cat Federation"],
  ["CCCA", "CCCA", "day", "Co-ordinating Cat Council of Australia"],
  ["NZCF", "NZCF", "day", "New Zealand Cat Fancy"],
  ["SACC", "SACC", "day", "Southern African Cat Council"],
  ["TICA", "TICA", "month", "The International Cat Association"],
  ["CFA", "CFA", "month", "The Cat Fanciers' Association|Cat Fanciers Association"],
  ["CFF", "CFF", "month", "Cat Fanciers' Federation"],
  ["ACFA", "ACFA", "month", "American Cat Fanciers Association"],
  ["TCA", "TCA", "month", "Traditional Cat Association"],
  ["CCA", "CCA", "month", "Canadian Cat Association|Association féline canadienne|CCA-AFC"],
  ["GCCF", "GCCF", "day", "Governing Council of the Cat Fancy"],
  ["LOOF", "LOOF", "day", "Livre Officiel des Origines Félines"],
  ["RUI", "ICFA RUI", "day", "Rolandus Union International|ICFA RUI|Rolandus"],
  ["SFF", "SFF", "day", "Selection Feline Federation|Селекционная фелинологическая федерация|СФФ"],
  ["FARUS", "FARUS", "day", "International Felinological Association RUS|ФАРУС"],
  ["MFA", "MFA", "day", "Международная фелинологическая ассоциация|МФА"],
  ["ICU", "ICU", "day", "International Cat Union|Международный кошачий союз"],
  ["WACC", "WACC", "day", "World Association of Cat Clubs"],
  ["WCF", "WCF", "day", "World Cat Federation|Всемирная федерация кошек"],
  ["FIFe", "FIFe", "day", "Fédération Internationale Féline|FIFe member|Member of FIFe"],
];

interface Known extends Issuer {
  readonly names: readonly string[];
}

const ISSUERS: readonly Known[] = ROWS.map(([mark, system, dates, names]) => ({
  mark,
  system,
  dates: dates === "month" ? "month_first" : "day_first",
  names: names.split("|").map(skeleton),
}));

const MARKS: ReadonlySet<string> = new Set(ROWS.map(([mark]) => mark));

/** "TICA", "GCCF": the capitals by which an issuer is known. */
export const isMark = (word: string): boolean => MARKS.has(word);

const LONG_NAME = 12;

/** Whose paper it is, by the names and marks on these lines; null if they bear none. */
export function issuerOf(texts: readonly string[]): Issuer | null {
  const wholes = texts.map(skeleton);
  const byName = ISSUERS.find(({ names }) =>
    names.some((name) => name.length >= LONG_NAME && wholes.some((whole) => isNamed(whole, name))),
  );
  if (byName) return byName;
  // Small letters are no mark: "fd" and "rui" are parts of words.
  const capitals = new Set(
    texts
      .flatMap((text) => text.split(/[^\p{L}\p{N}]+/u))
      .filter((word) => /^\p{Lu}{2}/u.test(word))
      .map(skeleton),
  );
  return (
    ISSUERS.find(({ mark, names }) =>
      [skeleton(mark), ...names].some((name) => name.length < LONG_NAME && capitals.has(name)),
    ) ?? null
  );
}

function isNamed(whole: string, name: string): boolean {
  return whole.includes(name) || nearWithin(whole, name, 2);
}

/**
 * Numbers as their issuers write them: `LOOF 2016.7339`, `SBT 012345 678`, `1234-5678901`, `(DE)DEKZV LO 12345`. What follows
 * them on the line is something else.
 */
const SHAPES: readonly RegExp[] = [
  /^(?:\(FR\)\s?)?LOOF[\s:.-]*\d{4}\.\d{1,6}(?:-[A-Z]{3}\b)?/u,
  /^(?:SB[A-Z0-9]|[A-Z]\d[A-Z])[\s-]?\d{6}[\s-]?\d{3}/u,
  /^(?:CFA\s)?\d{4}-(?:[A-Z]{1,2}\s?)?\d{6,8}(?:V\d{4})?/u,
  /^[\p{Lu}()*\s./-]{0,24}\b(?:LO|RX|FO|PKR|PR|RIEX|NLO|CSRX)[\s./-]*\d[\dA-Z/.-]*/u,
];

/** The number at the beginning of the text, by the shape of its issuer's; null for other text. */
export function shapedNumber(text: string): string | null {
  for (const shape of SHAPES) {
    const found = shape.exec(text)?.[0].replace(/[\s./-]+$/u, "");
    if (found && /\d{2}/u.test(found)) return found;
  }
  return null;
}

const CLUB =
  /club|klub|verein|verband|gemeinschaft|freunde|ring\b|e\.\s?V\.|association|federation|council|society|fancy|fédération|livre officiel|federac|federaç|stowarzysz|zwi[ąa]z|asociac|associaç|derneği|kulübü|egyesület|szövetség|associazione|sdružení|svaz|liitto|kerho|yhdistys|förbund|forbund|vereniging|registry|incorporated|\binc\b|клуб|ассоциаци|федераци|союз|центр/iu;

/** The words that are the whole name of a known issuer, wherever on their line; null if there are none. */
export function namedIssuer(words: readonly string[]): { from: number; to: number } | null {
  for (let from = 0; from < words.length; from++) {
    let said = "";
    for (let to = from; to < words.length && said.length < LONGEST_NAME; to++) {
      said += skeleton(words[to]!);
      if (said.length >= LONG_NAME && WHOLE_NAMES.has(said)) return { from, to: to + 1 };
    }
  }
  return null;
}

const WHOLE_NAMES: ReadonlySet<string> = new Set(ISSUERS.flatMap(({ names }) => names));
const LONGEST_NAME = Math.max(...[...WHOLE_NAMES].map(({ length }) => length));

/** Whether it names a club, a federation, or a registry. */
export const isClubName = (text: string): boolean => CLUB.test(text) || issuerOf([text]) !== null;
