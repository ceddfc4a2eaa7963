import { FIRST_CLUB } from "@felistry/domain/accounts/club.ts";
import { openQuestion } from "@felistry/domain/catteries/granted-name.ts";
import { isClub, shownClub } from "../../accounts/queries.ts";
import type { Tx } from "../../db/transaction.ts";
import type { Handler } from "../../http/handler.ts";
import { refuse } from "../../http/refusal.ts";
import { askHeir } from "./heirs.ts";
import { nameAsItIsNow } from "./name-now.ts";
import { requireNameAllowed } from "../../rules/public.ts";
import {
  addNameEvent,
  changeName,
  insertName,
  lockName,
  memberByAddress,
  selectOwnNames,
} from "./statements.ts";

export const listOwnNames: Handler<"GET /me/cattery-names"> = async (
  _input,
  { db, member, locale, services },
) => {
  const names = await selectOwnNames(db, { memberId: member.id, locale });
  return { data: names.map((name) => shownClub(name, locale, services.config)) };
};

export const askName: Handler<"POST /me/cattery-names"> = async (
  { body: { name, club_id } },
  context,
) => {
  const { db, member, locale, today } = context;
  const memberId = member.id;
  const clubId = club_id ?? FIRST_CLUB;
  if (!(await isClub(db, clubId))) refuse("club_not_found");
  await requireNameAllowed(db, { name, memberId, exceptId: null, clubId }, { locale, today });
  const [kept] = await insertName(db, { name, memberId, clubId });
  // One's own name differs in no letter, which the rules leave to the club.
  if (!kept) refuse("cattery_name_taken");
  const { id } = kept;
  await addNameEvent(db, { id, actorId: memberId, kind: "asked", reason: null });
  return nameAsItIsNow(id, context);
};

async function ownName(db: Tx, id: number, memberId: number) {
  const [found] = await lockName(db, { id });
  if (!found || found.holder_id !== memberId) refuse("cattery_name_not_found");
  return found;
}

export const withdrawName: Handler<"DELETE /me/cattery-names/{id}"> = async (
  { params: { id } },
  { db, member },
) => {
  const found = await ownName(db, id, member.id);
  if (openQuestion(found) !== "claim") refuse("cattery_name_state");
  await changeName(db, { id, state: "withdrawn", holderId: member.id, heirId: null });
  await addNameEvent(db, { id, actorId: member.id, kind: "withdrawn", reason: null });
  return { data: null };
};

export const setHeir: Handler<"PUT /me/cattery-names/{id}/heir"> = async (
  { params: { id }, body: { email } },
  context,
) => {
  const { db, member } = context;
  const found = await ownName(db, id, member.id);
  if (found.state !== "granted") refuse("cattery_name_state");
  const heirId = email === null ? null : await heirOf(db, email, member.id);
  if (heirId !== found.heir_id) {
    await changeName(db, { id, state: "granted", holderId: member.id, heirId });
    const kind = heirId === null ? "kept" : "offered";
    await addNameEvent(db, { id, actorId: member.id, kind, reason: null });
    if (heirId !== null)
      await askHeir({ id, name: found.name, heirId, clubId: found.club_id, reason: null }, context);
  }
  return nameAsItIsNow(id, context);
};

async function heirOf(db: Tx, email: string, holderId: number): Promise<number> {
  const [heir] = await memberByAddress(db, { email });
  if (!heir || heir.id === holderId) refuse("member_not_found");
  return heir.id;
}
