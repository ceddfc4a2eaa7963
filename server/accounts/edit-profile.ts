import { isAdultOn } from "@felistry/domain/accounts/adult.ts";
import type { FieldCode } from "@felistry/contract/field-codes.ts";
import { normaliseName } from "@felistry/domain/letters.ts";
import { isOtherForm, otherScript } from "@felistry/domain/names/other-form.ts";
import { statement } from "../db/statement.ts";
import type { Handler } from "../http/handler.ts";
import { refuse } from "../http/refusal.ts";
import { countryById } from "../reference/queries.ts";
import { selectMe } from "./queries.ts";

const updateProfile = statement(
  "profile_update",
  `update users set first_name = :firstName, last_name = :lastName, middle_name = :middleName?, birthday = :birthday::date, country_id = :countryId::int, about = :about?,
     site_url = :siteUrl?, social_url = :socialUrl?, other_name_given = :otherName? where id = :memberId`,
);

/** Of a form of two names. */
const SHORTEST = 3;

export const editProfile: Handler<"PUT /me/edit"> = async ({ body }, { db, member, today }) => {
  const fields: { field: string; code: FieldCode }[] = [];
  if (!isAdultOn(body.birthday, today)) fields.push({ field: "birthday", code: "adult" });
  if ((await countryById(db, { id: body.country_id })).length === 0)
    fields.push({ field: "country_id", code: "country" });
  const [me] = await selectMe(db, { memberId: member.id });
  const otherName = otherNameOf(body, me!);
  if (otherName !== null && (otherName.length < SHORTEST || !isOtherForm(otherName, nameOf(body))))
    fields.push({ field: "other_name", code: `in_${otherScript(nameOf(body))}` });
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
    otherName,
  });
  return { data: (await selectMe(db, { memberId: member.id }))[0]! };
};

interface Named {
  readonly first_name: string;
  readonly last_name: string;
}

const nameOf = ({ first_name, last_name }: Named) => `${first_name} ${last_name}`;

/** A form given for another name goes with that name; one that the rule has too is none. */
function otherNameOf(
  body: Named & { readonly other_name?: string | null | undefined },
  present: Named & {
    readonly other_name: string | null;
    readonly other_name_proposed: string | null;
  },
): string | null {
  const isSame = nameOf(body) === nameOf(present);
  const given = body.other_name === undefined ? present.other_name : body.other_name;
  if (!given || (!isSame && given === present.other_name)) return null;
  const form = normaliseName(given);
  return isSame && form === present.other_name_proposed ? null : form;
}
