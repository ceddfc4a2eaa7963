/** The club decides on a litter about which the rules have asked. */
import type { Handler } from "../http/handler.ts";
import { refuse } from "../http/refusal.ts";
import { statement } from "../db/statement.ts";
import { mailOfNumbers, mailOfRefusal } from "./mails.ts";
import { registerKittens } from "./register-by-rules.ts";
import { selectLitter } from "./statements.ts";

const lockLitter = statement(
  "litter_lock",
  "select breeder_id from litters where id = :id for no key update",
);

const endCase = statement(
  "litter_end_case",
  "select end_case('litter', :id, :outcome, :memberId) as id",
);

/** Of two registrars one finds the case open: the litter's row is locked first. */
export const decideLitter: Handler<"PUT /litters/{id}/decide"> = async (
  { params: { id }, body: { register } },
  { db, member, services, today, locale },
) => {
  const [locked] = await lockLitter(db, { id });
  if (!locked) refuse("litter_not_found");
  if (locked.breeder_id === member.id) refuse("own_application");
  const outcome = register === 1 ? "registered" : "declined";
  const [ended] = await endCase(db, { id, outcome, memberId: member.id });
  if (ended!.id === null) refuse("litter_not_asked");
  const litter = (await selectLitter(db, { id, locale }))[0]!;
  const numbers = register === 1 ? await registerKittens(db, litter, services, today) : [];
  const mail =
    register === 1
      ? await mailOfNumbers(db, litter, numbers, services.config)
      : await mailOfRefusal(db, litter, services.config);
  await services.jobs.enqueueMails(db, [mail]);
  return { data: { numbers } };
};
