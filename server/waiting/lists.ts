import { ownsCat } from "@felistry/domain/cats/edit-mode.ts";
import { decodeCursor, encodeCursor, rowId } from "../http/cursor.ts";
import type { Db } from "../db/transaction.ts";
import type { Handler } from "../http/handler.ts";
import { refuse } from "../http/refusal.ts";
import {
  insertList,
  selectList,
  selectListsOfBreeder,
  selectListsOfCattery,
  selectOwnCattery,
  selectParent,
  setOpen,
} from "./statements.ts";

const NEWEST_ID = 2_147_483_647;
const beforeId = (cursor: string | undefined) => decodeCursor(cursor, [rowId])?.[0] ?? NEWEST_ID;

export function pageOf<Row extends { id: number }>(rows: readonly Row[], limit: number) {
  const shown = rows.slice(0, limit);
  const next = rows.length > limit ? encodeCursor([shown.at(-1)!.id]) : null;
  return { shown, page: { next } };
}

export const getWaitingList: Handler<"GET /waiting-lists/{id}"> = async (
  { params },
  { db, member, locale },
) => {
  const [row] = await selectList(db, { listId: params.id, viewerId: member?.id ?? 0, locale });
  if (!row) refuse("waiting_list_not_found");
  return { data: { ...row.list, own_entry_id: row.own_entry_id } };
};

export const listWaitingListsOfCattery: Handler<"GET /catteries/{id}/waiting-lists"> = async (
  { params, query: { cursor, limit } },
  { db, locale },
) => {
  const rows = await selectListsOfCattery(db, {
    catteryId: params.id,
    beforeId: beforeId(cursor),
    limit,
    locale,
  });
  const { shown, page } = pageOf(rows, limit);
  return { data: shown.map(({ list }) => list), page };
};

export const listOwnWaitingLists: Handler<"GET /me/waiting-lists"> = async (
  { query: { cursor, limit } },
  { db, member, locale },
) => {
  const rows = await selectListsOfBreeder(db, {
    breederId: member.id,
    beforeId: beforeId(cursor),
    limit,
    locale,
  });
  const { shown, page } = pageOf(rows, limit);
  return { data: shown.map(({ list }) => list), page };
};

export const openWaitingList: Handler<"POST /waiting-lists"> = async ({ body }, { db, member }) => {
  const { cattery_id: catteryId, dam_id: damId, sire_id: sireId, expected_on: expectedOn } = body;
  if ((await selectOwnCattery(db, { catteryId, memberId: member.id })).length === 0)
    refuse("cattery_not_found");
  await requireParent(db, damId, "female", member.id);
  await requireParent(db, sireId, "male", null);
  const { rule, note } = body;
  const breederId = member.id;
  const stored = { breederId, catteryId, damId, sireId, expectedOn, rule, note: note || null };
  const [list] = await insertList(db, stored);
  return { data: { list_id: list!.id } };
};

/** The dam is the breeder's own; a stud may be anybody's. */
async function requireParent(
  db: Db,
  catId: number | null,
  sex: "male" | "female",
  ownerId: number | null,
): Promise<void> {
  if (catId === null) return;
  const [cat] = await selectParent(db, { catId });
  if (!cat || (ownerId !== null && !ownsCat(cat, ownerId))) refuse("parent_not_found");
  if (cat.sex !== sex) refuse(sex === "female" ? "mother_not_female" : "father_not_male");
}

export const setWaitingListOpen: Handler<"PUT /waiting-lists/{id}"> = async (
  { params: { id }, body },
  { db },
) => {
  await setOpen(db, { listId: id, isOpen: body.is_open === 1 });
  return { data: { id, is_open: body.is_open } };
};
