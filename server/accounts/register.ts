import { isAdultOn } from "@felistry/domain/accounts/adult.ts";
import { ROLE_MEMBER } from "@felistry/contract/accounts/accounts.ts";
import type { FieldCode } from "@felistry/contract/field-codes.ts";
import { statement } from "../db/statement.ts";
import { poolDb } from "../db/transaction.ts";
import type { Handler } from "../http/handler.ts";
import { networkOf } from "../http/limits/network.ts";
import { refuse } from "../http/refusal.ts";
import { refuseCommon } from "./common-passwords.ts";
import { hashPassword } from "./password-hash.ts";
import { addressHeldByOther, NOBODY } from "./queries.ts";
import { countryById } from "../reference/queries.ts";

const insertMember = statement(
  "member_insert",
  `with member as (
     insert into users (first_name, last_name, email, birthday, country_id, password_hash, locale)
     values (:firstName, :lastName, :email, :birthday::date, :countryId::int, :passwordHash, :locale) returning id
   )
   insert into user_roles (user_id, role_id) select id, :role from member returning user_id as id`,
);

export const register: Handler<"POST /auth/register"> = async (
  { body },
  { db, locale, address, services, tell, today },
) => {
  const reads = poolDb(services.pool);
  const fields: { field: string; code: FieldCode }[] = [];
  if (!isAdultOn(body.birthday, today)) fields.push({ field: "birthday", code: "adult" });
  if ((await countryById(reads, { id: body.countries_id })).length === 0)
    fields.push({ field: "countries_id", code: "country" });
  if (fields.length > 0) refuse("bad_input", { fields });
  await refuseCommon(body.password, "password");
  if ((await addressHeldByOther(reads, { email: body.email, memberId: NOBODY }))[0]!.held)
    refuse("email_in_use");

  // Before the transaction's first statement, or its connection would wait for the hash.
  const password_hash = await hashPassword(body.password, networkOf(address));
  const [member] = await insertMember(db, {
    firstName: body.first_name,
    lastName: body.last_name,
    email: body.email,
    birthday: body.birthday,
    countryId: body.countries_id,
    passwordHash: password_hash,
    locale,
    role: ROLE_MEMBER,
  });
  tell({ about: member!.id });
  return { data: { id: member!.id } };
};
