/** What the two sides of an entry in a waiting list are told of each move, each in their own language. */
import { displayName } from "@felistry/domain/cats/display-name.ts";
import { m } from "@felistry/i18n/compiled/messages.js";
import type { Locale } from "@felistry/i18n/locale.ts";
import type { Config } from "../config.ts";
import { statement, told } from "../db/statement.ts";
import type { Tx } from "../db/transaction.ts";
import type { MailJob } from "../jobs/jobs.ts";
import { greeted } from "../mail/greeted.ts";
import { writeLetter } from "../mail/letter.ts";
import { siteLink } from "../mail/site-link.ts";
import { dayInWords } from "../mail/words.ts";

export type Site = Pick<Config, "publicOrigin" | "hosts" | "siteName">;

interface Party {
  email: string;
  name: string;
  locale: Locale;
  has_left: boolean;
}

interface NamedCat {
  cat_name: string;
  cat_name_cattery_prefix: string | null;
  cat_name_suffix: string | null;
}

const party = (user: string) =>
  `json_build_object('has_left', ${user}.closed_at is not null, 'email', ${user}.email, 'name', ${user}.first_name || ' ' || ${user}.last_name, 'locale', ${user}.locale)`;
const cat = (
  name: string,
) => `case when ${name}.id is not null then json_build_object('cat_name', ${name}.cat_name,
  'cat_name_cattery_prefix', ${name}.cat_name_cattery_prefix, 'cat_name_suffix', ${name}.cat_name_suffix) end`;

const selectFacts = statement(
  "waiting_mail_facts",
  `select e.list_id, e.reason, e.offered_until, coalesce(k.cattery_name_full, k.cattery_name) as cattery, ${cat("d")} as dam, ${cat("s")} as sire,
          ${party("u")} as applicant, ${party("b")} as breeder,
          (select count(*)::int from waiting_entries w where w.list_id = e.list_id and w.stage in ('accepted', 'offered') and w.turn <= e.turn) as place,
          (select ${cat("c")} from cats c where c.id = coalesce(e.offered_cat_id, :catId?::int)) as kitten
   from waiting_entries e join waiting_lists l on l.id = e.list_id join users u on u.id = e.member_id join users b on b.id = l.breeder_id
   left join catteries k on k.id = l.cattery_id left join cats d on d.id = l.dam_id left join cats s on s.id = l.sire_id
   where e.id = :entryId`,
  told<{
    applicant: Party;
    breeder: Party;
    dam: NamedCat | null;
    sire: NamedCat | null;
    kitten: NamedCat | null;
    place: number;
  }>(),
);

interface About {
  list: string;
  member: string;
  cat: string;
  day: string;
  place: string;
  reason: string;
}
type Text = (about: About, speak: { locale: Locale }) => string;

const letter = (to: "applicant" | "breeder", subject: Text, body: Text) => ({ to, subject, body });

/** Those named `…_breeder` go with the others. */
const TEXTS = {
  apply: letter("breeder", m.mail_waiting_apply_subject, m.mail_waiting_apply),
  accept: letter("applicant", m.mail_waiting_accept_subject, m.mail_waiting_accept),
  decline: letter("applicant", m.mail_waiting_decline_subject, m.mail_waiting_decline),
  offer: letter("applicant", m.mail_waiting_offer_subject, m.mail_waiting_offer),
  take_back: letter("applicant", m.mail_waiting_take_back_subject, m.mail_waiting_take_back),
  void: letter("applicant", m.mail_waiting_take_back_subject, m.mail_waiting_void),
  pass: letter("breeder", m.mail_waiting_pass_subject, m.mail_waiting_pass),
  leave: letter("breeder", m.mail_waiting_leave_subject, m.mail_waiting_leave),
  lapse: letter("applicant", m.mail_waiting_lapse_subject, m.mail_waiting_lapse),
  lapse_breeder: letter("breeder", m.mail_waiting_lapse_subject, m.mail_waiting_lapse_breeder),
  remind: letter("applicant", m.mail_waiting_remind_subject, m.mail_waiting_remind),
  remind_breeder: letter("breeder", m.mail_waiting_remind_subject, m.mail_waiting_remind_breeder),
  void_breeder: letter("breeder", m.mail_waiting_take_back_subject, m.mail_waiting_void_breeder),
  end: letter("applicant", m.mail_waiting_end_subject, m.mail_waiting_end),
} as const;
export type WaitingStep = keyof typeof TEXTS;

/** @param catId the kitten that was offered, once the entry no longer names it */
export async function mailOfWaiting(
  tx: Tx,
  entryId: number,
  step: WaitingStep,
  site: Site,
  catId: number | null = null,
): Promise<MailJob[]> {
  const facts = (await selectFacts(tx, { entryId, catId }))[0]!;
  const { to, subject, body } = TEXTS[step];
  const [reader, other] =
    to === "breeder" ? [facts.breeder, facts.applicant] : [facts.applicant, facts.breeder];
  if (reader.has_left) return [];
  const { locale } = reader;
  const parents = [facts.dam, facts.sire].filter((parent) => parent !== null).map(displayName);
  const about: About = {
    list: parents.length > 0 ? parents.join(" × ") : (facts.cattery ?? facts.breeder.name),
    member: other.name,
    cat: facts.kitten ? displayName(facts.kitten) : "",
    day: facts.offered_until ? dayInWords(facts.offered_until, locale) : "",
    place: String(facts.place),
    reason: facts.reason ?? "",
  };
  const speak = { locale };
  const path = to === "breeder" ? `/my/waiting-lists/${facts.list_id}` : "/my/waiting";
  return [
    writeLetter({
      to: reader.email,
      subject: subject(about, speak),
      paragraphs: greeted(reader, [body(about, speak)], site),
      link: {
        label:
          to === "breeder"
            ? m.waiting_list_of({ list: about.list }, speak)
            : m.waiting_mine({}, speak),
        url: siteLink(site, locale, path),
      },
      notice: { kind: "orders" },
    }),
  ];
}
