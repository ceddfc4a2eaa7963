import type { Locale } from "@felistry/i18n/locale.ts";
import type { Tx } from "../db/transaction.ts";
import type { Handler } from "../http/handler.ts";
import { refuse } from "../http/refusal.ts";
import type { Services } from "../services.ts";
import { makeKittensCats } from "./kittens.ts";
import { litterRecord, nameOf } from "./litter-record.ts";
import { mailToBreeder } from "./mails.ts";
import { registerByRules } from "./register-by-rules.ts";
import { decide, lockByToken, selectLitter, type LitterRow } from "./statements.ts";
import { asToken, tokenHash } from "../accounts/queries.ts";

export const answerLitter: Handler<"PUT /litters/{id}/answer"> = async (
  { params: { id }, body: { answer } },
  { db, member, services, today, locale },
) => {
  const litter = (await selectLitter(db, { id, locale }))[0]!;
  const isTheirs =
    answer === "cancel" ? litter.breeder_id === member.id : litter.sire_members.includes(member.id);
  if (!isTheirs) refuse("not_allowed");
  if (litter.status !== "waiting") refuse("litter_not_waiting");
  if (answer === "cancel") await decide(db, { id, status: "cancelled" });
  else await settle(db, litter, answer === "confirm", { services, today });
  return { data: litterRecord((await selectLitter(db, { id, locale }))[0]!, member.id) };
};

/** Whoever has the link has read the stud owner's mail, so they may read what it is about. */
export const readByMail: Handler<"POST /litters/asked-by-mail"> = async (
  { body },
  { db, locale },
) => {
  const { breeder, breed, dam, sire, born, prefix, kittens } = await askedBy(
    db,
    body.token,
    locale,
  );
  return {
    data: {
      breeder,
      breed,
      dam: nameOf(dam),
      sire: nameOf(sire),
      born,
      prefix,
      kittens: kittens.map(({ cat_name, sex }) => ({ cat_name, sex })),
    },
  };
};

export const answerByMail: Handler<"POST /litters/answer-by-mail"> = async (
  { body },
  { db, services, today, locale },
) => {
  const litter = await askedBy(db, body.token, locale);
  return { data: { status: await settle(db, litter, body.confirm === 1, { services, today }) } };
};

async function askedBy(db: Tx, text: string, locale: Locale): Promise<LitterRow> {
  const token = asToken(text) ?? refuse("litter_link_over");
  const [found] = await lockByToken(db, { tokenHash: tokenHash(token) });
  if (!found) refuse("litter_link_over");
  return (await selectLitter(db, { id: found.id, locale }))[0]!;
}

async function settle(
  db: Tx,
  litter: LitterRow,
  isConfirmed: boolean,
  context: { readonly services: Services; readonly today: string },
): Promise<"confirmed" | "declined"> {
  const { jobs, config } = context.services;
  const status = isConfirmed ? "confirmed" : "declined";
  await decide(db, { id: litter.id, status });
  if (isConfirmed) {
    await makeKittensCats(db, litter);
    await registerByRules(db, litter, context);
  }
  await jobs.enqueueMails(db, [await mailToBreeder(db, litter, status, config)]);
  return status;
}
