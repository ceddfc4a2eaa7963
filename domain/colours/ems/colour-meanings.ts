/** What the words of a coat mean together: "blue" and "cream" are one tortie, "tabby" yields to "mackerel tabby". */
import type { BreedRule } from "./breed-rules.ts";

/** What has been said so far. */
export interface Noted {
  /** Colour letters, with the words that said them. */
  readonly letters: Map<string, string>;
  /** `T`, `br`, `am`, `cm`, `dil`, likewise. */
  readonly marks: Map<string, string>;
  /** The code of each other part, and whether it yields to a stated one. */
  readonly parts: Map<string, { readonly code: string; readonly isWeak: boolean }>;
  readonly extra: string[];
  readonly unknown: string[];
}

export function nothingNoted(): Noted {
  return { letters: new Map(), marks: new Map(), parts: new Map(), extra: [], unknown: [] };
}

const TORTIE: Readonly<Record<string, string>> = { n: "f", a: "g", b: "h", c: "j", o: "q", p: "r" };
const DILUTE: Readonly<Record<string, string>> = { n: "a", b: "c", o: "p", d: "e" };
/** The red that a tortie of this colour shows. */
const RED_BESIDE: Readonly<Record<string, string>> = {
  n: "d",
  b: "d",
  o: "d",
  a: "e",
  c: "e",
  p: "e",
};

/** Adds one meaning; what contradicts an earlier one is unknown. */
export function noteMeaning(noted: Noted, meaning: string, text: string): void {
  const [, kind = "", sign, code = ""] = /^(\w+|-)(?:([:~])(.+))?$/u.exec(meaning) ?? [];
  if (kind === "-" || kind === "smoke") return;
  if (kind === "ems") return noteCode(noted, code);
  if (kind === "c") noted.letters.set(code, text);
  else if (kind === "x") noted.extra.push(code);
  else if (code === "") noted.marks.set(kind, text);
  else
    notePart(
      noted,
      kind === "t" ? kindOfPattern(code) : kind,
      code,
      sign === "~" || code === "21" || code === "09",
      text,
    );
}

/** Of an EMS code among the words: `main:f`. */
function noteCode(noted: Noted, kindAndCode: string): void {
  const [kind = "", code = ""] = kindAndCode.split(":");
  if (kind === "main") return noteMain(noted, code);
  const part = { gold: "g", white: "w", tabby: "t", point: "p", eye: "e" }[kind]!;
  noteMeaning(noted, `${part}:${code}`, code);
}

function noteMain(noted: Noted, code: string): void {
  const modifier = code.length > 1 ? code.slice(1) : "";
  if (modifier !== "") noted.marks.set(modifier === "t" ? "am" : "cm", code);
  const letter = code[0]!;
  const base = Object.keys(TORTIE).find((key) => TORTIE[key] === letter);
  if (base !== undefined) noted.marks.set("T", code);
  noted.letters.set(base ?? letter, code);
}

const kindOfPattern = (code: string) => (code < "20" ? "shading" : "t");

function notePart(
  { parts, unknown }: Noted,
  kind: string,
  code: string,
  isWeak: boolean,
  text: string,
): void {
  const said = parts.get(kind);
  if (said === undefined || (said.isWeak && !isWeak)) parts.set(kind, { code, isWeak });
  else if (said.code !== code && !isWeak) unknown.push(text);
}

/** The colour as an EMS code for `parseEms`; what cannot be resolved becomes unknown. */
export function coatOf(noted: Noted, { implies }: BreedRule): string {
  const { parts, letters, extra } = noted;
  const whole = [...parts.keys(), ...noted.marks.keys()].some((kind) =>
    ["g", "t", "shading", "p", "T", "br", "dil"].includes(kind),
  );
  if (letters.has("w") && (letters.size > 1 || whole)) {
    if (!parts.has("w")) parts.set("w", { code: "09", isWeak: true });
    letters.delete("w");
  }
  const has = (kind: string) => parts.has(kind);
  // Tipping and shading show on silver, unless golden is said.
  if (has("shading") && !has("g") && parts.get("shading")!.code !== "14")
    parts.set("g", { code: "s", isWeak: true });
  const isAgouti = has("t") || has("shading") || implies.tabby !== undefined;
  const main = mainOf(noted, isAgouti, has("g") || has("shading") ? (implies.main ?? "n") : null);
  const gold = main === null ? "" : (parts.get("g")?.code ?? "");
  const numbers = ["w", "t", "shading", "p", "e"].map((kind) => parts.get(kind)?.code);
  return [main === null ? null : main + gold, ...numbers, ...extra].filter(Boolean).join(" ");
}

function mainOf(noted: Noted, isAgouti: boolean, basis: string | null): string | null {
  const { letters, marks, unknown } = noted;
  for (const other of ["w", "x"]) if (letters.has(other)) return other;
  const blacks = Object.keys(TORTIE).filter((letter) => letters.has(letter));
  const reds = ["d", "e"].filter((letter) => letters.has(letter));
  const isTortie = marks.has("T") || (blacks.length > 0 && reds.length > 0);
  if (marks.has("br") && blacks.length === 0) {
    if (isAgouti || isTortie || basis !== null) blacks.push("n");
    else unknown.push(marks.get("br")!);
  }
  for (const surplus of [...blacks.splice(1), ...reds.splice(1)])
    unknown.push(letters.get(surplus)!);
  let [letter] = blacks;
  const [red] = reds;
  if (isTortie && letter === undefined && red === undefined) letter = "n";
  if (letter === undefined && red === undefined) letter = basis ?? undefined;
  if (marks.has("dil")) {
    const dilute = DILUTE[letter ?? red ?? ""];
    if (dilute !== undefined && letter !== undefined) letter = dilute;
    else unknown.push(marks.get("dil")!);
  }
  const colour =
    letter === undefined ? redAlone(noted, red) : ofBlack(noted, letter, red, isTortie);
  return modified(noted, colour);
}

function redAlone({ marks, unknown }: Noted, red: string | undefined): string | null {
  if (red !== undefined && marks.has("T")) unknown.push(marks.get("T")!);
  return red ?? null;
}

function ofBlack(
  { letters, unknown }: Noted,
  letter: string,
  red: string | undefined,
  isTortie: boolean,
): string {
  if (!isTortie) return letter;
  if (red !== undefined && red !== RED_BESIDE[letter]) unknown.push(letters.get(red)!);
  return TORTIE[letter]!;
}

const AMBER = "nafgde";
const CARAMEL = "acpegjr";

function modified({ marks, unknown }: Noted, colour: string | null): string | null {
  for (const [mark, letter, allowed] of [
    ["am", "t", AMBER],
    ["cm", "m", CARAMEL],
  ] as const) {
    if (!marks.has(mark)) continue;
    if (colour !== null && allowed.includes(colour)) return colour + letter;
    unknown.push(marks.get(mark)!);
  }
  return colour;
}
