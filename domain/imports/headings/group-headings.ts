/** Headings in two lines: "Cat | Sire | Dam" above "Name, Reg. no. | Name, Reg. no. | Name, Reg. no.". */
import { readHeading } from "./read-heading.ts";

/** The headings, those below a parent's with the parent's before them. */
export function withGroups(
  headings: readonly string[],
  above: readonly string[],
): readonly string[] {
  const filled = above.filter((cell) => cell.trim() !== "").length;
  const isBelowParent = above.some(
    (cell, i) => isParent(cell) && (headings[i] ?? "").trim() !== "",
  );
  if (!isBelowParent || filled >= headings.filter((cell) => cell.trim() !== "").length)
    return headings;
  let group = "";
  return headings.map((heading, i) => {
    group = (above[i] ?? "").trim() || group;
    return isParent(group) && !isParent(heading) && heading.trim() !== ""
      ? `${group} ${heading}`
      : heading;
  });
}

function isParent(text: string): boolean {
  const { field } = readHeading(text);
  return text.length <= 40 && (field === "father" || field === "mother");
}
