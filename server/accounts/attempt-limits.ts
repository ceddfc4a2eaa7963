/** Limits that depend on more than the caller: on the account attempted and on the outcome. */
import type { Limit } from "../http/limits/attempts.ts";

/** The 11th login attempt for an account and address within 15 minutes is refused (decisions §10.18). */
export const LOGIN_LIMIT: Limit = { name: "login", most: 10, windowSeconds: 15 * 60 };

const HOUR = 60 * 60;

/** Decisions §2: five codes an hour per account, five attempts per code. A code lives no longer than its attempts are counted. */
export const CODES_OF_ACCOUNT: Limit = { name: "recovery-code", most: 5, windowSeconds: HOUR };
export const TRIES_OF_CODE: Limit = { name: "recovery-try", most: 5, windowSeconds: 10 * 60 };

/** Decisions §11: ten guesses a day over all codes of an account; after that it is mailed links. */
export const GUESSES_OF_ACCOUNT: Limit = {
  name: "recovery-guess",
  most: 10,
  windowSeconds: 24 * HOUR,
};

/** Decisions §11: more wrong codes than this over all accounts mean that somebody is trying one after another. */
export const WRONG_CODES: Limit = { name: "recovery-wrong", most: 200, windowSeconds: HOUR };
/** From then on codes are not accepted for an hour. */
export const LINKS_ONLY: Limit = { name: "recovery-links-only", most: 1, windowSeconds: HOUR };

/** An open session on somebody else's computer must not help to find out the password. */
export const CURRENT_PASSWORD_LIMIT: Limit = { name: "password", most: 10, windowSeconds: 15 * 60 };
