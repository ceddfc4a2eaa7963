import { useEffect } from "react";
import { Link, useLoaderData, useRevalidator, type LoaderFunctionArgs } from "react-router";
import type {
  StudbookBook,
  StudbookBreed,
  StudbookColour,
  StudbookFigures,
} from "@felistry/contract/studbook.ts";
import { wordIn } from "@felistry/domain/reference/word-in.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { Allowed } from "../layout/allowed.tsx";
import { ClubPage } from "../layout/club-page.tsx";
import { orErrorScreen, requireRight, usePageTools } from "../page-tools.ts";
import { paths } from "../paths.ts";
import { Empty, Lead } from "../ui/page.tsx";
import { fileSize, wholeNumber } from "../ui/shares.ts";
import { when } from "../ui/when.ts";
import { ColoursTable } from "./colours-table.tsx";
import { FiguresTable } from "./figures-table.tsx";
import { PrintForm } from "./print-form.tsx";
import { isYear } from "./year-in-address.ts";
import styles from "./studbook.module.css";

const POLL_MS = 1_000;

/** `/admin/studbook` */
export async function loader(args: LoaderFunctionArgs) {
  const { call, locale } = requireRight(args, "read_studbook");
  const asked = new URL(args.request.url).searchParams.get("year");
  const query = asked !== null && isYear(asked) ? { year: asked } : {};
  const [{ data, years, figures, breeds: ofYear, colours }, breeds] = await orErrorScreen(
    Promise.all([call("GET /admin/studbook", { query }), call("GET /breeds", {})]),
  );
  const named = breeds.data
    .map((breed) => ({ ems: breed.ems, name: wordIn(breed, "breed", locale) }))
    .toSorted((one, other) => one.name.localeCompare(other.name, locale));
  const own = { figures, breeds: ofYear, colours, year: query.year ?? null };
  return { books: data, choices: { years, breeds: named }, own };
}

const isRunning = ({ finished_at, failed }: StudbookBook) => finished_at === null && !failed;

export function Component() {
  const { books, choices, own } = useLoaderData() as Awaited<ReturnType<typeof loader>>;
  const { revalidate } = useRevalidator();
  const someRun = books.some(isRunning);
  // Printed in the background: the list is loaded again until all have ended.
  useEffect(() => {
    if (!someRun) return;
    const timer = setInterval(() => void revalidate(), POLL_MS);
    return () => clearInterval(timer);
  }, [someRun, revalidate]);
  return (
    <ClubPage tab="studbook" title={m.studbook_desk()} description={m.studbook_desk_description()}>
      <Lead>{m.studbook_desk_lead()}</Lead>
      <Allowed right="print_studbook">
        <PrintForm {...choices} />
      </Allowed>
      <section aria-labelledby="studbook-books" className={styles["part"]}>
        <h2 id="studbook-books">{m.studbook_books()}</h2>
        {books.length === 0 ? (
          <Empty>{m.studbook_books_none()}</Empty>
        ) : (
          <ul className={styles["books"]}>
            {books.map((book) => (
              <li key={book.id} className={styles["book"]}>
                <Book book={book} />
              </li>
            ))}
          </ul>
        )}
      </section>
      <OwnFigures {...own} />
      <Allowed right="read_history">
        <Audit />
      </Allowed>
    </ClubPage>
  );
}

interface OwnFiguresProps {
  readonly figures: readonly ({ readonly year: number } & StudbookFigures)[];
  /** Of the year that is chosen. */
  readonly breeds: readonly StudbookBreed[];
  readonly colours: readonly StudbookColour[];
  readonly year: string | null;
}

/** Of one of several clubs: the public studbook has those of the whole registry. */
function OwnFigures({ figures, breeds, colours, year }: OwnFiguresProps) {
  if (figures.length === 0) return null;
  return (
    <section aria-labelledby="studbook-own" className={styles["part"]}>
      <h2 id="studbook-own">{m.studbook_own()}</h2>
      <FiguresTable
        title={m.studbook_by_year()}
        heading={m.studbook_year()}
        rows={figures.map(({ year: of, ...ofYear }) => ({
          key: of,
          label: <Link to={`?year=${of}`}>{of}</Link>,
          figures: ofYear,
        }))}
      />
      {year !== null && breeds.length > 0 && (
        <>
          <h3>{m.studbook_year_title({ year: Number(year) })}</h3>
          <FiguresTable
            title={m.studbook_by_breed()}
            heading={m.studbook_breed()}
            rows={breeds.map(({ ems, name, ...ofBreed }) => ({
              key: ems,
              label: name,
              figures: ofBreed,
            }))}
          />
          <ColoursTable colours={colours} heading="h3" />
        </>
      )}
    </section>
  );
}

function Audit() {
  return (
    <section aria-labelledby="studbook-audit" className={styles["part"]}>
      <h2 id="studbook-audit">{m.studbook_audit()}</h2>
      <p className={styles["hint"]}>{m.studbook_audit_lead()}</p>
      <ul className={styles["files"]}>
        <li>
          <a href={paths.audit("history.csv")} download>
            {m.studbook_audit_csv()}
          </a>
        </li>
        <li>
          <a href={paths.audit("history.jsonl")} download>
            {m.studbook_audit_jsonl()}
          </a>
        </li>
      </ul>
    </section>
  );
}

function Book({ book }: { book: StudbookBook }) {
  const { locale, today } = usePageTools();
  const { year, breed, printed, total, pages } = book;
  const name = breed
    ? m.studbook_book_of({ year, breed: breed.name })
    : m.studbook_book_all({ year });
  const number = (value: number) => wholeNumber(value, locale);
  return (
    <>
      <h3>{name}</h3>
      <p className={styles["hint"]}>{when(book.finished_at ?? book.started_at, today, locale)}</p>
      {book.failed && <p>{m.studbook_book_failed()}</p>}
      {isRunning(book) && (
        <>
          <output>
            {m.studbook_book_progress({
              printed: number(printed),
              total: number(total),
              pages: number(pages),
            })}
          </output>
          <progress value={printed} max={Math.max(total, 1)} aria-label={name} />
        </>
      )}
      {book.finished_at !== null && (
        <p className={styles["ways"]}>
          <span>
            {m.studbook_book_done({
              printed: number(printed),
              pages: number(pages),
              size: fileSize(book.bytes, locale),
            })}
          </span>
          <a
            href={paths.studbookPdf(book.id)}
            download
            aria-label={`${m.studbook_book_download()}: ${name}`}
          >
            {m.studbook_book_download()}
          </a>
        </p>
      )}
    </>
  );
}
