/** A year's memberships as CSV, streamed page by page. */
import { Readable } from "node:stream";
import { csvLine, delimiterIn } from "@felistry/domain/exports/csv-line.ts";
import { membershipState } from "@felistry/domain/memberships/membership.ts";
import type { Locale } from "@felistry/i18n/locale.ts";
import type { Db } from "../db/transaction.ts";
import type { Handler } from "../http/handler.ts";
import { PRIVATE } from "../http/private-file.ts";
import { selectForTable } from "./statements.ts";

const COLUMNS = [
  "id",
  "member_id",
  "member_name",
  "email",
  "year",
  "kind",
  "amount",
  "currency",
  "due_on",
  "asked_at",
  "paid_at",
  "paid_by",
] as const;

export const tableOfClub: Handler<"GET /admin/memberships/{name}"> = async (
  { params: { name } },
  { locale, services, today, member, requireRoom },
) => {
  await requireRoom();
  const year = Number(/\d{4}/.exec(name)![0]);
  return {
    type: "text/csv; charset=utf-8",
    content: Readable.from(
      linesOf(services.background, { year, clubId: member.clubId ?? null, locale }, today),
    ),
    headers: { ...PRIVATE, "content-disposition": `attachment; filename="${name}"` },
  };
};

interface Asked {
  readonly year: number;
  /** Null where there is one. */
  readonly clubId: number | null;
  readonly locale: Locale;
}

async function* linesOf(db: Db, asked: Asked, today: string): AsyncGenerator<string> {
  const delimiter = delimiterIn(asked.locale);
  yield `\uFEFF${csvLine([...COLUMNS, "state"], delimiter)}`;
  for (let afterId = 0; ;) {
    const rows = await selectForTable(db, { ...asked, afterId });
    if (rows.length === 0) return;
    yield rows
      .map((row) =>
        csvLine([...COLUMNS.map((column) => row[column]), membershipState(row, today)], delimiter),
      )
      .join("");
    afterId = rows.at(-1)!.id;
  }
}
