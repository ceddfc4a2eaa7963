import type { Handler } from "../http/handler.ts";
import { refuse } from "../http/refusal.ts";
import { countOrRefuse, forgetAttempts, LOGIN_LIMIT } from "./attempts.ts";
import { passwordMatches } from "./password-hash.ts";
import { accountByEmail } from "./queries.ts";
import { openSession } from "./sessions.ts";

export const login: Handler<"POST /auth/login"> = async ({ body }, { db, address, services, setCookie }) => {
  const account = body.email.toLowerCase();
  await countOrRefuse(services.apart, LOGIN_LIMIT, account, address);

  const [found] = await accountByEmail(db, body.email);
  if (!found) refuse("user_not_found");
  if (!(await passwordMatches(found.password_hash, body.password))) refuse("wrong_credentials");

  await forgetAttempts(services.apart, LOGIN_LIMIT, account, address);
  setCookie(await openSession(db, found.id));
  const { id, email, first_name, roleIds } = found;
  return { data: { id, email, first_name, roleIds } };
};
