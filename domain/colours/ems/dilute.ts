import { CARAMEL, type MainCode } from "./codes.ts";

/** The dilute letters, light amber with its tortie and cream, and the caramels, which are always dilute. */
const DILUTE: readonly MainCode[] = [
  "a",
  "c",
  "e",
  "g",
  "j",
  "p",
  "r",
  "at",
  "et",
  "gt",
  ...CARAMEL,
];

/** Whether the main colour is dilute (d/d at MLPH): blue, lilac, fawn, cream, their torties, caramels, light amber. */
export function isDilute(main: string | null): boolean {
  return DILUTE.some((code) => code === main);
}
