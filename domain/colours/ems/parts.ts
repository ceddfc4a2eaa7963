import { COLOUR_NAMES, type CodeName, OTHER_NAMES } from "./colour-names.ts";
import { COAT_CODES, COLOUR_KINDS, type ColourKind, EAR_CODES, TAIL_CODES } from "./codes.ts";
import type { ParsedEms } from "./parse.ts";

export const PART_KINDS = [
  "breed",
  ...COLOUR_KINDS,
  "tail",
  "ears",
  "coat",
  "older",
  "flag",
] as const;
export type PartKind = (typeof PART_KINDS)[number];

export interface EmsPart {
  readonly code: string;
  readonly kind: PartKind;
  readonly words: CodeName;
}

/** The parts of a code in writing order, each with its name; `breedName` is its breed's name. */
export function emsParts(
  { breed, codes, extra }: Pick<ParsedEms, "breed" | "codes" | "extra">,
  breedName: CodeName | null,
): EmsPart[] {
  const first = breed === null ? null : (OTHER_NAMES[breed] ?? breedName);
  const ofKind = (kind: ColourKind): EmsPart[] => {
    const code = codes[kind];
    return code === null ? [] : [{ code, kind, words: COLOUR_NAMES[kind][code]! }];
  };
  const numbers = [
    ...(["white", "tabby", "point", "eye"] as const).flatMap(ofKind),
    ...extra.filter((code) => !isFlag(code)).map(otherPart),
  ].toSorted((one, other) => (one.code < other.code ? -1 : 1));
  return [
    ...(breed !== null && first ? [{ code: breed, kind: "breed" as const, words: first }] : []),
    ...extra.filter((code) => code === "x").map(otherPart),
    ...ofKind("main"),
    ...ofKind("gold"),
    ...numbers,
    ...extra.filter((code) => isFlag(code) && code !== "x").map(otherPart),
  ];
}

function otherPart(code: string): EmsPart {
  // Tipping can accompany a pattern; then it is not the tabby code among the six parts.
  const words = OTHER_NAMES[code] ?? COLOUR_NAMES.tabby[code]!;
  return { code, kind: kindOf(code), words };
}

function kindOf(code: string): PartKind {
  const has = (codes: readonly string[]) => codes.includes(code);
  if (isFlag(code)) return "flag";
  if (has(TAIL_CODES)) return "tail";
  if (has(EAR_CODES)) return "ears";
  if (has(COAT_CODES)) return "coat";
  return code in COLOUR_NAMES.tabby ? "tabby" : "older";
}

function isFlag(code: string): boolean {
  return !/^\d/u.test(code);
}
