/** From waiting to one of the club's decisions, or taken back by the applicant (decisions §6); nothing changes after that. */
export const APPLICATION_STATUSES = ["pending", "confirmed", "declined", "withdrawn"] as const;

export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];
