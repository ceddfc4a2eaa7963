import { momentText } from "../db/json-text.ts";
import { statement, told } from "../db/statement.ts";
import { wordIn } from "../db/word-in.ts";
import { hasJob } from "../jobs/kinds.ts";

/** Its process may have died: as long as there is a job, another one continues. */
const IS_GIVEN_UP = `b.finished_at is null and not ${hasJob("print-studbook", "b.id")}`;

const BOOK = `b.id, b.year, case when r.id is not null then json_build_object('ems', r.ems, 'name', ${wordIn("r.breed", ":locale")}) end as breed,
  ${momentText("b.started_at")} as started_at, ${momentText("b.finished_at")} as finished_at,
  b.failed is not null or (${IS_GIVEN_UP}) as failed, b.printed, b.total, b.pages, b.bytes::float8 as bytes`;

interface BookColumns {
  breed: { ems: string; name: string } | null;
  started_at: string;
  bytes: number;
  failed: boolean;
}

export const selectBooks = statement(
  "studbook_books",
  `select ${BOOK} from studbook_books b left join breeds r on r.id = b.breed_id order by b.id desc limit :most::int`,
  told<BookColumns>(),
);

export const selectStarted = statement(
  "studbook_book_started",
  `select ${BOOK} from studbook_books b left join breeds r on r.id = b.breed_id where b.id = :id`,
  told<BookColumns>(),
);

export const takeTurn = statement(
  "studbook_take_turn",
  "select pg_advisory_xact_lock(hashtext('studbook_books'))",
);

export const selectRunning = statement(
  "studbook_running",
  `select b.id from studbook_books b where b.year = :year and b.breed_id is not distinct from :breedId?::smallint
     and b.club_id is not distinct from :clubId?::int and b.finished_at is null and b.failed is null and not (${IS_GIVEN_UP}) limit 1`,
);

/** How many cats the book will have; none: there is nothing to print. */
export const countCats = statement(
  "studbook_count_cats",
  `select count(*)::int as cats from cats
   where reg_num is not null and registration_year(reg_num) = :year and (:breedId?::int is null or breed_id = :breedId?)
     and (:clubId?::int is null or split_part(reg_num, '-', 1) = (select number_prefix from clubs where id = :clubId?))`,
);

/** An earlier print of the same year and breed is outdated. */
export const deleteEarlier = statement(
  "studbook_delete_earlier",
  "delete from studbook_books where year = :year and breed_id is not distinct from :breedId?::smallint and club_id is not distinct from :clubId?::int",
);

export const insertBook = statement(
  "studbook_insert_book",
  `insert into studbook_books (year, breed_id, club_id, language, started_by, total)
   values (:year, :breedId?, :clubId?, :language, :memberId, :total) returning id`,
);

/** Files are given outside of a desk's transaction, so that it names the club. */
export const selectPrinted = statement(
  "studbook_printed",
  "select id, year, attempt, parts, bytes::float8 as bytes from studbook_books where id = :id and club_id is not distinct from :clubId?::int and finished_at is not null",
  told<{ bytes: number }>(),
);

/** None if the book has ended, or gave way to a newer one. */
export const restartBook = statement(
  "studbook_restart_book",
  `update studbook_books set attempt = attempt + 1, printed = 0, pages = 0, parts = 0 where id = :id and finished_at is null and failed is null
   returning year, breed_id, club_id, language, attempt`,
);

export const setProgress = statement(
  "studbook_set_progress",
  "update studbook_books set printed = :printed, pages = :pages where id = :id and attempt = :attempt",
);

/** Before the part is stored, so that none is on the disk of which no row knows. */
export const addPart = statement(
  "studbook_add_part",
  "update studbook_books set parts = :part where id = :id and attempt = :attempt returning id",
);

export const finishBook = statement(
  "studbook_finish_book",
  `update studbook_books set finished_at = now(), printed = :printed, total = :printed, pages = :pages, bytes = :bytes
   where id = :id and attempt = :attempt`,
);

export const failBook = statement(
  "studbook_fail_book",
  "update studbook_books set failed = :reason where id = :id and attempt = :attempt",
);
