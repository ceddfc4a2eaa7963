/** From pending to one of the club's decisions, or withdrawn by the applicant (decisions §6); then it is final. */
export const APPLICATION_STATUSES = ["pending", "confirmed", "declined", "withdrawn"] as const;

export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];
