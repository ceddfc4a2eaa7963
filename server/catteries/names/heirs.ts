/** Who is to get a name is asked first: nobody gets one unasked. */
import type { Pool } from "pg";
import { addDays } from "@felistry/domain/calendar.ts";
import { HEIR_DAYS, openQuestion } from "@felistry/domain/catteries/granted-name.ts";
import { eachDue } from "../../db/each-due.ts";
import { statement } from "../../db/statement.ts";
import type { Tx } from "../../db/transaction.ts";
import type { Handler, Member, WriteContext } from "../../http/handler.ts";
import { refuse } from "../../http/refusal.ts";
import type { Services } from "../../services.ts";
import { mailsOfName, mailToHeir } from "./mails.ts";
import { nameAsItIsNow } from "./name-now.ts";
import { addNameEvent, changeName, lockName } from "./statements.ts";

const insertQuestion = statement(
  "cattery_heir_ask",
  `insert into cattery_name_heirs (name_id, heir_id, asked_by, is_by_club, reason, until)
   values (:id, :heirId, :askedBy, :isByClub, :reason?, :until)`,
);

const setAgreed = statement(
  "cattery_heir_agree",
  "update cattery_name_heirs set agreed_at = now() where name_id = :id",
);

const nextSilent = statement(
  "cattery_heir_next_silent",
  `select name_id as id from cattery_name_heirs where until < :today::date and agreed_at is null and name_id <> all(:except::int[])
   order by until limit 1`,
);

interface Asked {
  readonly id: number;
  readonly name: string;
  readonly heirId: number;
  readonly clubId: number;
  /** Of the club, if it has named the heir. */
  readonly reason: string | null;
}

type Context = Pick<WriteContext, "db" | "services" | "today"> & { readonly member: Member };

/** The name's row is locked and names the heir already. */
export async function askHeir(
  { id, name, heirId, clubId, reason }: Asked,
  { db, services, member, today }: Context,
): Promise<void> {
  const until = addDays(today, HEIR_DAYS);
  const isByClub = reason !== null;
  await insertQuestion(db, { id, heirId, askedBy: member.id, isByClub, reason, until });
  const mail = await mailToHeir(db, { name, heirId, clubId, until, reason }, services.config);
  if (mail) await services.jobs.enqueueMails(db, [mail]);
}

type Locked = Awaited<ReturnType<typeof lockName>>[number];

/** An answer names the question that the heir has read: not one that was asked since. */
async function questionOf(id: number, askId: number, memberId: number, db: Tx): Promise<Locked> {
  const [found] = await lockName(db, { id });
  if (!found || found.heir_id !== memberId) refuse("cattery_name_not_found");
  if (openQuestion(found) !== "heir" || found.ask_id !== askId) refuse("cattery_name_state");
  return found;
}

export const answerAsHeir: Handler<"PUT /me/cattery-names/{id}/answer"> = async (
  { params: { id }, body: { question, agree } },
  context,
) => {
  const { db, member, services } = context;
  const found = await questionOf(id, question, member.id, db);
  const { name, club_id: clubId, holder_id, heir_reason: reason, is_by_club, asked_by } = found;
  if (agree === 0) {
    await changeName(db, { id, state: "granted", holderId: holder_id, heirId: null });
    await addNameEvent(db, { id, actorId: member.id, kind: "heir_declined", reason: null });
    const mails = await mailsOfName(
      db,
      { kind: "heir_declined", name, clubId, reason: null },
      [...new Set([holder_id, asked_by!])],
      services.config,
    );
    await services.jobs.enqueueMails(db, mails);
  } else if (is_by_club) {
    await changeName(db, { id, state: "granted", holderId: member.id, heirId: null });
    await addNameEvent(db, { id, actorId: member.id, kind: "inherited", reason });
    const told = { kind: "inherited", name, clubId, reason } as const;
    const mails = await mailsOfName(
      db,
      told,
      [...new Set([holder_id, member.id, asked_by!])],
      services.config,
    );
    await services.jobs.enqueueMails(db, mails);
  } else {
    await setAgreed(db, { id });
    await addNameEvent(db, { id, actorId: member.id, kind: "heir_agreed", reason: null });
  }
  return nameAsItIsNow(id, context);
};

/** The club thinks better of an heir whom it has named. */
export const dropHeir: Handler<"DELETE /admin/cattery-names/{id}/heir"> = async (
  { params: { id } },
  context,
) => {
  const { db, member } = context;
  const [found] = await lockName(db, { id });
  if (!found) refuse("cattery_name_not_found");
  if ([found.holder_id, found.heir_id].includes(member.id)) refuse("own_application");
  if (openQuestion(found) !== "heir" || !found.is_by_club) refuse("cattery_name_state");
  await changeName(db, { id, state: "granted", holderId: found.holder_id, heirId: null });
  await addNameEvent(db, { id, actorId: member.id, kind: "heir_dropped", reason: null });
  return nameAsItIsNow(id, context);
};

/** Whoever has not answered in time does not get the name. */
export async function endSilentHeirs(
  pool: Pool,
  { jobs, config, now }: Pick<Services, "jobs" | "config" | "now">,
): Promise<void> {
  const today = new Date(now()).toISOString().slice(0, 10);
  await eachDue(
    pool,
    (tx, except) => nextSilent(tx, { today, except }),
    async (tx, { id }) => {
      const [found] = await lockName(tx, { id });
      // Somebody was first.
      if (!found || openQuestion(found) !== "heir") return;
      const { holder_id, heir_id, asked_by, name, club_id: clubId } = found;
      await changeName(tx, { id, state: "granted", holderId: holder_id, heirId: null });
      await addNameEvent(tx, { id, actorId: null, kind: "heir_silent", reason: null });
      const readers = [...new Set([holder_id, heir_id!, asked_by!])];
      const told = { kind: "heir_silent", name, clubId, reason: null } as const;
      await jobs.enqueueMails(tx, await mailsOfName(tx, told, readers, config));
    },
  );
}
