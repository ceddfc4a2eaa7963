/** Links that programs write beside a value: "Boris (https://…)", "[Boris](https://…)", several joined by commas. */
import { readHeading } from "../headings/read-heading.ts";

export interface Linkless {
  readonly text: string;
  /** What was beside it, each behind its column's heading: told, and kept by no field. */
  readonly links: readonly string[];
}

/** A value without them, also of a column that the member may yet name; a note keeps its links, and our own exports keep every text. */
export function withoutLinksIn(
  headings: readonly string[],
): (text: string, at: number) => Linkless {
  if (headings.includes("printed_name")) return whole;
  const isValue = headings.map((heading) => {
    const { field } = readHeading(heading);
    return field !== "ignored" && field !== "description";
  });
  return (written, at) => {
    if (!isValue[at] || !written.includes("://")) return whole(written);
    const text = withoutLinks(written);
    const links = (written.match(ANY) ?? []).filter((link) => !text.includes(link));
    const heading = headings[at]!;
    return { text, links: links.map((link) => (heading === "" ? link : `${heading}: ${link}`)) };
  };
}

const whole = (text: string): Linkless => ({ text, links: [] });

const LINK = String.raw`https?:\/\/[^\s()<>[\]]{1,2000}`;
const ANY = new RegExp(LINK, "giu");
const OF_TEXT = new RegExp(String.raw`!?\[([^[\]\n]{1,200})\]\(${LINK}\)`, "giu");
const BEHIND = new RegExp(String.raw`(?<=\S)[ \t]*[(<[]${LINK}[)>\]]`, "giu");

/** As it reads; what is a link alone stays one. */
function withoutLinks(text: string): string {
  return text.replaceAll(OF_TEXT, "$1").replaceAll(BEHIND, "");
}
