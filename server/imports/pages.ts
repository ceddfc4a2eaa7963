/** A file's rows as they were read, some hundred at a time: no file is read twice, and any line is found at once. */
import { statement } from "../db/statement.ts";
import type { ImportClient } from "./import-client.ts";
import type { CsvRow } from "./files/csv-rows.ts";

const PAGE_ROWS = 500;
const PAGE_CHARACTERS = 256 * 1024;

const deletePages = statement(
  "import_pages_delete",
  "delete from import_pages where import_id = :importId",
);

const insertPage = statement(
  "import_page_insert",
  "insert into import_pages (import_id, first_line, last_line, rows) values (:importId, :first, :last, :rows)",
);

const selectPageAfter = statement(
  "import_page_next",
  "select last_line, rows from import_pages where import_id = :importId and last_line > :after order by last_line limit 1",
);

/** What decides how a file is read: pages of another reading are of no use. */
export function readingKey({
  encoding,
  delimiter,
  chosen_sheets: sheets,
  chosen_heading: heading,
}: {
  readonly encoding: string;
  readonly delimiter: string;
  readonly chosen_sheets: readonly number[] | null;
  readonly chosen_heading: number | null;
}): string {
  const chosen = (sheets ?? heading) ? ` ${JSON.stringify({ sheets, heading })}` : "";
  return `${encoding} ${delimiter}${chosen}`;
}

type PagedRow = readonly [line: number, ...cells: string[]];

/** Passes the rows on, and keeps them by the way. */
export async function* keptInPages(
  client: ImportClient,
  importId: number,
  rows: AsyncIterable<CsvRow>,
): AsyncGenerator<CsvRow> {
  await deletePages(client, { importId });
  let page: PagedRow[] = [];
  let characters = 0;
  const keep = async () => {
    if (page.length === 0) return;
    const [first, last] = [page[0]![0], page.at(-1)![0]];
    await insertPage(client, { importId, first, last, rows: JSON.stringify(page) });
    [page, characters] = [[], 0];
  };
  for await (const row of rows) {
    const cells = row.cells.map((cell) => cell.replaceAll("\u0000", ""));
    page.push([row.line, ...cells]);
    characters += cells.reduce((count, cell) => count + cell.length, 0);
    if (page.length === PAGE_ROWS || characters > PAGE_CHARACTERS) await keep();
    yield row;
  }
  await keep();
}

/** The rows after a line. `onPage` is told the size of each page. */
export async function* pagedRows(
  client: ImportClient,
  importId: number,
  after = 0,
  onPage: (characters: number) => void = () => {},
): AsyncGenerator<CsvRow> {
  for (let last = after; ;) {
    const [page] = await selectPageAfter(client, { importId, after: last });
    if (!page) return;
    onPage(page.rows.length);
    for (const row of rowsOf(page.rows)) if (row.line > last) yield row;
    last = page.last_line;
  }
}

export function* rowsOf(page: string): Generator<CsvRow> {
  for (const [line, ...cells] of JSON.parse(page) as PagedRow[]) yield { line, cells };
}
