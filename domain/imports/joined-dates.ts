/** A day of birth in three columns: "Den | Měsíc | Rok", "Year | Month | Day". */
import { plainWord } from "../plain-word.ts";
import { readHeading } from "./headings/read-heading.ts";
import { TOLD } from "./headings/told.ts";
import type { Column } from "./joined-columns.ts";

const PARTS = {
  day: "day tag jour dzien den dag paiva день dia giorno nap dan",
  month:
    "month monat mois miesiac mesic maand manad maned kuukausi kk месяц mes mese honap mesec mesiac",
  year: "year jahr annee rok jaar ar vuosi год ano anno ev leto",
} as const;
type Part = keyof typeof PARTS;
const PART_OF = new Map(
  (Object.entries(PARTS) as [Part, string][]).flatMap(([part, words]) =>
    words.split(" ").map((word) => [plainWord(word), part] as const),
  ),
);
const COLUMNS = 3;

/** Of such columns one; of a table that has a whole day of birth they are another day's. */
export function joinedDates(columns: readonly Column[]): readonly Column[] {
  if (columns.some(({ title }) => isBirth(title))) return columns;
  const parts = columns.map(({ title }) => PART_OF.get(plainWord(title).trim()));
  const at = parts.findIndex(
    (part, i) =>
      (part === "day" || part === "year") &&
      parts[i + 1] === "month" &&
      parts[i + 2] === (part === "day" ? "year" : "day"),
  );
  if (at < 0) return columns;
  const three = columns.slice(at, at + COLUMNS);
  const joined: Column = {
    title: `${three.map(({ title }) => title.trim()).join(" ")}${TOLD}Born`,
    of: (cells) => dayOf(three.map((column) => column.of(cells).trim().replace(/\.$/u, ""))),
  };
  return [...columns.slice(0, at), joined, ...columns.slice(at + COLUMNS)];
}

/** A year alone is not yet a day of birth, whatever is called so. */
const isBirth = (title: string) =>
  readHeading(title).field === "birthdate" && !PART_OF.has(plainWord(title).trim());

/** "4.5.2019", "4 V 2019", "2019"; what is missing is left out. */
function dayOf(parts: readonly string[]): string {
  const given = parts.filter((part) => part !== "");
  return given.join(given.every((part) => /^\d+$/u.test(part)) ? "." : " ");
}
