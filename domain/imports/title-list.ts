/** Titles in one cell of a table. */

/** Bars part titles of which one may hold a comma; one title alone ends with a bar then. */
export function titleCell(titles: readonly string[]): string {
  const cell = titles.join(" | ");
  return titles.length === 1 && /[,;]/u.test(cell) ? `${cell} |` : cell;
}

export function titlesIn(cell: string): string[] {
  const titles = cell.split(cell.includes("|") ? "|" : /[,;]/u);
  return titles.map((title) => title.trim()).filter((title) => title !== "");
}
