/** The club decides on a litter about which the rules have asked. */
import { isAtDesk, requireUndecided } from "../cases/queries.ts";
import type { Handler, Member, WriteContext } from "../http/handler.ts";
import { refuse } from "../http/refusal.ts";
import { statement } from "../db/statement.ts";
import { mailOfNumbers, mailOfRefusal } from "./mails.ts";
import { adviceOnLitter, requireUnblocked } from "../rules/public.ts";
import { registerKittens } from "./register-by-rules.ts";
import { lockLitter, selectLitter } from "./statements.ts";

const endCase = statement(
  "litter_end_case",
  "select end_case('litter', :id, :outcome, :memberId) as id",
);

type Context = Pick<WriteContext, "db" | "services" | "today" | "locale"> & {
  readonly member: Pick<Member, "id">;
};

/** Of two registrars one finds the case open: the litter's row is locked first. */
export const decideLitter: Handler<"PUT /litters/{id}/decide"> = async (
  { params: { id }, body: { register } },
  context,
) => {
  const { db, locale, member } = context;
  const subject = { kind: "litter", subjectId: id };
  if (!(await isAtDesk(db, member, subject))) refuse("litter_not_asked");
  const numbers = await decide(id, register === 1 ? "registered" : "declined", context, () =>
    requireUndecided(db, subject, locale),
  );
  return { data: { numbers: numbers.map(({ number }) => number) } };
};

/** A decision of the desk, on behalf of whoever has made it. */
export async function carryOutLitter(
  id: number,
  { outcome }: { readonly outcome: string },
  context: Context,
): Promise<void> {
  await decide(id, outcome === "confirmed" ? "registered" : "declined", context);
}

/** @returns the kittens' numbers */
async function decide(
  id: number,
  outcome: "registered" | "declined",
  { db, member, services, today, locale }: Context,
  alsoRequire = async () => {},
): Promise<{ cat_name: string; number: string }[]> {
  const [locked] = await lockLitter(db, { id });
  if (!locked) refuse("litter_not_found");
  if (locked.breeder_id === member.id) refuse("own_application");
  await alsoRequire();
  if (outcome === "registered")
    requireUnblocked(await adviceOnLitter(id, { db, locale, today, member }));
  const [ended] = await endCase(db, { id, outcome, memberId: member.id });
  if (ended!.id === null) refuse("litter_not_asked");
  const litter = (await selectLitter(db, { id, locale }))[0]!;
  const numbers =
    outcome === "registered" ? await registerKittens(db, litter, services, today) : [];
  const mail =
    outcome === "registered"
      ? await mailOfNumbers(db, litter, numbers, services.config)
      : await mailOfRefusal(db, litter, services.config);
  await services.jobs.enqueueMails(db, [mail]);
  return numbers;
}
