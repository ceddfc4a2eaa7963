import { BREED_CODES, currentBreedCode } from "../ems/breed-codes.ts";
import { BUILD_KINDS, buildCodes, CODES_OF_BUILD, readBuild } from "../ems/build.ts";
import { CODES_OF_KIND, COLOUR_KINDS, type ColourKind, NO_BREED_CODES } from "../ems/codes.ts";
import type { DrawnColour } from "./look.ts";

const NO_BREED = "XXX";
const NO_MAIN = "0";
const BUILD_CODES: readonly string[] = BUILD_KINDS.flatMap((kind) => CODES_OF_BUILD[kind]);
const BREEDS: ReadonlySet<string> = new Set([...BREED_CODES, ...NO_BREED_CODES]);

/**
 * The URL-safe name of a drawing: breed, colour and the numbers of the EMS code in order, as in `MCO-ns-09-22-64` and
 * `SFS-a-64-73`; `XXX` means no breed and `0` no main colour. Anything that is not a registry code is dropped, so the number of drawings is
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
    ...[...numbers, ...buildCodes(knownBuild(input.build))].filter((code) => code !== null).sort(),
  ].join("-");
}

/** The inverse of `drawingKey`; null for a text it never produces, so that each drawing has one name. */
export function parseDrawingKey(text: string): DrawnColour | null {
  const [breed = "", colour = "", ...numbers] = text.split("-");
  const letters = /^(0|[a-z]{1,2}?)([syu]?)$/.exec(colour);
  if (!letters) return null;
  const [, main = NO_MAIN, gold = ""] = letters;
  const parsed: { -readonly [Part in keyof DrawnColour]: DrawnColour[Part] } = {
    breed: breed === NO_BREED ? null : breed,
    main: main === NO_MAIN ? null : main,
    gold: gold || null,
    white: find("white", numbers),
    tabby: find("tabby", numbers),
    point: find("point", numbers),
    eye: find("eye", numbers),
  };
  const build = numbers.filter((code) => BUILD_CODES.includes(code)).join(" ");
  if (build) parsed.build = build;
  return drawingKey(parsed) === text ? parsed : null;
}

/** Null for a text that holds another code, or two of a kind. */
const knownBuild = (build: string | null | undefined) => (build && readBuild(build) ? build : null);

function find(kind: ColourKind, numbers: readonly string[]): string | null {
  return numbers.find((code) => isCode(kind, code)) ?? null;
}

function isCode(kind: ColourKind, code: string | null): boolean {
  return code !== null && (CODES_OF_KIND[kind] as readonly string[]).includes(code);
}
