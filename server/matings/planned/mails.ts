/** Mails about planned matings, to whichever side has to know. */
import { displayName } from "@felistry/domain/cats/display-name.ts";
import { expectedBirth } from "@felistry/domain/dates/expected-birth.ts";
import type { MATING_ENDS, MatingMoveName } from "@felistry/domain/matings/planned.ts";
import { m } from "@felistry/i18n/compiled/messages.js";
import type { Locale } from "@felistry/i18n/locale.ts";
import type { Config } from "../../config.ts";
import { statement, told } from "../../db/statement.ts";
import type { Tx } from "../../db/transaction.ts";
import type { MailJob } from "../../jobs/jobs.ts";
import { greeted } from "../../mail/greeted.ts";
import { writeLetter } from "../../mail/letter.ts";
import { siteLink } from "../../mail/site-link.ts";
import { dayInWords } from "../../mail/words.ts";

type Site = Pick<Config, "publicOrigin" | "hosts" | "siteName">;

interface Reader {
  readonly email: string;
  readonly name: string;
  readonly locale: Locale;
  readonly has_left: boolean;
}
interface Mate {
  readonly cat_name_cattery_prefix: string | null;
  readonly cat_name: string;
  readonly cat_name_suffix: string | null;
}

const reader = (user: string) =>
  `json_build_object('email', ${user}.email, 'name', ${user}.first_name || ' ' || ${user}.last_name, 'locale', ${user}.locale,
    'has_left', ${user}.closed_at is not null)`;
const mate = (cat: string) => `(
  select json_build_object('cat_name_cattery_prefix', c.cat_name_cattery_prefix, 'cat_name', c.cat_name, 'cat_name_suffix', c.cat_name_suffix)
  from cats c where c.id = ${cat})`;

const selectFacts = statement(
  "mating_mail_facts",
  `select p.id, p.planner_id = p.stud_member_id as is_own, p.from_day, p.until_day, p.mated_from, p.mated_until, p.ended_by, p.litter_id,
     ${reader("u")} as planner, ${reader("o")} as stud_owner, ${mate("p.dam_id")} as dam, ${mate("p.sire_id")} as sire
   from planned_matings p join users u on u.id = p.planner_id join users o on o.id = p.stud_member_id where p.id = :id`,
  told<{
    is_own: boolean;
    ended_by: (typeof MATING_ENDS)[number] | null;
    planner: Reader;
    stud_owner: Reader;
    dam: Mate | null;
    sire: Mate | null;
  }>(),
);

interface About {
  queen: string;
  stud: string;
  planner: string;
  owner: string;
  days: string;
  mated: string;
  expected: string;
  why: string;
}
type Text = (about: About, speak: { locale: Locale }) => string;
interface Letter {
  readonly to: "planner" | "stud_owner";
  readonly subject: Text;
  readonly body: Text;
}

const toPlanner = (subject: Text, body: Text): Letter => ({ to: "planner", subject, body });
const toOwner = (subject: Text, body: Text): Letter => ({ to: "stud_owner", subject, body });

const ASK = toOwner(m.mail_mating_ask_subject, m.mail_mating_ask);

const LETTERS: Readonly<Record<MatingMoveName | "ask", readonly Letter[]>> = {
  ask: [ASK],
  ask_anew: [ASK, toPlanner(m.mail_mating_ask_anew_subject, m.mail_mating_ask_anew)],
  agree: [toPlanner(m.mail_mating_agree_subject, m.mail_mating_agree)],
  decline: [toPlanner(m.mail_mating_decline_subject, m.mail_mating_decline)],
  withdraw: [toOwner(m.mail_mating_withdraw_subject, m.mail_mating_withdraw)],
  mate: [toOwner(m.mail_mating_mate_subject, m.mail_mating_mate)],
  take_back: [toOwner(m.mail_mating_take_back_subject, m.mail_mating_take_back)],
  expect: [toOwner(m.mail_mating_expect_subject, m.mail_mating_expect)],
  end_empty: [toOwner(m.mail_mating_empty_subject, m.mail_mating_empty)],
  bear: [toOwner(m.mail_mating_bear_subject, m.mail_mating_bear)],
  void: [
    toPlanner(m.mail_mating_void_subject, m.mail_mating_void),
    toOwner(m.mail_mating_void_subject, m.mail_mating_void),
  ],
};

const WHY = {
  queen: m.mating_void_queen,
  member: m.mating_void_member,
  deceased: m.mating_void_deceased,
  neutered: m.mating_void_neutered,
  deleted: m.mating_void_deleted,
};

/** Who owns both cats is told nothing that they have done themselves. */
export async function mailsOfMating(
  tx: Tx,
  id: number,
  step: MatingMoveName | "ask",
  site: Site,
): Promise<MailJob[]> {
  const facts = (await selectFacts(tx, { id }))[0]!;
  const letters = facts.is_own ? LETTERS[step].filter(({ to }) => to === "planner") : LETTERS[step];
  return letters.flatMap(({ to, subject, body }) => {
    const { email, name, locale, has_left } = facts[to];
    if (has_left) return [];
    const speak = { locale };
    const about = aboutOf(facts, locale);
    return writeLetter({
      to: email,
      subject: subject(about, speak),
      paragraphs: greeted({ name, locale }, [body(about, speak)], site),
      link: {
        label: m.mail_mating_link({}, speak),
        url: siteLink(site, locale, `/matings/${id}`),
      },
      notice: { kind: "litters" },
    });
  });
}

type Facts = Awaited<ReturnType<typeof selectFacts>>[number];

function aboutOf(facts: Facts, locale: Locale): About {
  const speak = { locale };
  const inWords = (from: string | null, until: string | null) =>
    from === null || until === null
      ? ""
      : from === until
        ? dayInWords(from, locale)
        : m.mating_days(
            { from: dayInWords(from, locale), until: dayInWords(until, locale) },
            speak,
          );
  const { mated_from: from, mated_until: until } = facts;
  const expected = from !== null && until !== null ? expectedBirth({ from, until }) : null;
  return {
    queen: facts.dam ? displayName(facts.dam) : m.mating_deleted_cat({}, speak),
    stud: facts.sire ? displayName(facts.sire) : m.mating_deleted_cat({}, speak),
    planner: facts.planner.name,
    owner: facts.stud_owner.name,
    days: inWords(facts.from_day, facts.until_day),
    mated: inWords(from, until),
    expected: inWords(expected?.from ?? null, expected?.until ?? null),
    why: facts.ended_by === null ? "" : WHY[facts.ended_by]({}, speak),
  };
}
