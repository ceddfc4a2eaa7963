import { type Coat, isSmoke } from "./coat.ts";
import type { CoatGrammar } from "./coat-grammar.ts";

const MAIN: Readonly<Record<string, string>> = {
  n: "чёрный",
  a: "голубой",
  b: "шоколадный",
  c: "лиловый",
  d: "красный",
  e: "кремовый",
  f: "чёрный черепаховый",
  g: "голубой черепаховый",
  h: "шоколадный черепаховый",
  j: "лиловый черепаховый",
  o: "циннамоновый",
  p: "фавн",
  q: "циннамоновый черепаховый",
  r: "фавновый черепаховый",
  w: "белый",
  nt: "янтарный",
  at: "светлый янтарный",
  ft: "янтарный черепаховый",
  gt: "светлый янтарный черепаховый",
  dt: "красный (на основе янтарного)",
  et: "кремовый (на основе янтарного)",
  am: "карамельный (на основе голубого)",
  cm: "карамельный (на основе лилового)",
  pm: "карамельный (на основе фавна)",
  em: "абрикосовый",
  gm: "карамельный черепаховый (на основе голубого)",
  jm: "карамельный черепаховый (на основе лилового)",
  rm: "карамельный черепаховый (на основе фавна)",
  x: "незарегистрированный окрас",
};

/** Breeders use the English colour names for points. */
const POINTED_MAIN: Readonly<Record<string, string>> = {
  n: "сил",
  a: "блю",
  b: "чоколат",
  c: "лилак",
  d: "ред",
  e: "крем",
  f: "сил-торти",
  g: "блю-торти",
  h: "чоколат-торти",
  j: "лилак-торти",
  o: "циннамон",
  p: "фавн",
  q: "циннамон-торти",
  r: "фавн-торти",
};

const GOLD: Readonly<Record<string, string>> = { s: "серебристый", y: "золотой", u: "медный" };
const POINTED_GOLD: Readonly<Record<string, string>> = { s: "сильвер", y: "голден", u: "коппер" };

const TABBY: Readonly<Record<string, string>> = {
  "11": "затушёванный",
  "12": "типпированный",
  "14": "чаркоал",
  "21": "табби без определённого рисунка",
  "22": "мраморный",
  "23": "тигровый",
  "24": "пятнистый",
  "25": "тикированный",
};

const POINT: Readonly<Record<string, string>> = { "31": "сепия", "32": "минк", "33": "пойнт" };

const WHITE: Readonly<Record<string, string>> = {
  "01": "ван",
  "02": "арлекин",
  "03": "биколор",
  "04": "миттед",
  "05": "сноу-шу",
  "09": "с белым",
};

const CLAUSE: Readonly<Record<string, string>> = {
  "61": "голубые глаза",
  "62": "оранжевые глаза",
  "63": "разноглазие",
  "64": "зелёные глаза",
  "65": "глаза бурманского типа",
  "66": "глаза тонкинского типа",
  "67": "глаза сиамского типа",
  "51": "рампи",
  "52": "рампи-райзер",
  "53": "стампи",
  "54": "лонги",
  "71": "прямые уши",
  "72": "завёрнутые уши",
  "73": "вислые уши",
  "81": "длинношёрстный вариант",
  "82": "короткошёрстный вариант",
  "83": "браш",
  "84": "прямая шерсть",
};

function coatInWords(coat: Coat): string {
  const { codes, extra } = coat;
  const body =
    codes.point === null
      ? [
          coat.mainWord ?? MAIN[codes.main ?? ""],
          isSmoke(coat) ? "дымчатый" : GOLD[codes.gold ?? ""],
          TABBY[codes.tabby ?? ""],
        ]
      : [pointed(coat, codes.point), codes.tabby === "21" ? undefined : TABBY[codes.tabby ?? ""]];
  const clauses = [CLAUSE[codes.eye ?? ""], ...extra.map((code) => CLAUSE[code])];
  return [[...body, WHITE[codes.white ?? ""], coat.after].filter(Boolean).join(" "), ...clauses]
    .filter(Boolean)
    .join(", ");
}

/** One hyphenated word, "сил-тэбби-пойнт"; a colour without such a name precedes it as a separate word. */
function pointed(coat: Coat, point: string): string {
  const { main, gold, tabby } = coat.codes;
  const stem = POINTED_MAIN[main ?? ""];
  // An evenly coloured body (sepia, mink) is named with its pattern; points have "тэбби" before them.
  const striped = tabby === "21" || (point === "33" && tabby !== null && tabby > "21");
  const parts = [
    stem,
    isSmoke(coat) ? "смок" : POINTED_GOLD[gold ?? ""],
    striped ? "тэбби" : undefined,
    POINT[point],
  ];
  const word = parts.filter(Boolean).join("-");
  return stem === undefined ? `${coat.mainWord ?? MAIN[main ?? ""]} ${word}` : word;
}

export const russian: CoatGrammar = { coat: coatInWords };
