/** Programs that quote each value themselves, and then once more for CSV: `"""Name""";"""Sex"""`. */

const QUOTED = /^\s*"([^]*)"\s*$/u;

/** @param heading the first row of several cells @returns how its table's cells are read, null where they are plain */
export function furtherQuotes(heading: readonly string[]): ((cell: string) => string) | null {
  const filled = heading.filter((cell) => cell.trim() !== "");
  return filled.length > 1 && filled.every((cell) => QUOTED.test(cell)) ? unquoted : null;
}

function unquoted(cell: string): string {
  const inner = QUOTED.exec(cell)?.[1];
  return inner === undefined ? cell : inner.replaceAll('""', '"');
}
