import { isAdultOn } from "@felistry/domain/accounts/adult.ts";
import { ROLE_MEMBER } from "@felistry/contract/accounts/accounts.ts";
import type { FieldCode } from "@felistry/contract/errors.ts";
import type { Locale } from "@felistry/i18n/locale.ts";
import { statement } from "../db/statement.ts";
import { poolDb } from "../db/transaction.ts";
import type { Handler } from "../http/handler.ts";
import { networkOf } from "../http/limits/network.ts";
import { refuse } from "../http/refusal.ts";
import { refuseCommon } from "./common-passwords.ts";
import { hashPassword } from "./password-hash.ts";
import { addressHeldByOther, NOBODY } from "./queries.ts";
import { countryById } from "../reference/queries.ts";

type NewMember = [
  firstName: string,
  lastName: string,
  email: string,
  birthday: string,
  countryId: number,
  passwordHash: string,
  locale: Locale,
  role: number,
];

const insertMember = statement<NewMember, { id: number }>(
  "member_insert",
  `with member as (
     insert into users (first_name, last_name, email, birthday, country_id, password_hash, locale)
     values ($1, $2, $3, $4::date, $5::int, $6, $7) returning id
   )
   insert into user_roles (user_id, role_id) select id, $8 from member returning user_id as id`,
);

export const register: Handler<"POST /auth/register"> = async (
  { body },
  { db, locale, address, services, tell, today },
) => {
  const reads = poolDb(services.pool);
  const fields: { field: string; code: FieldCode }[] = [];
  if (!isAdultOn(body.birthday, today)) fields.push({ field: "birthday", code: "adult" });
  if ((await countryById(reads, body.countries_id)).length === 0)
    fields.push({ field: "countries_id", code: "country" });
  if (fields.length > 0) refuse("bad_input", { fields });
  await refuseCommon(body.password, "password");
  if ((await addressHeldByOther(reads, body.email, NOBODY))[0]!.held) refuse("email_in_use");

  // Before the first statement of the transaction, whose connection would wait for it.
  const password_hash = await hashPassword(body.password, networkOf(address));
  const [member] = await insertMember(
    db,
    body.first_name,
    body.last_name,
    body.email,
    body.birthday,
    body.countries_id,
    password_hash,
    locale,
    ROLE_MEMBER,
  );
  tell({ about: member!.id });
  return { data: { id: member!.id } };
};
