import { z } from "zod";
import { beginningOrHolding } from "../../db/name-patterns.ts";
import { decodeCursor, encodeCursor, rowId } from "../../http/cursor.ts";
import { envelopeText, type Handler } from "../../http/handler.ts";
import {
  selectClubMembers,
  selectClubMembersFound,
  selectClubMembersNamed,
} from "./club-member-statements.ts";

type ListMembers = Handler<"GET /admin/members">;
type Page = Awaited<ReturnType<typeof selectClubMembers>>[number];

const nameOfCursor = z.string().max(100);

/** In alphabetical order, with addresses: for the club only. */
export const listClubMembers: ListMembers = async (input, context) => {
  const { limit, cursor, q } = input.query;
  if (q) return listNamed(input, context);
  const [afterName, afterId] = decodeCursor(cursor, [nameOfCursor, rowId]) ?? ["", 0];
  const [page] = await selectClubMembers(context.db, { afterName, afterId, limit });
  const { json, found, last_name, last_id } = page!;
  const next = found > limit ? encodeCursor([last_name!, last_id!]) : null;
  return envelopeText(json, "", { next });
};

/** Sought like waiting applications (`server/registration/list-pending.ts`): a page may be short, even empty, and have a next one. */
const listNamed: ListMembers = async ({ query }, { db }) => {
  const { limit, cursor } = query;
  const q = query.q!.toLowerCase();
  const [afterName, afterId] = decodeCursor(cursor, [nameOfCursor, rowId]) ?? ["", 0];
  const sought = { afterName, afterId, limit, ...beginningOrHolding(q), email: q };
  const whole = ({ json, found, last_name, last_id }: Page) =>
    envelopeText(json, "", { next: found > limit ? encodeCursor([last_name!, last_id!]) : null });
  const [first] = await selectClubMembersNamed(db, sought);
  if (first!.looked_to_id === null) return whole(first!);
  const [found] = await selectClubMembersFound(db, sought);
  if (!found!.is_too_much) return whole(found!);
  const next = encodeCursor([first!.looked_to_name!, first!.looked_to_id]);
  return envelopeText(first!.json, "", { next });
};
