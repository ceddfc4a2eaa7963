/** Mails to the keeper of a cat's page about its certificates. */
import { displayName } from "@felistry/domain/cats/display-name.ts";
import {
  type CertifiedDifference,
  certifiedDifferences,
  type CertifiedField,
} from "@felistry/domain/certificates/differences.ts";
import type { CertificateKind } from "@felistry/domain/certificates/kinds.ts";
import { m } from "@felistry/i18n/compiled/messages.js";
import type { Locale } from "@felistry/i18n/locale.ts";
import type { Config } from "../config.ts";
import { statement, told } from "../db/statement.ts";
import type { Tx } from "../db/transaction.ts";
import type { MailJob } from "../jobs/jobs.ts";
import { greeted } from "../mail/greeted.ts";
import { writeLetter } from "../mail/letter.ts";
import { siteLink } from "../mail/site-link.ts";
import type { SupersededRow } from "./statements.ts";

type Site = Pick<Config, "publicOrigin" | "hosts" | "siteName">;

const selectFacts = statement(
  "certificate_mail_facts",
  `select c.cat_name, c.cat_name_cattery_prefix, c.cat_name_suffix, t.reason, u.email,
          u.first_name || ' ' || u.last_name as name, u.locale
   from certificates t join cats c on c.id = t.cat_id join users u on u.id = c.online_owner_id
   where t.code = :code`,
  told<{ reason: string }>(),
);

export async function mailOfRevocation(tx: Tx, code: string, site: Site): Promise<MailJob> {
  const [facts] = await selectFacts(tx, { code });
  const { reason, email, name, locale } = facts!;
  const speak = { locale };
  const about = { cat: displayName(facts!), code, reason };
  return writeLetter({
    to: email,
    subject: m.cert_mail_revoked_subject(about, speak),
    paragraphs: greeted({ name, locale }, [m.cert_mail_revoked(about, speak)], site),
    link: {
      label: m.cert_mail_proof({}, speak),
      url: siteLink(site, locale, `/verify/${code}`),
    },
    notice: { kind: "certificates" },
  });
}

/** What ended together for one cat: which data changed, and where each code can be verified. */
export function mailOfSuperseded(ended: readonly SupersededRow[], site: Site): MailJob {
  const { facts, cat_id, email, name, locale } = ended[0]!;
  const speak = { locale };
  const { prefix, name: ownName, suffix } = facts.cat;
  const cat = displayName({
    cat_name_cattery_prefix: prefix,
    cat_name: ownName,
    cat_name_suffix: suffix,
  });
  const differences = ended
    .flatMap((one) => certifiedDifferences(one.certified, one.facts))
    .map((difference) => differenceLine(difference, locale));
  const proofs = ended.map(({ code, kind }) =>
    m.cert_mail_proof_of(
      { kind: kindWords[kind]({}, speak), url: siteLink(site, locale, `/verify/${code}`) },
      speak,
    ),
  );
  return writeLetter({
    to: email,
    subject: m.cert_mail_superseded_subject({ cat }, speak),
    paragraphs: greeted(
      { name, locale },
      [
        m.cert_mail_superseded({ cat }, speak),
        ...(differences.length > 0
          ? [[m.cert_mail_changed({}, speak), ...new Set(differences)].join("\n")]
          : []),
        proofs.join("\n"),
        m.cert_mail_new_one({}, speak),
      ],
      site,
    ),
    link: {
      label: m.cert_mail_link({}, speak),
      url: siteLink(site, locale, `/cats/${cat_id}?tab=docs`),
    },
    notice: { kind: "certificates" },
  });
}

const kindWords: Readonly<Record<CertificateKind, typeof m.cert_sheet_metric>> = {
  pedigree: m.cert_sheet_pedigree,
  metric: m.cert_sheet_metric,
};

const fieldWords: Readonly<Record<CertifiedField, typeof m.cert_mail_field_name>> = {
  name: m.cert_mail_field_name,
  sex: m.cert_sheet_sex,
  breed: m.cert_sheet_breed,
  ems: m.cert_sheet_colour,
  born: m.cert_sheet_born,
  reg_num: m.cert_sheet_reg_num,
  breeder: m.cert_sheet_breeder,
  owner: m.cert_sheet_owner,
  ancestor: m.cert_mail_field_ancestor,
  transfers: m.cert_mail_field_transfers,
};

function differenceLine(
  { field, ancestor, before, after }: CertifiedDifference,
  locale: Locale,
): string {
  const speak = { locale };
  const shown = (value: string | null): string => {
    if (value === null) return m.cert_mail_nothing({}, speak);
    if (field !== "sex") return value;
    return value === "male" ? m.cert_sheet_male({}, speak) : m.cert_sheet_female({}, speak);
  };
  const what = fieldWords[field]({}, speak);
  const change = { field: what, before: shown(before), after: shown(after) };
  return ancestor === null
    ? m.cert_mail_difference(change, speak)
    : m.cert_mail_difference_of({ ...change, ancestor }, speak);
}
