/** The whole history as one file, streamed page by page in the order in which it was written. */
import { Readable } from "node:stream";
import { csvLine, delimiterIn } from "@felistry/domain/exports/csv-line.ts";
import type { Locale } from "@felistry/i18n/locale.ts";
import { momentText } from "../db/json-text.ts";
import { statement, told } from "../db/statement.ts";
import type { Db } from "../db/transaction.ts";
import type { Handler } from "../http/handler.ts";
import { PRIVATE } from "../http/private-file.ts";

const PAGE = 1_000;

const selectPage = statement(
  "history_export",
  `select id, ${momentText("at")} as at, member_id, request_id, noun, action, cat_id, row_id, before, after, undoes
   from history where id > :afterId order by id limit ${PAGE}`,
  told<{ at: string }>(),
);

type Entry = Awaited<ReturnType<typeof selectPage>>[number];

const COLUMNS = [
  "id",
  "at",
  "member_id",
  "request_id",
  "noun",
  "action",
  "cat_id",
  "row_id",
  "before",
  "after",
  "undoes",
] as const satisfies readonly (keyof Entry)[];

export const exportHistory: Handler<"GET /audit/{name}"> = async (
  { params: { name } },
  { locale, services, requireRoom },
) => {
  await requireRoom();
  const pages = historyPages(services.background);
  const headers = { ...PRIVATE, "content-disposition": `attachment; filename="${name}"` };
  return name === "history.csv"
    ? { type: "text/csv; charset=utf-8", content: Readable.from(asCsv(pages, locale)), headers }
    : { type: "application/jsonl; charset=utf-8", content: Readable.from(asLines(pages)), headers };
};

async function* historyPages(db: Db): AsyncGenerator<readonly Entry[]> {
  for (let afterId = 0; ;) {
    const page = await selectPage(db, { afterId });
    if (page.length === 0) return;
    yield page;
    afterId = page.at(-1)!.id;
  }
}

async function* asCsv(
  pages: AsyncIterable<readonly Entry[]>,
  locale: Locale,
): AsyncGenerator<string> {
  const delimiter = delimiterIn(locale);
  yield `\uFEFF${csvLine(COLUMNS, delimiter)}`;
  for await (const page of pages)
    yield page
      .map((entry) =>
        csvLine(
          COLUMNS.map((column) => cellOf(entry[column])),
          delimiter,
        ),
      )
      .join("");
}

function cellOf(value: Entry[keyof Entry]): string | number | null {
  return typeof value === "object" && value !== null ? JSON.stringify(value) : value;
}

async function* asLines(pages: AsyncIterable<readonly Entry[]>): AsyncGenerator<string> {
  for await (const page of pages) yield page.map((entry) => `${JSON.stringify(entry)}\n`).join("");
}
