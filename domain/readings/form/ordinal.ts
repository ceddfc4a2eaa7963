/** `2.`, `(2)`, `2)`, `№2`, or a bare number that stands apart. */
const NUMBER = /^[([#№]{0,2}(\d{1,2})[\])]?[.):]?$/u;
const LAST = 63;

/** The number of a cat in an ahnentafel; null for other words. */
export function ordinalOf(word: string): number | null {
  const number = Number(NUMBER.exec(word)?.[1]);
  return number >= 1 && number <= LAST ? number : null;
}
