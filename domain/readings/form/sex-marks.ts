/** A letter that says before a name whether it is a sire's or a dam's: "S: Foo", "D: Bar", "I. Foo", "E. Bar". */
import { sexAt } from "../../pedigree/positions.ts";
import { type Segment, segmentOf } from "../segments.ts";
import type { PlacedCell } from "./placed-cell.ts";

/** Sire and dam, or male and female, in the languages of the papers. */
const PAIRS = ["SD", "FM", "IE", "VM", "PM", "OM", "ОМ", "MF", "MW"];
const SIRE = 2;
const DAM = 3;
/** "S", "S:", "I.", or one that stands close to its name, "S:Foo"; "(S)" is a country. */
const MARK = /^(?<letter>[Il1|!i]{2}|[\p{L}\d|!])(?<sign>[.:)=]*)(?<rest>.*)$/u;
/** What a letter alone is read for. */
const asLetter = (read: string) =>
  /^[Il1|!i]+$/u.test(read) ? "I" : ({ "0": "O", "5": "S" }[read] ?? read);
const MANY = 4;

type Cells = ReadonlyMap<number, PlacedCell>;

/** The cells without that letter, where both parents have theirs and hardly a cat has the other's. */
export function withoutSexMarks(cells: Cells): Cells {
  for (const pair of PAIRS) {
    const marked = [...cells].flatMap(([position, { lines }]) => {
      const letter = letterOf(lines[0], pair);
      return letter === null ? [] : [{ position, isOwn: letter === ofSex(pair, position) }];
    });
    const own = new Set(marked.flatMap(({ position, isOwn }) => (isOwn ? [position] : [])));
    if (isOfPaper(own) && marked.length - own.size <= own.size / 8)
      return new Map(
        [...cells].map(([position, cell]) => [
          position,
          own.has(position) ? { ...cell, lines: unmarked(cell.lines) } : cell,
        ]),
      );
  }
  return cells;
}

/** Both parents have it, or one of them and more cats of both sexes. */
function isOfPaper(own: ReadonlySet<number>): boolean {
  const parents = [SIRE, DAM].filter((position) => own.has(position)).length;
  const sexes = new Set([...own].map(sexAt)).size;
  return sexes === 2 && (parents === 2 || (parents === 1 && own.size >= MANY));
}

const ofSex = ([sire, dam]: string, position: number) =>
  sexAt(position) === "male" ? sire! : dam!;

function partsOf(line: Segment | undefined) {
  const first = line?.words[0]?.text ?? "";
  const { letter = "", sign = "", rest = "" } = MARK.exec(first)?.groups ?? {};
  const isMark = rest === "" ? (line?.words.length ?? 0) > 1 : sign === ":" && /^\p{L}/u.test(rest);
  return isMark ? { letter, rest } : null;
}

function letterOf(line: Segment | undefined, pair: string): string | null {
  const read = partsOf(line)?.letter;
  const letter = read === undefined ? "" : asLetter(read);
  return letter !== "" && pair.includes(letter) ? letter : null;
}

function unmarked([first, ...others]: readonly Segment[]): Segment[] {
  const { rest } = partsOf(first)!;
  const [mark, ...words] = first!.words;
  const bare = rest === "" ? words : [{ ...mark!, text: rest }, ...words];
  return [segmentOf(bare, first!.page), ...others];
}
