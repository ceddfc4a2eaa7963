/** The text of a page whose cats stand in no table: a line for each block, a bullet before each item of a list. */
import { decoded } from "../html-signs.ts";
import { markupTokens } from "../markup.ts";

const BLOCKS: ReadonlySet<string> = new Set(
  "address article aside blockquote body br caption dd div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table tbody td th thead tr ul".split(
    " ",
  ),
);
const HEADING = /^h[1-6]$/u;
/** Where so many blocks end at once, another thing begins. */
const LEAST_ENDS = 2;
const SIGN = "• ";

export function pageLines(page: string): readonly string[] {
  const lines: string[] = [];
  let [text, ends, isItem, isHidden, isParted] = ["", 0, false, false, false];
  const end = () => {
    const line = text.replaceAll(/\s+/gu, " ").trim();
    text = "";
    if (line === "") return;
    if (isParted || ends >= LEAST_ENDS) lines.push("");
    lines.push(isItem ? SIGN + line : line);
    [ends, isItem, isParted] = [0, false, false];
  };
  for (const token of markupTokens(page, true)) {
    if ("words" in token && !isHidden) text += decoded(token.words);
    if (!("tag" in token)) continue;
    const tag = token.tag.toLowerCase();
    if (tag === "title") isHidden = !token.isEnd;
    if (!BLOCKS.has(tag)) continue;
    end();
    if (token.isEnd) ends++;
    isParted ||= HEADING.test(tag);
    if (tag === "li") isItem = !token.isEnd;
  }
  end();
  return lines;
}
