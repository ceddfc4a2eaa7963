/** Every member holds role 1; role 2 is the club's (spec §6). */
export const ROLE_MEMBER = 1;
export const ROLE_ADMIN = 2;
