import type { ClubVerdict } from "@felistry/contract/rules/club-rules.ts";
import type { CaseCheck } from "@felistry/domain/cases/checks.ts";
import type { CaseKind, CaseMessageKind } from "@felistry/domain/cases/kinds.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { paths } from "../paths.ts";

export const kindWords: Readonly<Record<CaseKind, () => string>> = {
  application: m.case_kind_application,
  correction: m.case_kind_correction,
  annulment: m.case_kind_annulment,
  transfer: m.case_kind_transfer,
  duplicate: m.case_kind_duplicate,
  ban: m.case_kind_ban,
  title: m.case_kind_title,
  test: m.case_kind_test,
  litter: m.case_kind_litter,
  report: m.case_kind_report,
  message: m.case_kind_message,
  held_ad: m.case_kind_held_ad,
  merge: m.case_kind_merge,
  dispute: m.case_kind_dispute,
};

const checkWords: Readonly<Record<CaseCheck, () => string>> = {
  paper: m.case_check_paper,
  identity: m.case_check_identity,
  number: m.case_check_number,
  ancestors: m.case_check_ancestors,
  parents: m.case_check_parents,
  kittens: m.case_check_kittens,
  owner: m.case_check_owner,
  registration: m.case_check_registration,
  same_cat: m.case_check_same_cat,
  numbers: m.case_check_numbers,
};

const isCheck = (check: string): check is CaseCheck => check in checkWords;

/** A rule that asks is a tick too, in its own words. */
export function checkText(check: string, verdict: ClubVerdict | null): string {
  if (isCheck(check)) return checkWords[check]();
  const lines = verdict?.parts.flatMap(({ fired, open }) => [...fired, ...open]) ?? [];
  const text = lines.find(({ id }) => id === check)?.text;
  return text === undefined
    ? m.case_check_rule({ id: check })
    : m.case_check_rule_text({ id: check, text });
}

export const saidWords: Readonly<Record<CaseMessageKind, () => string>> = {
  question: m.case_said_question,
  answer: m.case_said_answer,
  amended: m.case_said_amended,
  note: m.case_said_note,
  first: m.case_said_first,
  first_fell: m.case_said_first_fell,
  first_outdated: m.case_said_first_outdated,
  taken_back: m.case_said_taken_back,
  returned: m.case_said_returned,
  withdrawn: m.case_said_withdrawn,
};

/** Where its applicant, asked back, changes a request, as the addresses of its noun have it; null for what is changed on its own page. */
export function formOfRequest(
  kind: CaseKind,
  subjectId: number,
  catId: number | null,
): string | null {
  if (catId === null || (kind !== "correction" && kind !== "transfer")) return null;
  return `/cats/${catId}/${kind}?request=${subjectId}`;
}

/** Where the thing itself is shown, and decided if not at the desk. */
export function pageOfSubject(
  kind: CaseKind,
  subjectId: number,
  catId: number | null,
): string | null {
  const ofCat = catId === null ? null : paths.cat(catId);
  const pages: Partial<Record<CaseKind, string>> = {
    ...(catId !== null && { annulment: `/cats/${catId}/standing` }),
    correction: `/corrections/${subjectId}`,
    litter: `/litters/${subjectId}`,
    transfer: `/transfers/${subjectId}`,
    title: paths.adminCredentials,
    test: paths.adminCredentials,
    report: paths.adminReports,
    message: paths.adminMessages,
    held_ad: `${paths.adminReports}?list=held`,
    dispute: paths.adminDispute(subjectId),
  };
  return pages[kind] ?? ofCat;
}
