import { isAdultOn } from "@felistry/domain/accounts/adult.ts";
import type { FieldCode } from "@felistry/contract/errors.ts";
import { statement } from "../db/statement.ts";
import type { Handler } from "../http/handler.ts";
import { refuse } from "../http/refusal.ts";
import { countryById } from "../reference/queries.ts";
import { selectMe } from "./queries.ts";

type Profile = [
  memberId: number,
  firstName: string,
  lastName: string,
  middleName: string | null | undefined,
  birthday: string,
  countryId: number,
  about: string | null | undefined,
  siteUrl: string | null | undefined,
  socialUrl: string | null | undefined,
];

const updateProfile = statement<Profile, never>(
  "profile_update",
  `update users set first_name = $2, last_name = $3, middle_name = $4, birthday = $5::date, country_id = $6::int, about = $7,
     site_url = $8, social_url = $9 where id = $1`,
);

export const editProfile: Handler<"PUT /me/edit"> = async ({ body }, { db, member, today }) => {
  const fields: { field: string; code: FieldCode }[] = [];
  if (!isAdultOn(body.birthday, today)) fields.push({ field: "birthday", code: "adult" });
  if ((await countryById(db, body.country_id)).length === 0)
    fields.push({ field: "country_id", code: "country" });
  if (fields.length > 0) refuse("bad_input", { fields });

  await updateProfile(
    db,
    member.id,
    body.first_name,
    body.last_name,
    body.middle_name,
    body.birthday,
    body.country_id,
    body.about,
    body.site_url,
    body.social_url,
  );
  return { data: (await selectMe(db, member.id))[0]! };
};
