/** The thread that prints a studbook. */
import { once } from "node:events";
import { parentPort, workerData } from "node:worker_threads";
import pg from "pg";
import { isLocale, baseLocale, type Locale } from "@felistry/i18n/locale.ts";
import { breedById } from "../reference/queries.ts";
import { PART_BYTES } from "./book-parts.ts";
import { Book } from "./book/book.ts";
import { selectAllOfClub, selectBreedsOfClub } from "./club-statements.ts";
import { publishedCats } from "./published-cats.ts";
import { selectAllOfYear, selectBreedsOfYear } from "./studbook-statements.ts";

export interface BookOrder {
  readonly connectionString: string;
  readonly year: number;
  /** Null: all breeds. */
  readonly breedId: number | null;
  /** Null: of the whole registry. */
  readonly clubId: number | null;
  readonly language: string;
  readonly siteName: Readonly<Record<Locale, string>>;
}

/** What has been printed since the last message. */
export interface Printed {
  readonly part: number;
  readonly bytes: Uint8Array | null;
  readonly printed: number;
  readonly pages: number;
  /** The size of the whole book; null: there is more to come. */
  readonly whole: number | null;
}

const { connectionString, year, breedId, clubId, language, siteName } = workerData as BookOrder;
const port = parentPort!;

async function tell(told: Printed): Promise<void> {
  port.postMessage(told, []);
  await once(port, "message");
}

pg.types.setTypeParser(1082, (text) => text);
const client = new pg.Client({ connectionString });
await client.connect();
try {
  await print();
} finally {
  await client.end();
  port.close();
}

async function print(): Promise<void> {
  const locale = isLocale(language) ? language : baseLocale;
  const all =
    clubId === null
      ? await selectBreedsOfYear(client, { year, locale })
      : await selectBreedsOfClub(client, { clubId, year, locale });
  const [only] = breedId === null ? [undefined] : await breedById(client, { id: breedId });
  const [sum] =
    clubId === null
      ? await selectAllOfYear(client, { year })
      : await selectAllOfClub(client, { clubId, year });
  const book = new Book({
    locale,
    siteName: siteName[locale],
    year,
    all: only ? null : sum!,
    breeds: only ? all.filter(({ ems }) => ems === only.ems) : all,
    madeOn: new Date(),
  });
  let part = 0;
  let whole = 0;
  let waiting: Buffer[] = [];
  let size = 0;
  const store = async (force: boolean): Promise<void> => {
    for (let bytes; (bytes = book.drawn()); waiting.push(bytes)) size += bytes.length;
    const enough = size >= PART_BYTES || force;
    const bytes = enough && size > 0 ? Buffer.concat(waiting) : null;
    if (bytes) {
      part++;
      whole += size;
      [waiting, size] = [[], 0];
    }
    const { cats: printed, pages } = book;
    await tell({ part, bytes, printed, pages, whole: force ? whole : null });
  };
  for await (const page of publishedCats(client, { year, breedId, clubId })) {
    for (const cat of page) book.add(cat);
    await store(false);
  }
  await book.end();
  await store(true);
}
