import { poolDb } from "../db/transaction.ts";
import { countOrRefuse, forgetAttempts } from "../http/limits/attempts.ts";
import type { Handler } from "../http/handler.ts";
import { networkOf } from "../http/limits/network.ts";
import { refuse } from "../http/refusal.ts";
import { LOGIN_LIMIT } from "./attempt-limits.ts";
import { passwordMatches } from "./password-hash.ts";
import { accountByEmail } from "./queries.ts";
import { replaceSession } from "./sessions.ts";

export const login: Handler<"POST /auth/login"> = async ({ body }, context) => {
  const { db, address, services, setCookie, tell } = context;
  const [found] = await accountByEmail(poolDb(services.pool), { email: body.email });
  // Counted by the account found: a database may treat other letters as those of its address.
  if (found) tell({ about: found.id });
  const place = networkOf(address);
  const counted = [found ? `member ${found.id}` : body.email.toLowerCase(), place];
  await countOrRefuse(services.apart, LOGIN_LIMIT, ...counted);
  if (!found) refuse("user_not_found");
  if (!(await passwordMatches(found.password_hash, body.password, place)))
    refuse("wrong_credentials");
  // Only whoever knows the password is told.
  if (found.suspension_reason !== null)
    refuse("account_suspended", { values: { reason: found.suspension_reason } });

  await forgetAttempts(services.apart, LOGIN_LIMIT, ...counted);
  setCookie(await replaceSession(db, found.id, context));
  const { id, email, first_name, roleIds } = found;
  return { data: { id, email, first_name, roleIds } };
};
