/** The number of a row: another registry's is kept, one of the club's finds a cat that is there already. */
import {
  isRegistrationNumber,
  passesForRegistrationNumber,
} from "../../registration/registration-number.ts";
import { LONGEST_FACT } from "../formats/longest.ts";
import { isRegistryNumber } from "./registry-number.ts";
import type { CatRules, SayFault } from "../cat-rules.ts";

/** Of other programs "none yet", "б/н" is none: two cats of which it stands have no number in common. */
export function numberFrom(
  text: string,
  isExact: boolean,
  rules: CatRules,
  fault: SayFault,
): string | null {
  return isExact || /\p{N}/u.test(text)
    ? notOurs(text, rules, fault)
    : fault("number", "left_out", text);
}

function notOurs(
  number: string,
  { registrationPrefix, otherPrefixes = [] }: CatRules,
  fault: SayFault,
): string | null {
  // A number in a club's own form may come from a table exported here: it identifies the cat.
  const isForged = (prefix: string) =>
    passesForRegistrationNumber(number, prefix) && !isWellFormed(number, prefix);
  const prefixes = [registrationPrefix, ...otherPrefixes];
  const isOurs = prefixes.some((prefix) => isWellFormed(number, prefix));
  return !isOurs && prefixes.some(isForged) ? fault("number", "number_ours", number) : number;
}

const isWellFormed = (number: string, prefix: string): boolean =>
  isRegistrationNumber(number.toUpperCase(), prefix);

/** "FI 1234, EE 5678": of the numbers of several registries the first is kept; the others, and a remark behind it, are told. */
export function firstNumber(written: string): string {
  const text = withoutDay(written);
  const [first = "", ...others] = text.split(/\s*[,;|]\s*|\s+[/–—-]\s+/u).filter(Boolean);
  const isBeside = (piece: string) => (/\d/u.test(piece) ? isCoded(piece) || isChip(piece) : true);
  return others.length > 0 && isRegistryNumber(first) && others.every(isBeside) ? first : text;
}

/** "LO 12345  06.05.2017": of when it was registered, or born, is told beside it. */
function withoutDay(text: string): string {
  if (text.length > LONGEST_FACT) return text;
  const bare = text.replace(
    /^\d{1,2}[./]\d{1,2}[./]\d{2,4}\s+|\s+\d{1,2}[./]\d{1,2}[./]\d{2,4}$/u,
    "",
  );
  return /\d/u.test(bare) && isRegistryNumber(bare) ? bare : text;
}

const isCoded = (piece: string) => isRegistryNumber(piece) && /\p{L}{2}/u.test(piece);
const isChip = (piece: string) => /^\D*\d(?:[ .-]?\d){14}$/u.test(piece);

/** @param besides a number that stands beside the one that is kept */
export function clubNumber(
  number: string | null,
  besides: string | null,
  { registrationPrefix, otherPrefixes = [] }: CatRules,
): string | null {
  const prefixes = [registrationPrefix, ...otherPrefixes];
  if (besides !== null && besides !== number)
    return prefixes.some((prefix) => passesForRegistrationNumber(besides, prefix)) ? besides : null;
  return number !== null && prefixes.some((prefix) => isWellFormed(number, prefix)) ? number : null;
}
