export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 20;

/** 8 to 20 characters from A–Z, a–z, 0–9 and !@#$%^*, with at least one letter and one digit (spec §5, decisions §10.18). */
export const PASSWORD_RULE = new RegExp(
  `^(?=.*[A-Za-z])(?=.*[0-9])[A-Za-z0-9!@#$%\\^*]{${PASSWORD_MIN},${PASSWORD_MAX}}$`,
  "u",
);
