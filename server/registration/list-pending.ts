import { beginningOrHolding } from "../db/name-patterns.ts";
import { decodeCursor, encodeCursor, rowId } from "../http/cursor.ts";
import { EMPTY, envelopeText, type Handler } from "../http/handler.ts";
import { selectPending, selectPendingFound, selectPendingNamed } from "./list-statements.ts";

type ListPending = Handler<"GET /applications/not-solve">;
type Page = Pick<
  Awaited<ReturnType<typeof selectPendingNamed>>[number],
  "json" | "found" | "last_id"
>;

/** 204 means that nothing is waiting; a search without results or a page past the last is an empty list. */
export const listPending: ListPending = async (input, context) => {
  const { limit, cursor, q } = input.query;
  if (q) return listNamed(input, context);
  const [afterId] = decodeCursor(cursor, [rowId]) ?? [0];
  const [page] = await selectPending(context.db, { afterId, limit, locale: context.locale });
  const { json, found, last_id } = page!;
  if (found === 0 && cursor === undefined) return EMPTY;
  return envelopeText(json, "", { next: found > limit ? encodeCursor([last_id!]) : null });
};

/**
 * The oldest are read first; if they do not fill the page, the indexes are asked for all. A text that too many have, but hardly
 * any of the oldest, is sought part by part: such a page may be short, even empty, and still have a next one.
 */
const listNamed: ListPending = async ({ query }, { db, locale }) => {
  const { limit, cursor } = query;
  const q = query.q!.toLowerCase();
  // The cursor is as it was before there were parts: while a release takes over, processes of both get it.
  const [afterId] = decodeCursor(cursor, [rowId]) ?? [0];
  const sought = { afterId, limit, locale, ...beginningOrHolding(q), exact: q };
  const whole = ({ json, found, last_id }: Page) =>
    envelopeText(json, "", { next: found > limit ? encodeCursor([last_id!]) : null });
  const [oldest] = await selectPendingNamed(db, sought);
  if (oldest!.looked_to === null) return whole(oldest!);
  const [found] = await selectPendingFound(db, sought);
  if (!found!.is_too_much) return whole(found!);
  return envelopeText(oldest!.json, "", { next: encodeCursor([oldest!.looked_to]) });
};
