import { clubOfStudbook } from "@felistry/domain/accounts/club-rights.ts";
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
import { selectBreedsOfClub, selectColoursOfClub, selectYearsOfClub } from "./club-statements.ts";
import { inWords, MOST_COLOURS } from "./colours-in-words.ts";
import { selectBreed, selectYears } from "./studbook-statements.ts";

const MOST_SHOWN = 50;

/** Row security shows a desk the books of its club. */
export const listBooks: Handler<"GET /admin/studbook"> = async (
  { query: { year } },
  { db, member, locale },
) => {
  const clubId = clubOfStudbook(member);
  const books = await selectBooks(db, { locale, most: MOST_SHOWN });
  const years = await (clubId === null ? selectYears(db) : selectYearsOfClub(db, { clubId }));
  const ofClub = clubId !== null;
  const of = ofClub && year !== null ? { clubId, year } : null;
  const colours = of ? await selectColoursOfClub(db, { ...of, most: MOST_COLOURS }) : [];
  return {
    data: books,
    years: years.map((each) => each.year),
    figures: ofClub ? years : [],
    breeds: of ? await selectBreedsOfClub(db, { ...of, locale }) : [],
    colours: inWords(colours, null, locale),
  };
};

export const startBook: Handler<"POST /admin/studbook"> = async (
  { body: { year, breed: ems } },
  { db, member, locale, services },
) => {
  const [breed] = ems ? await selectBreed(db, { ems: ems.toUpperCase(), locale }) : [null];
  if (breed === undefined) refuse("breed_not_found");
  const what = { year, breedId: breed?.id ?? null, clubId: clubOfStudbook(member) };
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
  readonly clubId: number | null;
  readonly locale: Locale;
  readonly memberId: number;
}

async function insertAnew(
  db: Tx,
  { year, breedId, clubId, locale: language, memberId }: Ordered,
): Promise<number> {
  const [counted] = await countCats(db, { year, breedId, clubId });
  const total = counted!.cats;
  if (total === 0) refuse("studbook_year_not_found");
  await deleteEarlier(db, { year, breedId, clubId });
  const [book] = await insertBook(db, { year, breedId, clubId, language, memberId, total });
  return book!.id;
}
