import { concerns, openQuestion } from "@felistry/domain/catteries/granted-name.ts";
import { shownClub } from "../../accounts/queries.ts";
import type { Tx } from "../../db/transaction.ts";
import { decodeCursor, encodeCursor, rowId } from "../../http/cursor.ts";
import type { Handler, Member, WriteContext } from "../../http/handler.ts";
import { refuse } from "../../http/refusal.ts";
import { requireNameAllowed, verdictOfName } from "../../rules/public.ts";
import { nameAsItIsNow } from "./name-now.ts";
import { askHeir } from "./heirs.ts";
import { mailsOfName, type ToldKind } from "./mails.ts";
import { addNameEvent, changeName, holdHeir, lockName, selectNames } from "./statements.ts";

export const listNames: Handler<"GET /admin/cattery-names"> = async (
  { query: { list, limit, cursor } },
  { db, locale, today, services },
) => {
  const [afterId] = decodeCursor(cursor, [rowId]) ?? [0];
  const rows = await selectNames[list](db, { afterId, limit, locale });
  const page = rows.slice(0, limit);
  const next = rows.length > limit ? encodeCursor([page.at(-1)!.id]) : null;
  const data = [];
  for (const row of page) {
    const { id, club_id: clubId, name, holder } = row;
    const asked = { name, memberId: holder.id, exceptId: -id, clubId };
    const verdict =
      row.state === "asked" ? await verdictOfName(db, asked, { locale, today }) : null;
    data.push({ ...shownClub(row, locale, services.config), verdict });
  }
  return { data, page: { next } };
};

type Context = WriteContext & { readonly member: Member };
type Locked = Awaited<ReturnType<typeof lockName>>[number];

async function nameToDecide(id: number, { db, member }: Context): Promise<Locked> {
  const [found] = await lockName(db, { id });
  if (!found) refuse("cattery_name_not_found");
  if (concerns(found, member.id)) refuse("own_application");
  return found;
}

/** Who is to get a name has an account, and does not close it before this is stored. */
async function requireHere(db: Tx, memberId: number): Promise<void> {
  if ((await holdHeir(db, { memberId })).length === 0) refuse("member_not_found");
}

interface Outcome {
  readonly kind: ToldKind;
  readonly state: "granted" | "declined" | "ended";
  readonly holderId: number;
  readonly reason: string | null;
}

async function settle(found: Locked, outcome: Outcome, context: Context) {
  const { db, member, services } = context;
  const { id, name, club_id: clubId, holder_id, heir_id } = found;
  const { kind, state, holderId, reason } = outcome;
  await changeName(db, { id, state, holderId, heirId: null });
  await addNameEvent(db, { id, actorId: member.id, kind, reason });
  const readers = [...new Set([holder_id, heir_id, holderId])].filter((each) => each !== null);
  const mails = await mailsOfName(db, { kind, name, clubId, reason }, readers, services.config);
  await services.jobs.enqueueMails(db, mails);
  return nameAsItIsNow(id, context);
}

export const decideName: Handler<"PUT /admin/cattery-names/{id}/decide"> = async (
  { params: { id }, body: { agree, heir_id: seenHeir, reason } },
  context,
) => {
  const { db, locale, today } = context;
  const found = await nameToDecide(id, context);
  const question = openQuestion(found);
  // The holder may have named somebody else since the club looked.
  if (question === null || found.heir_id !== seenHeir) refuse("cattery_name_state");
  if (agree === 0 && reason === null)
    refuse("bad_input", { fields: [{ field: "reason", code: "decline_reason" }] });
  if (question === "heir") refuse("cattery_name_heir_asked");
  const { holder_id, heir_id, name, club_id: clubId } = found;
  if (agree === 1) await requireHere(db, heir_id ?? holder_id);
  if (question === "passing")
    return settle(
      found,
      agree === 1
        ? { kind: "passed", state: "granted", holderId: heir_id!, reason }
        : { kind: "refused", state: "granted", holderId: holder_id, reason },
      context,
    );
  if (agree === 0)
    return settle(
      found,
      { kind: "declined", state: "declined", holderId: holder_id, reason },
      context,
    );
  // Rules and others' names may have changed since it was asked for.
  const asked = { name, memberId: holder_id, exceptId: -id, clubId };
  await requireNameAllowed(db, asked, { locale, today });
  return settle(found, { kind: "granted", state: "granted", holderId: holder_id, reason }, context);
};

export const passToHeir: Handler<"PUT /admin/cattery-names/{id}/holder"> = async (
  { params: { id }, body: { member_id, reason } },
  context,
) => {
  const found = await nameToDecide(id, context);
  const { db, member } = context;
  const { holder_id, name } = found;
  if (found.state !== "granted" || found.heir_id !== null) refuse("cattery_name_state");
  if (member_id === member.id) refuse("own_application");
  if (member_id === holder_id) refuse("member_not_found");
  await requireHere(db, member_id);
  await changeName(db, { id, state: "granted", holderId: holder_id, heirId: member_id });
  await addNameEvent(db, { id, actorId: member.id, kind: "heir_named", reason });
  await askHeir({ id, name, clubId: found.club_id, heirId: member_id, reason }, context);
  return nameAsItIsNow(id, context);
};

export const endName: Handler<"PUT /admin/cattery-names/{id}/end"> = async (
  { params: { id }, body: { reason } },
  context,
) => {
  const found = await nameToDecide(id, context);
  if (found.state !== "granted") refuse("cattery_name_state");
  return settle(
    found,
    { kind: "ended", state: "ended", holderId: found.holder_id, reason },
    context,
  );
};
