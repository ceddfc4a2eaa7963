/** Lists of fixed width: columns that only spaces part, as old programs print them. */

/** Where each column begins. */
export type Places = readonly number[];

const LINES_MIN = 3;
const RULER = /^\s*[-=_+]{2,}(?:[ +|]+[-=_+]{2,})+\s*$/u;

/** Null if the lines are no such list. @param lines the first of the file, whole */
export function fixedColumns(lines: readonly string[]): Places | null {
  const filled = lines
    .map((line) => line.replaceAll("\t", " "))
    .filter((line) => /[\p{L}\p{N}]/u.test(line));
  const spaced = filled.filter((line) => /\S {2,}\S/u.test(line));
  if (spaced.length < LINES_MIN || spaced.length < filled.length * 0.6) return null;
  const ruler = lines.find((line) => RULER.test(line));
  if (ruler !== undefined)
    return Array.from(ruler.matchAll(/[-=_]+/gu), ({ index }) => index).map((at, i) =>
      i === 0 ? 0 : at,
    );
  const places = gutters(spaced);
  return places.length >= LINES_MIN ? places : null;
}

/** Columns begin behind what is a space in every line; inside a heading's word or phrase none does. */
function gutters(lines: readonly string[]): Places {
  const [heading = ""] = lines;
  const width = Math.max(...lines.map((line) => line.length));
  const isBlank = (at: number) => lines.every((line) => (line[at] ?? " ") === " ");
  const places: number[] = [];
  for (let at = 0; at < width; at++) {
    if (isBlank(at) || (at > 0 && !isBlank(at - 1))) continue;
    let blanks = 0;
    while (blanks < at && isBlank(at - 1 - blanks)) blanks++;
    let end = at;
    while (end < width && !isBlank(end)) end++;
    const title = heading.slice(at, end);
    const before = /\s*$/u.exec(heading.slice(0, at))![0].length;
    const isTitled = title.trim() !== "" && before + /^\s*/u.exec(title)![0].length >= 2;
    if (at === 0 || places.length === 0 || isTitled) places.push(at);
    else if (title.trim() === "" && blanks >= 3 && !/\S/u.test(heading.slice(at))) places.push(at);
  }
  return places.map((at, i) => (i === 0 ? 0 : at));
}

export function cellsAt(line: string, places: Places): string[] {
  const text = line.replaceAll("\t", " ");
  if (isAcross(text.trimEnd(), places)) return [text.trim()];
  return places.map((from, i) => text.slice(from, places[i + 1]).trim());
}

/** A title or a remark is written over the columns. */
function isAcross(line: string, places: Places): boolean {
  const isBroken = places.slice(1).some((at) => /^\S\S$/u.test(line.slice(at - 1, at + 1)));
  return isBroken && !/\S {2,}\S/u.test(line);
}

/** A line that only parts the heading from the rows. */
export function isRuler(cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell.trim() !== "");
  return filled.length > 0 && filled.every((cell) => /^\s*[-=_+:|*~]{2,}\s*$/u.test(cell));
}
