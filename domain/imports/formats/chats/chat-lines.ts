/** Chats that a messenger has written out: each message a paragraph, without who wrote it and when. */

/** "[14/03/2024, 19:02:48] Ann: …", "14.03.24, 19:02 - Ann: …" */
const BEFORE_TEXT =
  /^[\u200E\u200F\s]*(?:\[\d{1,4}[./-]\d{1,2}[./-]\d{1,4},? \d{1,2}[:.]\d\d(?:[:.]\d\d)?(?:\s?[ap]\.?m\.?)?\]|\d{1,4}[./-]\d{1,2}[./-]\d{1,4},? \d{1,2}[:.]\d\d(?:\s?[ap]\.?m\.?)? [–-])\s+[^:]{1,60}:(?:\s+|$)/iu;
/** "Ann, [14.03.2024 19:02]", above its text */
const ABOVE_TEXT =
  /^[^[\]]{1,60},\s\[\d{1,4}[./-]\d{1,2}[./-]\d{1,4},? \d{1,2}:\d\d(?::\d\d)?\]:?\s*$/u;
const LONGEST_HEAD = 140;
const LEAST_MESSAGES = 3;
/** Messages of several lines are what lists are. */
const LEAST_OF_LINES = 0.1;

export interface ChatLine {
  /** As in the file, from 1. */
  readonly line: number;
  readonly text: string;
}

/** Null for a text that is none. */
export function chatLines(lines: readonly string[]): readonly ChatLine[] | null {
  const heads = lines.map(headOf);
  const filled = lines.filter((line) => line.trim() !== "").length;
  const count = heads.filter((head) => head !== null).length;
  if (count < LEAST_MESSAGES || count < filled * LEAST_OF_LINES) return null;
  return lines.flatMap((written, i): ChatLine[] => {
    const line = i + 1;
    const head = heads[i]!;
    if (head === null) return [{ line, text: written }];
    const text = written.slice(head).trim();
    return text === ""
      ? [{ line, text: "" }]
      : [
          { line, text: "" },
          { line, text },
        ];
  });
}

/** How long the head of a message is; null for a line without one. */
function headOf(line: string): number | null {
  const start = line.slice(0, LONGEST_HEAD);
  const before = BEFORE_TEXT.exec(start);
  if (before) return before[0].length;
  return line.length < LONGEST_HEAD && ABOVE_TEXT.test(start) ? line.length : null;
}
