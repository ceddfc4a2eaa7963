/**
 * The name of each EMS code on its own, for a select, a legend or a glossary. Phrases for a whole coat are in
 * `coat-words.ts`. The rows match `data/colours.csv` and `data/ems_other.csv` (compared by a test).
 */
import type { Locale } from "@felistry/i18n/locale.ts";
import type { ColourKind } from "./codes.ts";

export type CodeName = Readonly<Record<Locale, string>>;

/** Option names of each colour select, in order. */
export const COLOUR_NAMES: { readonly [Kind in ColourKind]: Readonly<Record<string, CodeName>> } = {
  main: named([
    ["n", "black / seal", "чёрный / сил"],
    ["a", "blue", "голубой"],
    ["b", "chocolate", "шоколадный"],
    ["c", "lilac", "лиловый"],
    ["d", "red", "красный"],
    ["e", "cream", "кремовый"],
    ["f", "black tortie", "чёрный черепаховый"],
    ["g", "blue tortie", "голубой черепаховый"],
    ["h", "chocolate tortie", "шоколадный черепаховый"],
    ["j", "lilac tortie", "лиловый черепаховый"],
    ["o", "cinnamon (sorrel)", "циннамон (соррель)"],
    ["p", "fawn", "фавн"],
    ["q", "cinnamon tortie", "циннамоновый черепаховый"],
    ["r", "fawn tortie", "фавновый черепаховый"],
    ["w", "white", "белый"],
    ["nt", "amber", "янтарный (амбер)"],
    ["at", "light amber", "светлый янтарный (лайт-амбер)"],
    ["ft", "amber tortie", "янтарный черепаховый"],
    ["gt", "light amber tortie", "светлый янтарный черепаховый"],
    ["dt", "red based on amber", "красный на основе янтарного"],
    ["et", "cream based on amber", "кремовый на основе янтарного"],
    ["am", "blue-based caramel", "карамель на основе голубого"],
    ["cm", "lilac-based caramel", "карамель на основе лилового"],
    ["pm", "fawn-based caramel", "карамель на основе фавна"],
    ["em", "apricot", "абрикосовый"],
    ["gm", "caramel tortie, blue-based", "карамельный черепаховый на основе голубого"],
    ["jm", "caramel tortie, lilac-based", "карамельный черепаховый на основе лилового"],
    ["rm", "caramel tortie, fawn-based", "карамельный черепаховый на основе фавна"],
    ["x", "unregistered colour", "незарегистрированный (непризнанный) окрас"],
  ]),
  gold: named([
    ["s", "silver / smoke", "серебристый / дымчатый"],
    ["y", "golden", "золотой"],
    ["u", "copper / sunshine (CORIN)", "медный / саншайн (CORIN)"],
  ]),
  white: named([
    ["01", "van", "ван"],
    ["02", "harlequin", "арлекин"],
    ["03", "bicolour", "биколор"],
    ["04", "mitted", "миттед"],
    ["05", "snowshoe", "сноу-шу"],
    ["09", "unspecified amount of white", "с белым (количество не указано)"],
  ]),
  tabby: named([
    ["11", "shaded", "затушёванный"],
    ["12", "shell (tipped)", "шелл (типпированный, шиншилла)"],
    ["14", "charcoal", "чаркоал"],
    ["21", "tabby, pattern unspecified", "табби (рисунок не определён)"],
    ["22", "blotched (classic) tabby", "мраморный табби"],
    ["23", "mackerel tabby", "тигровый табби"],
    ["24", "spotted tabby", "пятнистый табби"],
    ["25", "ticked tabby", "тикированный табби"],
  ]),
  point: named([
    ["31", "sepia (Burmese colour restriction)", "сепия (бурманский окрас)"],
    ["32", "mink (Tonkinese colour restriction)", "минк (тонкинский окрас)"],
    ["33", "colourpoint (Siamese, Himalayan)", "колор-пойнт (сиамский, гималайский)"],
  ]),
  eye: named([
    ["61", "blue eyes", "голубые глаза"],
    ["62", "orange (copper) eyes", "оранжевые (медные) глаза"],
    ["63", "odd eyes", "разные глаза (разноглазие)"],
    ["64", "green eyes", "зелёные глаза"],
    ["65", "Burmese eye colour (sepia cats)", "глаза бурманского типа (сепия)"],
    ["66", "Tonkinese eye colour (mink cats)", "глаза тонкинского типа (минк)"],
    ["67", "Siamese eye colour (pointed cats)", "глаза сиамского типа (пойнт)"],
  ]),
};

/** Names of codes that no select offers: tail, ears, coat, modifiers, flags, older lists. */
export const OTHER_NAMES: Readonly<Record<string, CodeName>> = named([
  ["51", "rumpy (no tail)", "рампи (без хвоста)"],
  ["52", "rumpy riser (a few vertebrae)", "рампи-райзер (зачаток хвоста)"],
  ["53", "stumpy (short tail)", "стампи (короткий хвост)"],
  ["54", "longie (full tail)", "лонги (нормальный хвост)"],
  ["71", "straight ears", "прямые уши (страйт)"],
  ["72", "curled ears", "завёрнутые назад уши (кёрл)"],
  ["73", "folded ears", "вислые уши (фолд)"],
  ["81", "longhair variant (DSP, PEB)", "длинношёрстный вариант (DSP, PEB)"],
  ["82", "shorthair variant (DSP, PEB)", "короткошёрстный вариант (DSP, PEB)"],
  ["83", "brush coat (DSP, PEB)", "браш (DSP, PEB)"],
  ["84", "straight coat (LPL, LPS, SRL, SRS)", "прямая шерсть (LPL, LPS, SRL, SRS)"],
  ["26", "grizzled ticked tabby (WCF list)", "гризли, тикированный (список WCF)"],
  ["34", "Singapura colour (older lists)", "сингапурский окрас (старые списки)"],
  ["35", "Abyssinian colour, ticking (older lists)", "абиссинский окрас, тикинг (старые списки)"],
  [
    "m",
    "dilute modifier, written after a dilute colour letter",
    "модификатор осветления, пишется после буквы осветлённого окраса",
  ],
  [
    "t",
    "amber modifier, written after a colour letter (NFO)",
    "модификатор янтарного, пишется после буквы окраса (NFO)",
  ],
  [
    "x",
    "not recognised in this breed, written before the colour",
    "не признан в этой породе, пишется перед окрасом",
  ],
  [
    "non",
    "breed not recognised by the registering body",
    "порода не признана регистрирующей системой",
  ],
  ["prov", "breed preliminarily recognised", "порода признана предварительно"],
  [
    "XLH",
    "longhaired cat of no recognised breed, written in place of the breed",
    "длинношёрстная кошка непризнанной породы, пишется вместо породы",
  ],
  [
    "XSH",
    "shorthaired cat of no recognised breed, written in place of the breed",
    "короткошёрстная кошка непризнанной породы, пишется вместо породы",
  ],
  [
    "var",
    "shorthaired cat of a longhaired line (carrier)",
    "короткошёрстный вариант длинношёрстной линии (носитель)",
  ],
]);

function named(
  rows: readonly (readonly [code: string, en: string, ru: string])[],
): Record<string, CodeName> {
  return Object.fromEntries(rows.map(([code, en, ru]) => [code, { en, ru }]));
}
