/** A file's rows as they were read, some hundred at a time: no file is read twice, and any line is found at once. */
import type { ImportClient } from "./import-client.ts";
import type { CsvRow } from "./csv-rows.ts";

const PAGE_ROWS = 500;
const PAGE_CHARACTERS = 256 * 1024;

/** What decides how a file is read: pages of another reading are of no use. */
export function readingKey({
  encoding,
  delimiter,
}: {
  readonly encoding: string;
  readonly delimiter: string;
}): string {
  return `${encoding} ${delimiter}`;
}

type PagedRow = readonly [line: number, ...cells: string[]];

/** Passes the rows on, and keeps them by the way. */
export async function* keptInPages(
  client: ImportClient,
  importId: number,
  rows: AsyncIterable<CsvRow>,
): AsyncGenerator<CsvRow> {
  await client.query("delete from import_pages where import_id = $1", [importId]);
  let page: PagedRow[] = [];
  let characters = 0;
  const keep = async () => {
    if (page.length === 0) return;
    await client.query({
      name: "import_page_insert",
      text: "insert into import_pages (import_id, first_line, last_line, rows) values ($1, $2, $3, $4)",
      values: [importId, page[0]![0], page.at(-1)![0], JSON.stringify(page)],
    });
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
    const { rows } = await client.query<{ last_line: number; rows: string }>({
      name: "import_page_next",
      text: "select last_line, rows from import_pages where import_id = $1 and last_line > $2 order by last_line limit 1",
      values: [importId, last],
    });
    const page = rows[0];
    if (!page) return;
    onPage(page.rows.length);
    for (const row of rowsOf(page.rows)) if (row.line > last) yield row;
    last = page.last_line;
  }
}

export function* rowsOf(page: string): Generator<CsvRow> {
  for (const [line, ...cells] of JSON.parse(page) as PagedRow[]) yield { line, cells };
}
