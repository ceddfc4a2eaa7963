/** Refusals of calls about titles, results, tests and their judges, with their statuses (contract/errors.ts). */
export const credentialErrors = {
  credential_not_found: 404,
  own_cat_credential: 403,
  too_many_credentials: 409,
  result_entered: 409,
  title_not_reached: 409,
  credential_without_scan: 409,
  judge_not_found: 404,
  /** Used, expired, ended, or never sent: who has no link learns nothing. */
  judge_link_over: 404,
  judge_own_cat: 403,
  judge_listed: 409,
  judge_unlisted: 409,
  judge_asked: 409,
  judge_settled: 409,
} as const;
