/** Parents by reference to another cat's: "see Boris", "siehe Boris", "vedi Boris" have what stands in that column of Boris' row. */
import { readHeading } from "../headings/read-heading.ts";
import { plainWord } from "../../plain-word.ts";
import { bareName } from "../names/read-name.ts";
import type { TableRow } from "../table-shape.ts";

const SEE =
  /^(?:see|siehe|vgl|s|vedi|vd|voir|cf|ver|vease|zie|patrz|zob|zobacz|jak|jako|viz|se|katso|ks|lasd|vaata|см|смотри|дивись|див)\.?(?:\s+(?:also|auch|anche|aussi|ook))?[:\s]\s*(?=\S)/u;
const OF_PARENTS: readonly unknown[] = ["father", "mother", "father_number", "mother_number"];

/** Fills the rows of such a table as they come. @param body its rows, as many as are known */
export function seenAbove(
  headings: readonly string[],
  body: readonly TableRow[],
): (row: TableRow) => TableRow {
  const fields = headings.map((heading) => readHeading(heading).field);
  const [name, call] = [fields.indexOf("name"), fields.indexOf("call_name")];
  const parents = fields.flatMap((field, i) => (OF_PARENTS.includes(field) ? [i] : []));
  const isSeen = ({ cells }: TableRow) => parents.some((i) => seenIn(cells[i] ?? "") !== null);
  if (name < 0 || !body.some(isSeen)) return (row) => row;
  const namedAs = (row: TableRow, wanted: string) => {
    const whole = bareName(row.cells[name] ?? "");
    const called = call < 0 ? "" : bareName(row.cells[call] ?? "");
    return whole === wanted || called === wanted || whole.split(" ").includes(wanted);
  };
  return (row) => {
    if (!isSeen(row)) return row;
    const cells = row.cells.map((cell, i) => {
      const seen = parents.includes(i) ? seenIn(cell) : null;
      if (seen === null) return cell;
      const others = body.filter((other) => other !== row && namedAs(other, bareName(seen)));
      const text = others.length === 1 ? (others[0]!.cells[i] ?? "").trim() : "";
      return text === "" || seenIn(text) !== null ? cell : text;
    });
    return { ...row, cells };
  };
}

/** The cat that is meant; null for a name. */
export function seenIn(cell: string): string | null {
  const text = cell.trim();
  const sign = SEE.exec(plainWord(text))?.[0];
  const seen = sign === undefined ? "" : text.slice(sign.length).trim();
  // "Se Bastian": in small letters it is no name.
  return seen !== "" && /^\p{Ll}/u.test(text) ? seen : null;
}
