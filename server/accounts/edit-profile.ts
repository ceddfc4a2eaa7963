import { eq } from "drizzle-orm";
import { isAdultOn } from "@felistry/domain/accounts/adult.ts";
import type { FieldCode } from "@felistry/contract/errors.ts";
import { users } from "../db/schema/accounts.ts";
import type { Handler } from "../http/handler.ts";
import { refuse } from "../http/refusal.ts";
import { countryById } from "../reference/queries.ts";
import { selectMe } from "./queries.ts";

export const editProfile: Handler<"PUT /me/edit"> = async (
  { body },
  { db, member, services, today, onCommit },
) => {
  const fields: { field: string; code: FieldCode }[] = [];
  if (!isAdultOn(body.birthday, today)) fields.push({ field: "birthday", code: "adult" });
  if ((await countryById(db, body.country_id)).length === 0)
    fields.push({ field: "country_id", code: "country" });
  if (fields.length > 0) refuse("bad_input", { fields });

  await db.orm
    .update(users)
    .set({
      first_name: body.first_name,
      last_name: body.last_name,
      middle_name: body.middle_name,
      birthday: body.birthday,
      country_id: body.country_id,
      about: body.about,
      site_url: body.site_url,
      social_url: body.social_url,
    })
    .where(eq(users.id, member.id));
  onCommit(services.market.changed);
  return { data: (await selectMe(db, member.id))[0]! };
};
