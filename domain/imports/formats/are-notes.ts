/** Whether a text is somebody's notes about cats. */
import { headingScore } from "../headings/likely-heading.ts";
import { withBlocks } from "./note-blocks.ts";
import { noteFact } from "./note-pieces.ts";
import { haveBullets, isBulletedLine, isRead, isStillborn, noteOf } from "./note-lines.ts";

const LEAST_CATS = 2;
/** A shopping list, or one of names, has bullets as well: of a list of cats few lines tell nothing of a cat. */
const LEAST_OF_BULLETED = 0.7;
/** Without bullets there are a title and a remark for each cat at most … */
const LEAST_OF_LINES = 0.4;
/** … and most cats have a word before a fact, which values of a table do not. */
const LEAST_LABELLED = 0.6;
/** A heading of at least so many columns is a table's. */
const LEAST_COLUMNS = 4;
const HEADING_WITHIN = 10;
/** Nobody notes down so many by hand, and a line takes up to a tenth of a millisecond in which nobody else is answered. */
const MOST_LINES = 5_000;

/** Whether a text is notes and no table: many lines are of a cat, with bullets, or with words that say what stands behind them. */
export function areNotes(written: readonly string[]): boolean {
  if (written.length > MOST_LINES) return false;
  const lines = withBlocks(written);
  const filled = lines.filter((line) => line.trim() !== "" && !isStillborn(line));
  const titles = filled
    .slice(0, HEADING_WITHIN)
    .filter((line) => isRead(line) && !/\d/u.test(line) && !isBulletedLine(line));
  if (titles.some((line) => headingScore(line.split(/[,;\t|]/u)) >= LEAST_COLUMNS)) return false;
  const isBulleted = haveBullets(filled);
  if (!isBulleted && areColumns(filled) && !areLabelled(filled)) return false;
  const cats = filled.flatMap((line) => noteOf(line, isBulleted) ?? []);
  const blocks = lines.filter((line, i) => line !== written[i] && noteOf(line, true) === null);
  const count = cats.length + blocks.filter(isBulletedLine).length;
  if (count < LEAST_CATS) return false;
  if (isBulleted) return count > filled.filter(isBulletedLine).length * LEAST_OF_BULLETED;
  const labelled = cats.filter(({ facts }) => facts.some(({ isLabelled }) => isLabelled));
  return (
    cats.length >= filled.length * LEAST_OF_LINES && labelled.length > cats.length * LEAST_LABELLED
  );
}

/** Of what people tell each other most is of no cat. */
export function haveCats(written: readonly string[]): boolean {
  if (written.length > MOST_LINES) return false;
  const lines = withBlocks(written, 1);
  const isCat = (line: string, i: number) =>
    line !== written[i] || noteOf(line, false) !== null || noteOf(line, true) !== null;
  return lines.filter((line, i) => isCat(line, i) && !/^\s/u.test(line)).length >= LEAST_CATS;
}

/** "…, sire Boris, dam Zita", with a space behind each comma: in a table the heading says which is whose, and in one place stands one fact. */
function areLabelled(filled: readonly string[]): boolean {
  if (filled.some((line) => !isRead(line) || /[;\t|]|,(?=\S)/u.test(line))) return false;
  const labels = filled.map((line) =>
    line.split(", ").map((piece) => {
      const fact = noteFact(piece);
      return fact?.isLabelled ? fact.field : null;
    }),
  );
  const countOf = (line: (typeof labels)[0]) => line.filter((field) => field !== null).length;
  const lines = (least: number) => labels.filter((line) => countOf(line) >= least).length;
  const width = Math.max(...labels.map(({ length }) => length));
  const areMixed = Array.from(
    { length: width },
    (_, i) => new Set(labels.flatMap((line) => line[i] ?? [])),
  ).some(({ size }) => size > 1);
  return lines(areMixed ? 1 : 2) >= filled.length * LEAST_OF_LABELLED;
}
const LEAST_OF_LABELLED = 0.5;

/** As tables are written: with quotes, tabs, or the same number of values in most lines. */
function areColumns(filled: readonly string[]): boolean {
  if (filled.some((line) => /(?:^|[,;])"|",/u.test(line))) return true;
  return ["\t", ";", "|", ","].some((separator) => {
    const counts = filled.map((line) => line.split(separator).length - 1).filter(Boolean);
    const most = Math.max(
      0,
      ...Map.groupBy(counts, (count) => count)
        .values()
        .map((same) => same.length),
    );
    return most > filled.length / 2;
  });
}
