import type { Tx } from "../db/transaction.ts";
import { asToken, tokenHash } from "../accounts/queries.ts";
import type { Handler } from "../http/handler.ts";
import { refuse } from "../http/refusal.ts";
import type { Services } from "../services.ts";
import { makeKittensCats } from "./kittens.ts";
import { litterRecord } from "./litter-record.ts";
import { mailToBreeder } from "./mails.ts";
import { decide, lockByToken, selectLitter, type LitterRow } from "./statements.ts";

export const answerLitter: Handler<"PUT /litters/{id}/answer"> = async (
  { params: { id }, body: { answer } },
  { db, member, services },
) => {
  const litter = (await selectLitter(db, id))[0]!;
  const isTheirs =
    answer === "cancel" ? litter.breeder_id === member.id : litter.sire_members.includes(member.id);
  if (!isTheirs) refuse("not_allowed");
  if (litter.status !== "waiting") refuse("litter_not_waiting");
  if (answer === "cancel") await decide(db, id, "cancelled");
  else await settle(db, litter, answer === "confirm", services);
  return { data: litterRecord((await selectLitter(db, id))[0]!, member.id) };
};

/** Whoever has the link read the mail of the stud's owner. */
export const answerByMail: Handler<"POST /litters/answer-by-mail"> = async (
  { body },
  { db, services },
) => {
  const token = asToken(body.token) ?? refuse("litter_link_over");
  const [found] = await lockByToken(db, tokenHash(token));
  if (!found) refuse("litter_link_over");
  const litter = (await selectLitter(db, found.id))[0]!;
  return { data: { status: await settle(db, litter, body.confirm === 1, services) } };
};

async function settle(
  db: Tx,
  litter: LitterRow,
  isConfirmed: boolean,
  { jobs, config }: Services,
): Promise<"confirmed" | "declined"> {
  const status = isConfirmed ? "confirmed" : "declined";
  await decide(db, litter.id, status);
  if (isConfirmed) await makeKittensCats(db, litter);
  await jobs.enqueueMails(db, [await mailToBreeder(db, litter, status, config)]);
  return status;
}
