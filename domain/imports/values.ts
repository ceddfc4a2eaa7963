/** Values as tables of many countries write them. */
import { plainWord } from "../plain-word.ts";
import type { Sex } from "../cats/sex.ts";

const NOTHING =
  "? - -- --- – — . ./. / n/a na nan null none nil unknown unk unk. unbek unbek. unbekannt inconnu inconnue неизв неизв. неизвестно неизвестна неизвестен неизвестный нет нетданных " +
  "n/k n.k. n.n. b.d. brakdanych sconosciuta sconosciuti ignoto ignota desconocida desconocidos tuntemattomat tuntemattomia okanda ukendte " +
  "ukjente ubekannt unbekannte inconnue inconnus inconnues неизвестны н/д нд б/н б.н. безномера нема немає ismeretlen neznano tundmatu nezinams nezinoma necunoscut bilinmiyor desconhecido άγνωστο nieznani nieznane neznami nezname neznam onbekende nieznany nieznana neznamy neznama nezn. neuv. neuved. neuvedeno neuvedena neuvedeny n.a. b.z. onbekend tuntematon okand ukendt ukjent sconosciuto desconocido xxx #n/a #ref! keine kein brak neni nejsou ei-tiedossa 不明 tbd tba - - k.a. o.a. ??? ?? ?.?";
const NOTHINGS: ReadonlySet<string> = new Set(NOTHING.split(" ").map(plainWord));

const LONGEST_NOTHING = 40;
/** As databases write a day that is not set. */
const NO_DAY = /^\s*(?:0000[-./]00[-./]00|00[-./]00[-./]0000)(?:[ T]00:00(?::00)?)?\s*$/u;

/** Words in a cell that say that the value is not known. */
export function isNothing(text: string): boolean {
  // Most cells of a large table are dates, numbers and long names.
  if (/\d/u.test(text)) return NO_DAY.test(text);
  if (/^[\s?.\-–—_*]+$/u.test(text)) return true;
  if (text.length > LONGEST_NOTHING) return false;
  const [beside = "", aside = ""] = /(?<=\S)\s*\(([^()]*)\)$/u.exec(text) ?? [];
  const plain = plainWord(text.slice(0, text.length - beside.length));
  // "unknown (imported)", "unknown (PL)"; "Nil (NO)" is a cat of a country.
  if (/^\p{Lu}{2,3}$/u.test(aside) && NAMES_TOO.has(plain)) return false;
  if (NOTHINGS.has(plain.replaceAll(/\s+/gu, ""))) return true;
  // "Ahnen unbekannt", "not known", "sire unknown"
  const words = (plain.match(/[\p{L}\p{M}]+/gu) ?? []).filter((word) => !OF_WHOM.has(word));
  return words.length > 0 && words.every((word) => NOTHINGS.has(word) || NOT_KNOWN.has(word));
}

const NOT_KNOWN: ReadonlySet<string> = new Set(
  "not known registered named nicht bekannt non pas connu connue nie znany znana ej kand ikke kendt kjent".split(
    " ",
  ),
);
/** Words for nothing by which cats are called as well. */
const NAMES_TOO: ReadonlySet<string> = new Set("nil nan null no nema ej pas kand".split(" "));
const OF_WHOM: ReadonlySet<string> = new Set(
  "ahnen eltern vorfahren vater mutter parents ancestors sire dam father mother parent pere mere ascendants rodzice ojciec matka rodice otec родители предки отец мать ouders vader moeder foraldrar far mor genitori padre madre vanhemmat isa ema".split(
    " ",
  ),
);

const MALE =
  "male m tom stud sire boy кот м муж мужской самец мальчик kater k rude mannlich mann maennlich male masculin kocur kocour samec kater reu uros hane han hann hanhund maschio macho 1 オス 牡 雄 herr kollikissa kolli urospuolinen him kandur macek muzjak mužjak macak mačak мужјак мачор кіт самець чоловіча чоловічий ч чол хлопчик isane runcis katinas patinas mascul motan erkek αρσενικό αρσενικο мъжки котарак hogni fress varon 公 수컷 samiec męski gib meski m. ♂ hankat hannkatt hanekatt kot kocurek кобель tomcat han masculino masc mas mannl maschi mnl он";
const FEMALE =
  "female p кош кш f queen dam girl кошка ж жен женский самка девочка katze weiblich w kätzin femelle feminin kotka samica kocka samice poes poezin vrouwelijk naaras n hona hunn hun femmina hembra 2 メス 牝 雌 naaraskissa nosteny samica macka zenka ženka женка мачка кішка самка жіноча жіночий дівчинка emane kakene kate patele femela disi dişi θηλυκό θηλυκο женски котка laeda 母 암컷 żeński zenski z ♀ hunkat hunnkatt honkatt kissa v kattin kissanainen fille kotki k.o fem femm femenino feminino femea femelle weibl femmine она kocica ho";
const NEUTERED =
  "neuter neutered spay spayed altered alter castrated desexed кастрирован кастрат кастрированный кастрированная кастр кастр. стерилизован стерилизована стерилизованная стерил kastrat kastriert kastrierte kastrierter kastr kastr. kast castre castree sterilise sterilisee kastrat kastrowany kastrowana sterylizowana kastrovany kastrovana kastrovana gecastreerd gesteriliseerd leikattu kastroitu steriloitu kastrerad kastreret kastrert neutraliseret neutralisert neutraliserad castrato sterilizzata castrado castrada ivartalanitott kastriran kastrirana steril sterilizirana steriliziran kastreeritud steriliseeritud кастрований стерилізована стерилізований kastrets sterilizeta kastruotas sterilizuota castrat castrata sterilizata kisirlastirilmis esterilizada esterilizado kastrirani kastrirane sterilizirani кастриран кастрирана стерилизиран стерилизирана στειρωμενο στειρωμενη στειρωμενος 去勢 去勢済 去勢済み 避妊 避妊済 避妊済み 已绝育";
const NOT_NEUTERED =
  "entire intact intakt фертильный племенной производитель производительница entier entiere zuchttier potent fertil";

const [male, female, neutered, entire] = [MALE, FEMALE, NEUTERED, NOT_NEUTERED].map(
  (words) => new Set(words.split(" ").map(plainWord)),
) as [Set<string>, Set<string>, Set<string>, Set<string>];
export const isNeuteredWord = (word: string) => neutered.has(word);
export const isEntireWord = (word: string) => entire.has(word);
// A spayed cat is a queen, whatever else is said; "neuter" is said of both.
const MALE_NEUTER = new Set("mn mk nm м(к) hankastrat gelding 去勢オス 去勢雄".split(" "));
const FEMALE_NEUTER = new Set(
  "honkastrat fs fn sf fk ж(с) wk 避妊メス 避妊雌 kastratin kastratka kastratki spay spayed стерилизована стерилизованная sterylizowana sterilisee sterilizzata".split(
    " ",
  ),
);

export interface SexReading {
  readonly sex: Sex;
  /** The words that say that the cat is neutered; null if none do. */
  readonly neutered: string | null;
  /** The day that stands with those words. */
  readonly neuteredOn: string | null;
  /** Words that say neither. */
  readonly unknown: readonly string[];
}

/** `1.0`, `0,1`, ♂, "Male Neuter", "кот кастрированный"; null if it says no sex. */
export function readSex(text: string): SexReading | null {
  const day = DAY.exec(text)?.[0] ?? null;
  const read = day === null ? null : sexOf(text.replace(day, " "));
  return read?.neutered ? { ...read, neutered: text, neuteredOn: day } : sexOf(text);
}

/** Whether a text is a sex, and not a code or a day with a letter of one in it: "MCO m 22". */
export function isSex(text: string): boolean {
  const read = readSex(text);
  return read !== null && !read.unknown.some((word) => /\d/u.test(word));
}

/** In figures, as it stands after "neutered". */
const DAY = /(?<!\d)(?:\d{1,2}[./-]\d{1,2}[./-]\d{4}|\d{4}[./-]\d{1,2}[./-]\d{1,2})(?!\d)/u;

function sexOf(text: string): SexReading | null {
  const plain = plainWord(text).trim();
  const counted = /^(\d)\s*[.,:/-]\s*(\d)$/u.exec(plain);
  if (counted) return ofCount(counted[1]!, counted[2]!);
  const beside = /^([01])[.,]([01])\s(\D+)$/u.exec(plain);
  if (beside) return besideCount(text, ofCount(beside[1]!, beside[2]!), beside[3]!);
  if (MALE_NEUTER.has(plain)) return { sex: "male", neutered: text, neuteredOn: null, unknown: [] };
  if (FEMALE_NEUTER.has(plain))
    return { sex: "female", neutered: text, neuteredOn: null, unknown: [] };
  const words = plain.match(/[\p{L}\p{M}]+|[♂♀]|\d+/gu) ?? [];
  const neuter = words.some((word) => neutered.has(word));
  const rest = words.filter((word) => !neutered.has(word) && !entire.has(word));
  // One unknown word beside a known one: "male cat".
  const ofWord = (word: string) => (rest.length > 1 && /\d/u.test(word) ? null : sexOfWord(word));
  const unknown = rest.filter((word) => ofWord(word) === null);
  const sexes = new Set(rest.map(ofWord).filter((each) => each !== null));
  const [sex] = sexes;
  if (sexes.size !== 1 || !sex || rest.length > 3) return null;
  return { sex, neutered: neuter ? text : null, neuteredOn: null, unknown };
}

function ofCount(males: string, females: string): SexReading | null {
  if (males === "1" && females === "0")
    return { sex: "male", neutered: null, neuteredOn: null, unknown: [] };
  return males === "0" && females === "1"
    ? { sex: "female", neutered: null, neuteredOn: null, unknown: [] }
    : null;
}

/** "0,1 kastr.": what stands behind the count says no other sex. */
function besideCount(text: string, counted: SexReading | null, words: string): SexReading | null {
  if (counted === null) return null;
  const rest = words.match(/[\p{L}\p{M}]+/gu) ?? [];
  const isNeuter = (word: string) => neutered.has(word) || word.startsWith("kastr");
  const unknown = rest.filter((word) => !isNeuter(word) && !entire.has(word) && !sexOfWord(word));
  return { ...counted, neutered: rest.some(isNeuter) ? text : null, unknown };
}

function sexOfWord(word: string): Sex | null {
  if (male.has(word)) return "male";
  return female.has(word) ? "female" : null;
}

/** Without `="…"`, without an apostrophe that a spreadsheet hides, without its label: `РК WCF RU-1`, `FB: CS SR 1`. */
export function undecorated(text: string): string {
  return text
    .replace(/^="(.*)"$/su, (_, inner: string) =>
      inner.replaceAll('""', '"').replace(/^"|"$/gu, ""),
    )
    .replace(/^'(?=[=+\-@\t\r\d])/u, "")
    .replace(/^(\*\*|__)([^*_]+)\1$/u, "$2")
    .trim();
}

const LABEL =
  /^(?:[\p{L}.№°]{1,12}(?: [\p{L}.№°]{1,12})?:\s+|(?:№|n[°º]|рк(?!\p{L})|(?:род|рег|reg|nr|no)\.)\s*(?:№|(?:nr|no)\.)?\s*)(?=[^]*\d)/iu;

export function readNumber(text: string): string {
  return undecorated(text).replace(LABEL, "").trim();
}

/** Digits alone; "lost" where a spreadsheet has rounded them, null if it is no chip. */
export function readChip(text: string): string | null {
  const bare = undecorated(text).replace(LABEL, "");
  if (/^\d[.,]\d+E\+?\d+$/iu.test(bare)) return "lost";
  // "...400288101": its first figures are not said.
  if (/^(?:\.{2}|…)/u.test(bare)) return null;
  const digits = bare.replaceAll(/[\s.\-–]/gu, "");
  return /^\d{9,15}$/u.test(digits) ? digits : null;
}
