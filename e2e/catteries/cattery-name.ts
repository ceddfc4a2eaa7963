import { randomInt } from "node:crypto";

const LETTERS = "abcdefghijklmnopqrstuvwxyz";

/** Far from every other: a journey beside may have switched on a club's rule against names that differ in one letter. */
export const catteryName = (): string =>
  `Q${Array.from({ length: 9 }, () => LETTERS[randomInt(LETTERS.length)]).join("")}`;
