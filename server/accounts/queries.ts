import { statement } from "../db/statement.ts";

export interface Account {
  id: number;
  email: string;
  first_name: string;
  password_hash: string;
  locale: "en" | "ru";
  roleIds: number[];
}

const accountColumns = `u.id, u.email, u.first_name, u.password_hash, u.locale,
  array(select r.role_id::int from user_roles r where r.user_id = u.id order by 1) as "roleIds"`;

/** Addresses compare case-insensitively. */
export const accountByEmail = statement<[string], Account>(
  "account_by_email",
  `select ${accountColumns} from users u where lower(u.email) = lower($1)`,
);

export const accountById = statement<[number], Account>("account_by_id", `select ${accountColumns} from users u where u.id = $1`);

interface MeRow {
  id: number;
  first_name: string;
  last_name: string;
  middle_name: string | null;
  email: string;
  birthday: string;
  about: string | null;
  site_url: string | null;
  social_url: string | null;
  country_id: number;
  country_en: string;
  country_ru: string;
  user_ava_url: string | null;
  roleIds: number[];
  total_cats: number;
}

export const selectMe = statement<[number], MeRow>(
  "me",
  `select u.id, u.first_name, u.last_name, u.middle_name, u.email, u.birthday, u.about, u.site_url, u.social_url,
          u.country_id, c.country_en, c.country_ru, u.user_ava_url,
          array(select r.role_id::int from user_roles r where r.user_id = u.id order by 1) as "roleIds",
          (select count(*)::int from cats where online_owner_id = u.id) as total_cats
   from users u join countries c on c.id = u.country_id
   where u.id = $1`,
);

export const memberExists = statement<[id: number], { id: number }>("member_exists", "select id from users where id = $1");
