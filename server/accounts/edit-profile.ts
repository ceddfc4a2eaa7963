import { isAdultOn } from "@felistry/domain/accounts/adult.ts";
import type { FieldCode } from "@felistry/contract/errors.ts";
import { statement } from "../db/statement.ts";
import type { Handler } from "../http/handler.ts";
import { refuse } from "../http/refusal.ts";
import { countryById } from "../reference/queries.ts";
import { selectMe } from "./queries.ts";

const updateProfile = statement(
  "profile_update",
  `update users set first_name = :firstName, last_name = :lastName, middle_name = :middleName?, birthday = :birthday::date, country_id = :countryId::int, about = :about?,
     site_url = :siteUrl?, social_url = :socialUrl? where id = :memberId`,
);

export const editProfile: Handler<"PUT /me/edit"> = async ({ body }, { db, member, today }) => {
  const fields: { field: string; code: FieldCode }[] = [];
  if (!isAdultOn(body.birthday, today)) fields.push({ field: "birthday", code: "adult" });
  if ((await countryById(db, { id: body.country_id })).length === 0)
    fields.push({ field: "country_id", code: "country" });
  if (fields.length > 0) refuse("bad_input", { fields });

  await updateProfile(db, {
    memberId: member.id,
    firstName: body.first_name,
    lastName: body.last_name,
    middleName: body.middle_name,
    birthday: body.birthday,
    countryId: body.country_id,
    about: body.about,
    siteUrl: body.site_url,
    socialUrl: body.social_url,
  });
  return { data: (await selectMe(db, { memberId: member.id }))[0]! };
};
