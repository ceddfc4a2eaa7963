import type { HoldReason } from "@felistry/domain/market/hold-reasons.ts";
import { m } from "@felistry/i18n/compiled/messages.js";
import type { Locale } from "@felistry/i18n/locale.ts";
import type { Tx } from "../../db/transaction.ts";
import type { MailJob } from "../../jobs/jobs.ts";
import { mailToSeller, type Site, type Speak } from "../report-mails.ts";

const REASONS: Readonly<Record<HoldReason, (inputs: object, speak: Speak) => string>> = {
  first: m.held_first,
  price: m.held_price,
  text: m.held_text,
  picture: m.held_picture,
};

export function mailOfHeld(
  tx: Tx,
  catId: number,
  reasons: readonly HoldReason[],
  site: Site,
): Promise<MailJob> {
  return mailToSeller(tx, catId, site, m.mail_held_subject, (about, speak) => [
    m.mail_held(about, speak),
    ...reasons.map((reason) => REASONS[reason]({}, speak)),
    m.mail_held_next({}, speak),
  ]);
}

export function mailOfReleased(tx: Tx, catId: number, site: Site): Promise<MailJob> {
  return mailToSeller(tx, catId, site, m.mail_released_subject, (about, speak) => [
    m.mail_released(about, speak),
  ]);
}

const RESTING = {
  taken_off: { subject: m.mail_ad_rests_subject, text: m.mail_ad_rests },
  // By the end of a suspension nothing need have changed but the rules.
  stays_off: { subject: m.mail_ad_stays_off_subject, text: m.mail_ad_stays_off },
} as const;

export interface Resting {
  readonly how: keyof typeof RESTING;
  readonly why: (locale: Locale) => string;
}

/** The ad may not be on the market as its cat, its seller or the rules now are. */
export function mailOfRested(
  tx: Tx,
  catId: number,
  { how, why }: Resting,
  site: Site,
): Promise<MailJob> {
  const { subject, text } = RESTING[how];
  return mailToSeller(tx, catId, site, subject, (about, speak) => [
    text(about, speak),
    why(speak.locale),
    m.mail_ad_rests_next({}, speak),
  ]);
}

export function mailOfRefused(tx: Tx, catId: number, reason: string, site: Site): Promise<MailJob> {
  return mailToSeller(tx, catId, site, m.mail_refused_ad_subject, (about, speak) => [
    m.mail_refused_ad(about, speak),
    m.mail_taken_down_reason({ reason }, speak),
    m.mail_refused_ad_next({}, speak),
  ]);
}
