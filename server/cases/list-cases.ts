/** The queue: what has waited longest comes first, and keeps its place while the applicant is asked back. */
import { z } from "zod";
import type { CaseKind } from "@felistry/domain/cases/kinds.ts";
import { decodeCursor, encodeCursor, rowId } from "../http/cursor.ts";
import type { Handler } from "../http/handler.ts";
import {
  countKinds,
  selectAsked,
  selectMine,
  selectSettling,
  selectWaiting,
  selectWaitingOfKind,
} from "./list-statements.ts";

const FIRST = ["-infinity", 0] as const;

export const listCases: Handler<"GET /admin/cases"> = async ({ query }, { db, member, locale }) => {
  const { kind = null, list = "waiting", limit } = query;
  const [afterAt, afterId] = decodeCursor(query.cursor, [z.iso.datetime(), rowId]) ?? FIRST;
  const key = { afterAt, afterId, limit, locale, viewerId: member.id };
  const select = { asked: selectAsked, mine: selectMine, settling: selectSettling };
  const [rows, counts] = await Promise.all([
    list !== "waiting"
      ? select[list](db, { ...key, kind })
      : kind === null
        ? selectWaiting(db, key)
        : selectWaitingOfKind(db, { ...key, kind }),
    countKinds(db),
  ]);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    data: shown.map(({ record }) => record),
    counts: counts as { kind: CaseKind; count: number }[],
    page: { next: rows.length > limit ? encodeCursor([last!.at!, last!.id]) : null },
  };
};
