/** The lines of a text that is no table, each as one cell of what it says: without the keys and tags that its format has. */
import type { TableRow } from "../table-shape.ts";

/** `"name": true` of JSON, `<born>` of XML, `2 PLAC` of GEDCOM. */
const SIGNS =
  /"[^"\n]{1,80}"\s*:|\b(?:true|false|null)\b(?=[\s,\]}])|<[^<>\n]{1,300}>|^\s*\d{1,2} (?:@[^@\n]{1,40}@ )?[A-Z_][A-Z\d_]{2,20}(?= |$)/gu;
const RECORD = /^\s*0 @/u;
const GOES_ON = /^\s*\d{1,2} CONC /u;

export function sourceLines(text: string): TableRow[] {
  const lines = text.replace(/^\uFEFF/u, "").split(/\r\n|\r|\n/u);
  const isGedcom = /^\s*0 HEAD\b/u.test(lines[0] ?? "");
  // The head of GEDCOM is of the program that wrote it.
  const from = isGedcom
    ? Math.max(
        0,
        lines.findIndex((line) => RECORD.test(line)),
      )
    : 0;
  const rows: { line: number; text: string }[] = [];
  for (const [i, line] of lines.entries()) {
    const last = rows.at(-1);
    if (isGedcom && last && GOES_ON.test(line)) last.text += line.replace(GOES_ON, "");
    else if (i >= from) rows.push({ line: i + 1, text: line });
  }
  return rows.map(({ line, text: said }) => ({
    line,
    cells: [said.replaceAll(SIGNS, " ").trim()],
  }));
}
