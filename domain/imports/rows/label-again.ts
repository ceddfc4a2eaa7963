/** A column of parents in which every cell says once more whose it is: "O: Boris", "Dam: Zita". */
const LEAST = 0.8;
const LEAST_CELLS = 2;
const LABEL = /^\p{L}{1,12}:\s+(?=\S)/u;

/** The sign with which nearly all cells begin; null if there is none. */
export function labelAgain(column: readonly string[]): string | null {
  if (column.length < LEAST_CELLS) return null;
  const [sign = ""] = LABEL.exec(column[0]!) ?? [];
  const label = sign.trimEnd();
  return label !== "" &&
    column.filter((cell) => cell.startsWith(label)).length >= column.length * LEAST
    ? label
    : null;
}

export const withoutLabel = (cell: string, label: string | null) =>
  label !== null && cell.trimStart().startsWith(label)
    ? cell.trimStart().slice(label.length).trimStart()
    : cell;
