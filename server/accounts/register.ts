import { isAdultOn } from "@felistry/domain/accounts/adult.ts";
import { ROLE_MEMBER } from "@felistry/contract/accounts.ts";
import type { FieldCode } from "@felistry/contract/errors.ts";
import { userRoles, users } from "../db/schema/accounts.ts";
import { poolDb } from "../db/transaction.ts";
import type { Handler } from "../http/handler.ts";
import { refuse } from "../http/refusal.ts";
import { hashPassword } from "./password-hash.ts";
import { addressHeldByOther, NOBODY } from "./queries.ts";
import { countryById } from "../reference/queries.ts";

export const register: Handler<"POST /auth/register"> = async (
  { body },
  { db, locale, services, today },
) => {
  const reads = poolDb(services.pool);
  const fields: { field: string; code: FieldCode }[] = [];
  if (!isAdultOn(body.birthday, today)) fields.push({ field: "birthday", code: "adult" });
  if ((await countryById(reads, body.countries_id)).length === 0)
    fields.push({ field: "countries_id", code: "country" });
  if (fields.length > 0) refuse("bad_input", { fields });
  if ((await addressHeldByOther(reads, body.email, NOBODY))[0]!.held) refuse("email_in_use");

  // Before the first statement of the transaction, whose connection would wait for it.
  const password_hash = await hashPassword(body.password);
  const [member] = await db.orm
    .insert(users)
    .values({
      first_name: body.first_name,
      last_name: body.last_name,
      email: body.email,
      birthday: body.birthday,
      country_id: body.countries_id,
      password_hash,
      locale,
    })
    .returning({ id: users.id });
  await db.orm.insert(userRoles).values({ user_id: member!.id, role_id: ROLE_MEMBER });
  return { data: { id: member!.id } };
};
