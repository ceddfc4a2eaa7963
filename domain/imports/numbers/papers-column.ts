/** One column for the papers of a cat, "Reg. no. / microchip / other": each cell is parted by what is in it, whatever the order. */
import { BESIDE, readHeading } from "../headings/read-heading.ts";
import { isRegistryNumber } from "./registry-number.ts";
import { LONGEST_FACT } from "../formats/longest.ts";
import { splitOutside } from "../formats/outside-brackets.ts";
import type { Column } from "../joined-columns.ts";

const CHIP = /(?<!\d)(?:\d[ .-]?){14}\d(?!\d)/u;
const LABEL = /(?:^|\s)\p{L}{2,12}[.:]?\s*$/u;
const isSign = (text: string, at: number) => ",;|\n".includes(text[at]!);
const LEAST = 0.3;

/** Null for a column of something else. */
export function papersColumns(
  title: string,
  at: number,
  values: readonly string[],
): readonly Column[] | null {
  const parts = title.split(/[/|;&+,\n()]/u).map((part) => part.trim());
  const titleOf = (field: string) => parts.find((part) => readHeading(part).field === field);
  const [number, chip] = [titleOf("number"), titleOf("chip")];
  if (number === undefined || chip === undefined) return null;
  const chips = values.filter((value) => papersIn(value).chip !== "").length;
  if (chips < values.length * LEAST) return null;
  const column = (heading: string, of: keyof Papers): Column => ({
    title: heading,
    of: (cells) => papersIn(cells[at] ?? "")[of],
  });
  return [
    column(number, "number"),
    column(chip, "chip"),
    column(`${BESIDE} ${title.replaceAll("\n", " ")}`, "rest"),
  ];
}

interface Papers {
  readonly number: string;
  readonly chip: string;
  readonly rest: string;
}

function papersIn(text: string): Papers {
  if (text.length > LONGEST_FACT) return { number: "", chip: "", rest: text };
  const found = CHIP.exec(text);
  const chip = found?.[0] ?? "";
  const before = text.slice(0, found?.index ?? text.length);
  // "chip 643094100123456"
  const label = found && /chip/iu.test(LABEL.exec(before)?.[0] ?? "") ? LABEL : /$^/u;
  const others = `${before.replace(label, "")}\n${text.slice(before.length + chip.length)}`;
  const pieces = splitOutside(others.replaceAll(/\s+\/\s+|\s{2,}(?=\S)/gu, "\n"), isSign).filter(
    Boolean,
  );
  const number = pieces.find((piece) => isRegistryNumber(piece)) ?? "";
  return { chip, number, rest: pieces.filter((piece) => piece !== number).join(", ") };
}
