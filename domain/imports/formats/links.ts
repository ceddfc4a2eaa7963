/** Links that programs write beside a value: "Boris (https://…)", "[Boris](https://…)", several joined by commas. */
import { readHeading } from "../headings/read-heading.ts";

/** A value without them, also of a column that the member may yet name; a note keeps its links, and our own exports keep every text. */
export function withoutLinksIn(headings: readonly string[]): (text: string, at: number) => string {
  if (headings.includes("printed_name")) return (text) => text;
  const isValue = headings.map((heading) => {
    const { field } = readHeading(heading);
    return field !== "ignored" && field !== "description";
  });
  return (text, at) => (isValue[at] && text.includes("://") ? withoutLinks(text) : text);
}

const LINK = String.raw`https?:\/\/[^\s()<>[\]]{1,2000}`;
const OF_TEXT = new RegExp(String.raw`!?\[([^[\]\n]{1,200})\]\(${LINK}\)`, "giu");
const BEHIND = new RegExp(String.raw`(?<=\S)[ \t]*[(<[]${LINK}[)>\]]`, "giu");

/** As it reads; what is a link alone stays one. */
function withoutLinks(text: string): string {
  return text.replaceAll(OF_TEXT, "$1").replaceAll(BEHIND, "");
}
