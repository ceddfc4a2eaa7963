/** What a club of several says of itself. */

/** With it its numbers begin: NORD-2026-000001. */
export const CLUB_PREFIX_RULE = /^[A-Z]{2,8}$/;
export const CLUB_NAME_MAX = 60;
export const CLUB_REGION_MAX = 100;

/** The club that the settings describe, and that runs the site: market, members, checks. */
export const FIRST_CLUB = 1;
