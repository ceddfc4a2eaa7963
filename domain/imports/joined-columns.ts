/** Columns of a table that say one thing together: a parent's name, titles, a colour. */
import { guessColumns } from "./headings/guess-columns.ts";
import { readHeading } from "./headings/read-heading.ts";
import { isNothing } from "./values.ts";

/** A column of the table that comes out: its heading, and where its values are. */
export interface Column {
  readonly title: string;
  of(cells: readonly string[]): string;
}

/** A parent's name, or titles, in several columns: one comes of them. */
export function joinedColumns(columns: readonly Column[]): readonly Column[] {
  const left: (Column | null)[] = [...columns];
  for (const part of ["father", "mother"] as const) {
    const own = columns.flatMap((column, i) => {
      const { field, piece } = readHeading(column.title);
      return field === part || (field === "ignored" && piece?.of === part)
        ? [{ i, piece, column }]
        : [];
    });
    const byPiece = (kind: string) => own.find(({ piece }) => piece?.kind === kind);
    const name = own.find(({ piece }) => piece === undefined || piece.kind === "name");
    const order = [byPiece("title"), byPiece("prefix"), name, byPiece("suffix")].filter(
      (each) => each !== undefined,
    );
    if (name === undefined || order.length < 2) continue;
    for (const { i } of order) if (i !== name.i) left[i] = null;
    left[name.i] = { title: name.column.title, of: (cells) => joined(order, cells, " ") };
  }
  const titles = columns.flatMap((column, i) =>
    readHeading(column.title).field === "titles" ? [{ i, column }] : [],
  );
  if (titles.length > 1) {
    const [first] = titles;
    for (const { i } of titles.slice(1)) left[i] = null;
    left[first!.i] = { title: first!.column.title, of: (cells) => joined(titles, cells, ", ") };
  }
  joinColours(columns, left);
  fillColours(columns, left);
  return left.filter((column) => column !== null);
}

/** "Base colour", "Pattern", "White": the colour is what all of them say. A column of codes says it alone. */
function joinColours(columns: readonly Column[], left: (Column | null)[]): void {
  const readings = columns.map(({ title }) => readHeading(title));
  const bases = readings.flatMap(({ field, colourPart }, i) =>
    field === "ems" && !colourPart ? [i] : [],
  );
  const parts = readings.flatMap(({ colourPart }, i) => (colourPart ? [i] : []));
  const [base] = bases;
  if (base === undefined || bases.length > 1 || parts.length === 0 || left[base] === null) return;
  if (/ems/iu.test(columns[base]!.title)) return;
  const own = columns[base]!;
  for (const i of parts) left[i] = null;
  left[base] = {
    title: own.title,
    of: (cells) =>
      [own.of(cells), ...parts.map((i) => partOf(readings[i]!.colourPart!, columns[i]!.of(cells)))]
        .map((text) => text.trim())
        .filter((text) => text !== "" && !isNothing(text) && !NO.test(text))
        .join(" "),
  };
}

/** "Colour" in words beside "EMS": where a cat has nothing in the surer one, its colour is what the other says. */
function fillColours(columns: readonly Column[], left: (Column | null)[]): void {
  const colours = columns.flatMap(({ title }, i) => {
    const { field, colourPart } = readHeading(title);
    return field === "ems" && !colourPart && left[i] === columns[i] ? [i] : [];
  });
  const surer = guessColumns(columns.map(({ title }) => title)).ems;
  const other = colours.find((i) => i !== surer);
  if (colours.length !== 2 || typeof surer !== "number" || other === undefined) return;
  const [own, words] = [columns[surer]!, columns[other]!];
  const isGiven = (cells: readonly string[]) => {
    const text = own.of(cells).trim();
    return text !== "" && !isNothing(text);
  };
  left[surer] = { title: own.title, of: (cells) => (isGiven(cells) ? own : words).of(cells) };
  left[other] = { title: words.title, of: (cells) => (isGiven(cells) ? words.of(cells) : "") };
}

const NO = /^(?:no|0|false|nein|non|nie|ne|нет|ei|nej|nei|nee)$/iu;
const YES = /^(?:yes|1|true|x|\+|y|ja|oui|tak|ano|да|kylla|kyllä)$/iu;

/** "Silver: yes". */
function partOf(part: "white" | "silver" | "pattern", text: string): string {
  if (part === "pattern" || !YES.test(text.trim())) return text;
  return part === "white" ? "with white" : part;
}

function joined(
  parts: readonly { readonly column: Column }[],
  cells: readonly string[],
  between: string,
): string {
  return parts
    .map(({ column }) => column.of(cells).trim())
    .filter((text) => text !== "" && !isNothing(text))
    .join(between);
}
