/** A member shows that the address of their account is theirs, by a code that is mailed to it. */
import { randomInt, timingSafeEqual } from "node:crypto";
import { m } from "@felistry/i18n/compiled/messages.js";
import type { Locale } from "@felistry/i18n/locale.ts";
import { statement, told } from "../../db/statement.ts";
import type { Handler } from "../../http/handler.ts";
import { refuse } from "../../http/refusal.ts";
import { greeted } from "../../mail/greeted.ts";
import { writeLetter } from "../../mail/letter.ts";
import { lockHeldFirst, releaseFirst } from "../../market/public.ts";
import { tokenHash } from "../token.ts";

const DIGITS = 6;

const lockMember = statement(
  "address_code_member",
  `select email, first_name || ' ' || last_name as name, locale, email_confirmed_at is not null as is_confirmed
   from users where id = :memberId for no key update`,
  told<{ locale: Locale }>(),
);

const keepCode = statement(
  "address_code_keep",
  `insert into address_codes (member_id, email, code_hash, expires_at) values (:memberId, :email, :codeHash, now() + interval '30 minutes')
   on conflict (member_id) do update set email = excluded.email, code_hash = excluded.code_hash, expires_at = excluded.expires_at`,
);

const presentCode = statement(
  "address_code_present",
  "select code_hash from address_codes where member_id = :memberId and email = :email and expires_at > now()",
);

const confirmAddress = statement(
  "address_code_use",
  `with used as (delete from address_codes where member_id = :memberId)
   update users set email_confirmed_at = now() where id = :memberId and email_confirmed_at is null`,
);

export const sendAddressCode: Handler<"POST /me/address-code"> = async (
  _input,
  { db, member, services },
) => {
  const [account] = await lockMember(db, { memberId: member.id });
  if (!account) refuse("not_logged_in");
  const { email, name, locale, is_confirmed } = account;
  if (is_confirmed) return { data: { is_confirmed: 1 as const } };
  const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, "0");
  await keepCode(db, { memberId: member.id, email, codeHash: hashOf(member.id, code) });
  const speak = { locale };
  const mail = writeLetter({
    to: email,
    subject: m.mail_address_code_subject({}, speak),
    paragraphs: greeted(
      { name, locale },
      [m.mail_address_code({ code }, speak), m.mail_address_code_not_you({}, speak)],
      services.config,
    ),
  });
  await services.jobs.enqueueMails(db, [mail]);
  return { data: { is_confirmed: 0 as const } };
};

export const confirmByCode: Handler<"PUT /me/address-code"> = async ({ body }, context) => {
  const { db, member } = context;
  await lockHeldFirst(db, member.id);
  const [account] = await lockMember(db, { memberId: member.id });
  if (!account) refuse("not_logged_in");
  if (!account.is_confirmed) {
    const [sent] = await presentCode(db, { memberId: member.id, email: account.email });
    if (!sent || !timingSafeEqual(sent.code_hash, hashOf(member.id, body.code)))
      refuse("wrong_address_code");
    await confirmAddress(db, { memberId: member.id });
    await releaseFirst(member.id, context);
  }
  return { data: { is_confirmed: 1 as const } };
};

const hashOf = (memberId: number, code: string): Buffer => tokenHash(`address ${memberId} ${code}`);
