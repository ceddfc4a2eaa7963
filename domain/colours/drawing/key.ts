import { BREED_CODES, currentBreedCode } from "../ems/breed-codes.ts";
import { CODES_OF_KIND, COLOUR_KINDS, type ColourKind, NO_BREED_CODES } from "../ems/codes.ts";
import type { DrawnColour } from "./look.ts";

const NO_BREED = "XXX";
const NO_MAIN = "0";
const BREEDS: ReadonlySet<string> = new Set([...BREED_CODES, ...NO_BREED_CODES]);

/**
 * The URL-safe name of a drawing: breed, colour and the numbers of the EMS code in order, as in `MCO-ns-09-22-64`; `XXX`
 * means no breed and `0` no main colour. Anything that is not a registry code is dropped, so the number of drawings is
 * bounded.
 */
export function drawingKey(input: DrawnColour): string {
  const breed = input.breed === null ? null : (currentBreedCode(input.breed) ?? input.breed);
  const [main, gold, ...numbers] = COLOUR_KINDS.map((kind) =>
    isCode(kind, input[kind]) ? input[kind] : null,
  );
  return [
    breed !== null && BREEDS.has(breed) ? breed : NO_BREED,
    (main ?? NO_MAIN) + (gold ?? ""),
    ...numbers.filter((code) => code !== null),
  ].join("-");
}

/** The inverse of `drawingKey`; null for a text it never produces, so that each drawing has one name. */
export function parseDrawingKey(text: string): DrawnColour | null {
  const [breed = "", colour = "", ...numbers] = text.split("-");
  const letters = /^(0|[a-z]{1,2}?)([syu]?)$/.exec(colour);
  if (!letters) return null;
  const [, main = NO_MAIN, gold = ""] = letters;
  const parsed: DrawnColour = {
    breed: breed === NO_BREED ? null : breed,
    main: main === NO_MAIN ? null : main,
    gold: gold || null,
    white: find("white", numbers),
    tabby: find("tabby", numbers),
    point: find("point", numbers),
    eye: find("eye", numbers),
  };
  return drawingKey(parsed) === text ? parsed : null;
}

function find(kind: ColourKind, numbers: readonly string[]): string | null {
  return numbers.find((code) => isCode(kind, code)) ?? null;
}

function isCode(kind: ColourKind, code: string | null): boolean {
  return code !== null && (CODES_OF_KIND[kind] as readonly string[]).includes(code);
}
