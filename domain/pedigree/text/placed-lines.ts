/** What a pasted text says of a pedigree: lines with their places, and lines without one. */
export interface PlacedLines {
  readonly cells: ReadonlyMap<number, string>;
  /** Lines for which there is no place, as they stand there. */
  readonly left: readonly string[];
}

export interface Line {
  readonly indent: number;
  readonly text: string;
}

/** Cells of a table's row are the parts of one line. */
export function linesOf(text: string): Line[] {
  return text.split(/\r\n|[\r\n]/u).flatMap((whole) => {
    const bare = whole.replace(/^(?:[\s│├└─┬|`\-–—•·*>+]|\.(?=\.)|(?<=\.)\.)+(?=\S)/u, "");
    const line = bare.replaceAll(/\s*\t\s*/gu, ", ").trim();
    const indent = whole.slice(0, whole.length - bare.length).replaceAll("\t", "    ").length;
    return /[\p{L}\p{N}]/u.test(line) ? [{ indent, text: line.replace(/^,\s*/u, "") }] : [];
  });
}

/** A cat may take several lines: those that hold no name go on with the one before, of the same indentation. */
export function withWholeCats(lines: readonly Line[], hasName: (text: string) => boolean): Line[] {
  const whole: { indent: number; text: string }[] = [];
  for (const { indent, text } of lines) {
    const last = whole.at(-1);
    if (last && last.indent === indent && !hasName(text)) last.text += `, ${text}`;
    else whole.push({ indent, text });
  }
  return whole;
}

/** The position behind a path of letters: S, F, V, O and О for a sire, D and M for a dam; null if it is none. */
export function positionOfPath(path: string): number | null {
  if (!/^(?:[SDFMVOОМ]{1,4})$/u.test(path)) return null;
  return [...path].reduce((position, letter) => 2 * position + (/[DMМ]/u.test(letter) ? 1 : 0), 1);
}
