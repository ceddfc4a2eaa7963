/** What closing an account takes away, and what it leaves for the sake of others. */
import { statement } from "../../db/statement.ts";

/** The pages that the member keeps, locked before their ads as by everybody who writes an ad. */
export const lockKeptCats = statement<[memberId: number], { id: number }>(
  "closing_lock_cats",
  "select id from cats where online_owner_id = $1 order by id for no key update",
);

/** Free from now on: another member may add them to a page that is cared for. */
export const freeKeptCats = statement<[memberId: number], never>(
  "closing_free_cats",
  "update cats set is_my_cat = 0, updated_at = now() where online_owner_id = $1 and is_my_cat = 1",
);

export const endAds = statement<[memberId: number], never>(
  "closing_end_ads",
  `update sales s set is_active = false, updated_at = now() from cats c
   where c.id = s.cat_id and c.online_owner_id = $1 and s.is_active`,
);

/** The row stays without anything personal; nobody can log in to it, and its address is free again. */
export const anonymise = statement<[memberId: number, firstName: string, lastName: string], never>(
  "closing_anonymise",
  `update users set closed_at = now(), first_name = $2, last_name = $3, middle_name = null,
     email = gen_random_uuid() || '@closed.invalid', birthday = '1900-01-01', about = null, site_url = null,
     social_url = null, user_ava_url = null, password_hash = ''
   where id = $1`,
);

const deleteOf = (table: string, column = "user_id") =>
  statement<[memberId: number], never>(
    `closing_delete_${table}`,
    `delete from ${table} where ${column} = $1`,
  );

/** Rows that are the member's own business alone. */
export const deletePersonalRows = [
  deleteOf("user_roles"),
  deleteOf("sessions"),
  deleteOf("passkeys"),
  deleteOf("passkey_challenges"),
  deleteOf("recovery_codes"),
  deleteOf("email_changes"),
  deleteOf("favourites"),
  deleteOf("catteries", "users_id"),
  deleteOf("imports", "users_id"),
];
