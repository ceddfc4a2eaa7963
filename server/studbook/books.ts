import type { Locale } from "@felistry/i18n/locale.ts";
import type { Tx } from "../db/transaction.ts";
import type { Handler } from "../http/handler.ts";
import { refuse } from "../http/refusal.ts";
import {
  countCats,
  deleteEarlier,
  insertBook,
  selectBooks,
  selectRunning,
  selectStarted,
  takeTurn,
} from "./book-statements.ts";
import { selectBreed, selectYears } from "./studbook-statements.ts";

const MOST_SHOWN = 50;

export const listBooks: Handler<"GET /admin/studbook"> = async (_input, { db, locale }) => {
  const [books, years] = await Promise.all([
    selectBooks(db, { locale, most: MOST_SHOWN }),
    selectYears(db),
  ]);
  return { data: books, years: years.map(({ year }) => year) };
};

export const startBook: Handler<"POST /admin/studbook"> = async (
  { body: { year, breed: ems } },
  { db, member, locale, services },
) => {
  const [breed] = ems ? await selectBreed(db, { ems: ems.toUpperCase(), locale }) : [null];
  if (breed === undefined) refuse("breed_not_found");
  const what = { year, breedId: breed?.id ?? null };
  await takeTurn(db);
  const [running] = await selectRunning(db, what);
  const id = running?.id ?? (await insertAnew(db, { ...what, locale, memberId: member.id }));
  if (!running) await services.jobs.enqueue(db, "print-studbook", id, { bookId: id });
  const [book] = await selectStarted(db, { id, locale });
  return { data: book! };
};

interface Ordered {
  readonly year: number;
  readonly breedId: number | null;
  readonly locale: Locale;
  readonly memberId: number;
}

async function insertAnew(
  db: Tx,
  { year, breedId, locale: language, memberId }: Ordered,
): Promise<number> {
  const [counted] = await countCats(db, { year, breedId });
  const total = counted!.cats;
  if (total === 0) refuse("studbook_year_not_found");
  await deleteEarlier(db, { year, breedId });
  const [book] = await insertBook(db, { year, breedId, language, memberId, total });
  return book!.id;
}
