/** Titles before and behind a name, as registries of all systems print them; what raises a title is none alone. */
import { isTitle } from "../cats/printed-name.ts";
import { latinLookalike } from "./scripts.ts";

const words = (text: string): ReadonlySet<string> => new Set(text.split(" "));

/** Of North America and Australia, with those of neuters. */
const MORE_TITLES = words(
  "IW LW DW BWR OD OS OGC GCE GPE GH CHA GRCA DGCA TGCA QGCA SGCA IWA RWA DGP TGP QGP SGP PRA CHP DBLGRCH GRCH GRPR GDCH GDPR " +
    "GECH GEUCH GRINCH GRIC GRECH WCHP MCH NC NP RGP RGC",
);
/** Parts of words that say what was won, in small letters without full stops. */
const WON = words(
  "ch champ champion championne championesse pr premier premior inch intch interch interchampion intchampion europachampion eurochampion " +
    "euch eurch wch weltch worldch worldchampion weltchampion grch grandch grandchampion igc gic " +
    "чемпион чемпионка интерчемпион интерпремьер премьер грандчемпион еврочемпион юч ч чр",
);
/** Also words of names, "Premier Amour", "Golden Champ": titles where something raises them. */
const IN_NAMES = words("champ premier премьер");
/** Of TICA, which puts "LA" behind them; elsewhere it begins a name, "LA DOLCE VITA". */
const BEFORE_LA = words("SGC QGC TGC DGC GRC CHA IW RW DW OS OD");
/** Parts of words that raise it, or say where. */
const RAISING = words(
  "gd gr grand grd int inter international imp imperial sup supr supreme uk world welt europ europa european europe euro eur eu em dual " +
    "double dbl dble slvr gld brz plt int'l int’l db triple trpl tpl trp tr quad quadruple qd master mstr gold silver bronze platinum plat diamond emerald ruby sapphire " +
    "opal regional national nat winner jun junior vet olympian acf ccca tica cfa fife wcf w ww " +
    "гранд гр интер инт еврo евро мировой юниор юный кандидат двойной",
);
/** Behind what was won: where, and when. */
const WHERE =
  /^(?:d['’]europe|int\.?|mond\.?|europ[ay]?|world|мира|европы|россии|снг|международн\p{L}*|интернац\p{L}*|\(?['’]?(?:19|20)?\d\d\)?)$/iu;
/** "SE*SW", "FI* CH": a title of a country; its star is read as a quote too. */
const OF_COUNTRY = /^[A-Z][A-Zil]{0,2}[*"“”°]+(?=[A-Z])/u;
const SIGNS = /^[&+,;/-]+$/u;

/** Titles are in capitals: some of their letters may have been read as those of the other script. */
export function isReadTitle(word: string): boolean {
  const bare = word.replace(OF_COUNTRY, "");
  if (bare !== word) return isReadTitle(bare);
  if (isTitle(word) || MORE_TITLES.has(word.replaceAll(/[.,;]/gu, ""))) return true;
  if (IN_NAMES.has(word.toLowerCase())) return false;
  return kindOf(word) === "won" || (word === word.toUpperCase() && isTitle(latinLookalike(word)));
}

/** "Gd Ch. Int.", "Supreme UK Ch", "GR.EUR.CH", «Чемпион Европы»: how many of the first words are titles and what raises them. */
export function titlesBefore(words: readonly string[]): number {
  let count = 0;
  for (const [i, word] of words.slice(0, -1).entries()) {
    if (isReadTitle(word) || isRaised(words, i)) count = i + 1;
    else if (i === count && i > 0 && (WHERE.test(word) || SIGNS.test(word))) count = i + 1;
    else if (kindOf(word) !== "raising" && !/^[A-Z]{2}$/u.test(word) && !SIGNS.test(word)) break;
  }
  return count;
}

/** "Grand Premier Foo", "SGC LA Foo". */
function isRaised(words: readonly string[], at: number): boolean {
  const before = words[at - 1];
  if (isInCapitals(words, at)) return true;
  if (before === undefined || !/^\p{Lu}/u.test(words[at + 1] ?? "")) return false;
  if (words[at] === "LA") return BEFORE_LA.has(before);
  return IN_NAMES.has(words[at]!.toLowerCase()) && kindOf(before) === "raising";
}

/** "PREMIER Coolabah Zeus": a title in capitals before a name in small letters. */
const isInCapitals = (words: readonly string[], at: number) =>
  IN_NAMES.has(words[at]!.toLowerCase()) &&
  words[at] === words[at]!.toUpperCase() &&
  /^\p{Lu}\p{Ll}/u.test(words[at + 1] ?? "");

/** "Welt-Ch.", "Gr.Int.Ch.", "INTERCHAMPION": each part says or raises what was won. */
function kindOf(word: string): "won" | "raising" | null {
  if (!/^\p{Lu}/u.test(word)) return null;
  const parts = word
    .toLowerCase()
    .split(/[.,;&/-]+/u)
    .filter(Boolean);
  const isPart = (part: string) => WON.has(part) || RAISING.has(part);
  if (parts.length === 0 || !parts.every(isPart)) return null;
  return parts.some((part) => WON.has(part)) ? "won" : "raising";
}
