/** The table of a cat's kittens that databases show below its pedigree: each row a cat, whose one parent is the page's. */
import { plainWord } from "../../../plain-word.ts";
import { headingScore } from "../../headings/likely-heading.ts";
import { readHeading } from "../../headings/read-heading.ts";
import type { Box } from "../html-rows.ts";

const LEAST_SCORE = 4;
const LEAST_COLUMNS = 3;

/** "Other parent", beside the kittens of one cat: its mate. */
const OTHER_PARENT =
  /^(?:(?:the )?other parent|mate|partner(?:in)?|mated with|with|anderer elternteil|andere ouder|autre parent|conjoint|drugi rodzic|druhy rodic|andra foraldern?|den anden foraelder|andre forelder|toinen vanhempi|altro genitore|otro progenitor|второй родитель|другой родитель|партнер)$/u;

export interface Offspring {
  /** What each kitten's row says, by the headings. */
  readonly rows: readonly (readonly (readonly [key: string, text: string])[])[];
  /** The heading of the column with the other parents; null if there is none. */
  readonly other: string | null;
}

/** Null for any other table. */
export function offspringIn(boxes: readonly Box[]): Offspring | null {
  const rows = [...Map.groupBy(boxes, ({ row }) => row)]
    .toSorted(([one], [other]) => one - other)
    .map(([, cells]) => cells);
  const [heading = [], ...body] = rows;
  const titles = new Map(heading.map(({ column, text }) => [column, text.trim()]));
  const texts = [...titles.values()];
  const isTable = texts.length >= LEAST_COLUMNS && body.length > 0;
  if (!isTable || headingScore(texts) < LEAST_SCORE) return null;
  if (!texts.some((text) => readHeading(text).field === "name")) return null;
  const said = body.map((cells) =>
    cells.flatMap(({ column, text }): [string, string][] => {
      const key = titles.get(column) ?? "";
      return text.trim() === "" ? [] : [[key, text.trim()]];
    }),
  );
  return {
    rows: said.filter((cells) => cells.length > 1),
    other: texts.find((text) => OTHER_PARENT.test(plainWord(text).trim())) ?? null,
  };
}
