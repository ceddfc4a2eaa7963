/** What may stand in each field: print that breaks the field's own rules is no value of it. */
import { normaliseName } from "../letters.ts";
import { breedOfForeignName } from "../imports/breeds/breed-names.ts";
import { findEms } from "./find-ems.ts";
import { labelOf } from "./labels/labels.ts";
import type { Vocabulary } from "./recognised.ts";
import { editDistance, inOneScript, skeleton } from "./scripts.ts";

/** The printed text, each word in one script, without punctuation at its ends. */
export function printedText(text: string): string {
  return text
    .split(/\s+/u)
    .map(inOneScript)
    .join(" ")
    .replaceAll(/^[^\p{L}\p{N}("«“„]+|[^\p{L}\p{N}.)"»”“]+$/gu, "");
}

/** A person's or a club's name: letters, not a label, not a number or a line of specks. */
export function nameOfSomebody(text: string): string | null {
  const name = normaliseName(printedText(text));
  const letters = name.match(/\p{L}/gu)?.length ?? 0;
  const isReadable = /\p{L}{3}/u.test(name) && letters * 2 > name.replaceAll(" ", "").length;
  return isReadable && labelOf(name) === null ? withoutAddress(name) : null;
}

/** "Jana Novotná, Praha 4": a comma behind a whole name begins the address. */
function withoutAddress(name: string): string {
  const [person = "", ...rest] = name.split(/\s*,\s*/u);
  const isWhole = (person.match(/\p{L}{2,}/gu)?.length ?? 0) >= 2;
  return rest.length > 0 && isWhole ? person : name;
}

/** A breed of the registry by its code or its names in the languages of the papers. */
export function breedIn(text: string, { breeds }: Vocabulary): string | null {
  const code = findEms(text)?.ems.slice(0, 3) ?? /(?<!\p{L})[A-Z]{3}(?!\p{L})/u.exec(text)?.[0];
  const isKnown = (breed: string | null) => breeds.some(({ ems }) => ems === breed);
  if (code && isKnown(code)) return code;
  const said = skeleton(text);
  const exact = breeds.find(({ names }) => names.some((name) => skeleton(name) === said));
  if (exact) return exact.ems;
  const foreign = foreignBreed(printedText(text));
  if (foreign !== null && isKnown(foreign)) return foreign;
  const near = breeds
    .flatMap(({ ems, names }) =>
      names.map((name) => ({ ems, off: distanceTo(skeleton(name), said) })),
    )
    .toSorted((a, b) => a.off - b.off)[0];
  return near && near.off <= MOST_MISTAKES ? near.ems : null;
}

const MOST_MISTAKES = 0.25;

/** A breed by one of its whole names, of those that the registry knows. */
export function breedNamed(text: string, { breeds }: Vocabulary): string | null {
  const said = skeleton(text);
  if (said.length < SHORTEST_NAME) return null;
  const named = breeds.find(({ names }) => names.some((name) => skeleton(name) === said))?.ems;
  const breed = named ?? breedOfForeignName(printedText(text));
  return breeds.some(({ ems }) => ems === breed) ? breed : null;
}

const SHORTEST_NAME = 4;

/** "Maine Coon / Мейн-кун", "Maine Coon (MCO)": one of its names is enough. */
function foreignBreed(text: string): string | null {
  const whole = breedOfForeignName(text);
  if (whole !== null) return whole;
  const parts = text.split(/[/|,;()]+/u).map((part) => part.trim());
  return parts.length < 2
    ? null
    : (parts.map(breedOfForeignName).find((code) => code !== null) ?? null);
}

/** Mistakes per letter; a name may be followed by the word "cat" or be abbreviated. */
function distanceTo(name: string, said: string): number {
  if (name.length === 0 || said.length < 4) return 1;
  if (said.startsWith(name) || name.startsWith(said)) return 0.1;
  return editDistance(name, said) / name.length;
}
