import { own } from "./breed-type.ts";
import type { DrawnColour } from "./look.ts";
import { COATS } from "./palette.ts";

const NO_BREED = "XXX";
const NO_COLOUR = "0";
const KEY = new RegExp(
  `^([A-Z]{3})-(${NO_COLOUR}|[a-z]{1,2}?)([syu]?)(?:-(0[123459]))?(?:-(1[124]|2[1-6]))?(?:-(3[123]))?(?:-(6[1-7]))?$`,
);

/**
 * The URL-safe name of a drawing: breed, colour and the numbers of the EMS code in their order, as
 * in `MCO-ns-09-22-64`; `XXX` stands for no breed and `0` for no colour. Parts that are not EMS
 * codes are left out, so that every name can be parsed again.
 */
export function drawingKey(input: DrawnColour): string {
  const breed = input.breed && /^[A-Z]{3}$/.test(input.breed) ? input.breed : NO_BREED;
  const main = own(COATS, input.main) ? input.main : NO_COLOUR;
  const gold = codeOr(input.gold, /^[syu]$/, "");
  const numbers = [
    codeOr(input.white, /^0[123459]$/, null),
    codeOr(input.tabby, /^(1[124]|2[1-6])$/, null),
    codeOr(input.point, /^3[123]$/, null),
    codeOr(input.eye, /^6[1-7]$/, null),
  ].filter((code) => code !== null);
  return [breed, `${main}${gold}`, ...numbers].join("-");
}

/** The inverse of `drawingKey`; null for a text it never gives, so that each drawing has one name. */
export function parseDrawingKey(text: string): DrawnColour | null {
  const match = KEY.exec(text);
  if (!match) return null;
  const [, breed, main, gold, white, tabby, point, eye] = match;
  if (main !== NO_COLOUR && !own(COATS, main ?? null)) return null;
  return {
    breed: breed === NO_BREED ? null : (breed ?? null),
    main: main === NO_COLOUR ? null : (main ?? null),
    gold: gold || null,
    white: white ?? null,
    tabby: tabby ?? null,
    point: point ?? null,
    eye: eye ?? null,
  };
}

function codeOr<Fallback>(
  code: string | null,
  pattern: RegExp,
  fallback: Fallback,
): string | Fallback {
  return code !== null && pattern.test(code) ? code : fallback;
}
