/** Coats in words, as the registries of each country write them. */
import type { Coat } from "./coat.ts";

export type Speech =
  | "english"
  | "american"
  | "british"
  | "german"
  | "french"
  | "russian"
  | "polish";

type Base = Exclude<Coat["base"], "white">;
const POINTS: Record<Base, string> = {
  black: "seal",
  blue: "blue",
  chocolate: "chocolate",
  lilac: "lilac",
  red: "red",
  cream: "cream",
};

export function inWords(coat: Coat, speech: Speech): string {
  return SPEECHES[speech](coat);
}

function english(coat: Coat): string {
  if (coat.base === "white") return `white, ${coat.eyes} eyes`.replace("odd eyes", "odd-eyed");
  const base = coat.points ? POINTS[coat.base] : coat.base;
  const tortie = coat.tortie ? " tortie" : "";
  const white = coat.white === undefined ? "" : ` ${WHITE_ENGLISH[coat.white]}`;
  if (coat.points) {
    return `${base}${tortie}${coat.silver ? " silver" : ""}${coat.pattern ? " tabby" : ""} point${white}`;
  }
  if (coat.pattern !== undefined) {
    return `${base}${tortie}${coat.silver ? " silver" : ""} ${coat.pattern} tabby${white}`;
  }
  return `${base}${tortie}${coat.silver ? " smoke" : ""}${white}`;
}

const WHITE_ENGLISH = { van: "van", bicolour: "bicolour", some: "with white" } as const;

function overseas(coat: Coat, torbie: (base: string, pattern: string) => string, white: string) {
  if (coat.base === "white") {
    return { blue: "Blue Eyed White", orange: "Copper Eyed White", odd: "Odd Eyed White" }[
      coat.eyes ?? "orange"
    ];
  }
  const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
  const behind = coat.white === undefined ? "" : white;
  if (coat.points) {
    const middle = `${coat.tortie ? " Tortie" : ""}${coat.pattern ? " Lynx" : ""}`;
    return `${capital(POINTS[coat.base])}${middle} Point${behind}`;
  }
  const pattern =
    coat.pattern && { blotched: "Classic", mackerel: "Mackerel", spotted: "Spotted" }[coat.pattern];
  if (pattern === undefined) {
    return `${capital(coat.base)}${coat.tortie ? " Tortie" : ""}${coat.silver ? " Smoke" : ""}${behind}`;
  }
  const brown = coat.base === "black" ? "Brown" : capital(coat.base);
  const base = coat.silver
    ? coat.base === "black"
      ? "Silver"
      : `${capital(coat.base)} Silver`
    : brown;
  return (coat.tortie ? torbie(base, pattern) : `${base} ${pattern} Tabby`) + behind;
}

function german(coat: Coat): string {
  const bases = {
    black: "schwarz",
    blue: "blau",
    chocolate: "chocolate",
    lilac: "lilac",
    red: "rot",
    cream: "creme",
  };
  if (coat.base === "white") {
    return { blue: "weiß, blauäugig", orange: "weiß, orangeäugig", odd: "weiß, odd-eyed" }[
      coat.eyes ?? "orange"
    ];
  }
  const white =
    coat.white === undefined
      ? ""
      : { van: " van", bicolour: " bicolour", some: " mit Weiß" }[coat.white];
  const tortie = coat.tortie ? "-schildpatt" : "";
  if (coat.points)
    return `${POINTS[coat.base]}${coat.tortie ? "-tortie" : ""}${coat.pattern ? "-tabby" : ""}-point${white}`;
  const pattern =
    coat.pattern &&
    { blotched: "gestromt", mackerel: "getigert", spotted: "getupft" }[coat.pattern];
  const silver = coat.silver ? (pattern ? "-silber" : "-smoke") : "";
  return `${bases[coat.base]}${tortie}${silver}${pattern ? `-${pattern}` : ""}${white}`;
}

function french(coat: Coat): string {
  if (coat.base === "white")
    return { blue: "blanc yeux bleus", orange: "blanc yeux orange", odd: "blanc yeux impairs" }[
      coat.eyes ?? "orange"
    ];
  const bases = {
    black: "noir",
    blue: "bleu",
    chocolate: "chocolat",
    lilac: "lilas",
    red: "roux",
    cream: "crème",
  };
  const tortie = coat.tortie ? " écaille" : "";
  const white =
    coat.white === undefined
      ? ""
      : { van: " van", bicolour: " bicolore", some: " et blanc" }[coat.white];
  if (coat.points)
    return `${POINTS[coat.base]}${coat.tortie ? " tortie" : ""}${coat.pattern ? " tabby" : ""} point${white}`;
  const pattern = coat.pattern ? ` ${coat.pattern} tabby` : "";
  const silver = coat.silver ? (coat.pattern ? " silver" : " smoke") : "";
  return `${coat.pattern && coat.base === "black" && !coat.silver ? "brown" : bases[coat.base]}${tortie}${silver}${pattern}${white}`;
}

function russian(coat: Coat): string {
  if (coat.base === "white")
    return { blue: "белый голубоглазый", orange: "белый оранжевоглазый", odd: "белый разноглазый" }[
      coat.eyes ?? "orange"
    ];
  const bases = {
    black: "чёрный",
    blue: "голубой",
    chocolate: "шоколадный",
    lilac: "лиловый",
    red: "красный",
    cream: "кремовый",
  };
  const points = {
    black: "сил",
    blue: "блю",
    chocolate: "шоколад",
    lilac: "лилак",
    red: "ред",
    cream: "крем",
  };
  const white =
    coat.white === undefined
      ? ""
      : { van: " ван", bicolour: " биколор", some: " с белым" }[coat.white];
  if (coat.points)
    return `${points[coat.base]}${coat.tortie ? "-торти" : ""}${coat.pattern ? "-тэбби" : ""}-пойнт${white}`;
  const pattern =
    coat.pattern &&
    { blotched: " мраморный", mackerel: " тигровый", spotted: " пятнистый" }[coat.pattern];
  const silver = coat.silver ? (pattern ? " серебристый" : " дымный") : "";
  return `${bases[coat.base]}${coat.tortie ? " черепаховый" : ""}${silver}${pattern ?? ""}${white}`;
}

function polish(coat: Coat): string {
  if (coat.base === "white")
    return { blue: "biały niebieskooki", orange: "biały pomarańczowooki", odd: "biały różnooki" }[
      coat.eyes ?? "orange"
    ];
  const bases = {
    black: "czarny",
    blue: "niebieski",
    chocolate: "czekoladowy",
    lilac: "liliowy",
    red: "rudy",
    cream: "kremowy",
  };
  const white =
    coat.white === undefined
      ? ""
      : { van: " van", bicolour: " bicolour", some: " z białym" }[coat.white];
  if (coat.points)
    return `${POINTS[coat.base]}${coat.tortie ? " tortie" : ""}${coat.pattern ? " tabby" : ""} point${white}`;
  const pattern =
    coat.pattern &&
    { blotched: " pręgowany klasycznie", mackerel: " pręgowany tygrysio", spotted: " cętkowany" }[
      coat.pattern
    ];
  const silver = coat.silver ? (pattern ? " srebrny" : " dymny") : "";
  return `${bases[coat.base]}${coat.tortie ? " szylkretowy" : ""}${silver}${pattern ?? ""}${white}`;
}

const SPEECHES: Record<Speech, (coat: Coat) => string> = {
  english,
  american: (coat) => overseas(coat, (base, pattern) => `${base} ${pattern} Torbie`, "/White"),
  british: (coat) =>
    overseas(coat, (base, pattern) => `${base} Tortie ${pattern} Tabby`, " & White"),
  german,
  french,
  russian,
  polish,
};
