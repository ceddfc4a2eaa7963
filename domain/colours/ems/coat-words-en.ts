import { type Coat, isSmoke } from "./coat.ts";
import type { CoatGrammar } from "./coat-grammar.ts";

const MAIN: Readonly<Record<string, string>> = {
  n: "black",
  a: "blue",
  b: "chocolate",
  c: "lilac",
  d: "red",
  e: "cream",
  f: "black tortie",
  g: "blue tortie",
  h: "chocolate tortie",
  j: "lilac tortie",
  o: "cinnamon",
  p: "fawn",
  q: "cinnamon tortie",
  r: "fawn tortie",
  w: "white",
  nt: "amber",
  at: "light amber",
  ft: "amber tortie",
  gt: "light amber tortie",
  dt: "amber-based red",
  et: "amber-based cream",
  am: "blue-based caramel",
  cm: "lilac-based caramel",
  pm: "fawn-based caramel",
  em: "apricot",
  gm: "blue-based caramel tortie",
  jm: "lilac-based caramel tortie",
  rm: "fawn-based caramel tortie",
  x: "unregistered colour",
};

/** Black is called seal if the colour is restricted to the points. */
const POINTED_MAIN: Readonly<Record<string, string>> = { n: "seal", f: "seal tortie" };

const GOLD: Readonly<Record<string, string>> = { s: "silver", y: "golden", u: "copper" };

const TABBY: Readonly<Record<string, string>> = {
  "11": "shaded",
  "12": "shell",
  "14": "charcoal",
  "21": "tabby",
  "22": "blotched tabby",
  "23": "mackerel tabby",
  "24": "spotted tabby",
  "25": "ticked tabby",
};

const POINT: Readonly<Record<string, string>> = { "31": "sepia", "32": "mink", "33": "point" };

const WHITE: Readonly<Record<string, string>> = {
  "01": "van",
  "02": "harlequin",
  "03": "bicolour",
  "04": "mitted",
  "05": "snowshoe",
  "09": "with white",
};

const CLAUSE: Readonly<Record<string, string>> = {
  "61": "blue eyes",
  "62": "orange eyes",
  "63": "odd eyes",
  "64": "green eyes",
  "65": "Burmese eye colour",
  "66": "Tonkinese eye colour",
  "67": "Siamese eye colour",
  "51": "rumpy",
  "52": "rumpy riser",
  "53": "stumpy",
  "54": "longie",
  "71": "straight ears",
  "72": "curled ears",
  "73": "folded ears",
  "81": "longhair",
  "82": "shorthair",
  "83": "brush coat",
  "84": "straight coat",
};

/** The main colour alone: `main_eng_short` on the wire. Null for a code that is not a main colour. */
export function englishMain(main: string | null): string | null {
  return main === null ? null : (MAIN[main] ?? null);
}

function coatInWords(coat: Coat): string {
  const { codes, extra } = coat;
  const main = codes.main ?? "";
  const gold = isSmoke(coat) ? "smoke" : GOLD[codes.gold ?? ""];
  const white = WHITE[codes.white ?? ""];
  const body =
    codes.point === null
      ? [coat.mainWord ?? MAIN[main], gold, TABBY[codes.tabby ?? ""], white]
      : [
          coat.mainWord ?? POINTED_MAIN[main] ?? MAIN[main],
          gold,
          patternOfPoint(codes.tabby, codes.point),
          POINT[codes.point],
          white,
        ];
  const clauses = [
    codes.tabby === "21" && codes.point === null ? "pattern unspecified" : null,
    CLAUSE[codes.eye ?? ""],
    ...extra.map((code) => CLAUSE[code]),
  ];
  return [[...body, coat.after].filter(Boolean).join(" "), ...clauses].filter(Boolean).join(", ");
}

/** "seal blotched tabby point", but "seal spotted sepia": a sepia or mink coat shows its pattern without the word. */
function patternOfPoint(tabby: string | null, point: string): string | undefined {
  const pattern = TABBY[tabby ?? ""];
  return point === "33" || tabby === "21" ? pattern : pattern?.replace(" tabby", "");
}

export const english: CoatGrammar = { coat: coatInWords };
