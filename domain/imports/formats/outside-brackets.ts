/** Cuts a text where a sign stands outside brackets, in one pass: a pattern that looks for the closing bracket takes the square of its length. */

type IsSeparator = (text: string, at: number) => boolean;

export const isListSign: IsSeparator = (text, at) => ",;|".includes(text[at]!);

/** Trimmed. Where a bracket is never closed, brackets say nothing. */
export function splitOutside(text: string, isSeparator: IsSeparator): string[] {
  const pieces: string[] = [];
  let [from, depth] = [0, 0];
  const isClosed = areClosed(text);
  for (let at = 0; at < text.length; at++) {
    if (isClosed && text[at] === "(") depth++;
    else if (isClosed && text[at] === ")") depth--;
    else if (depth === 0 && isSeparator(text, at)) {
      pieces.push(text.slice(from, at).trim());
      from = at + 1;
    }
  }
  return [...pieces, text.slice(from).trim()];
}

function areClosed(text: string): boolean {
  let depth = 0;
  for (const sign of text) {
    if (sign === "(") depth++;
    else if (sign === ")") depth--;
    if (depth < 0) return false;
  }
  return depth === 0;
}
