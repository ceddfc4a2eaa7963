/** Notes in a text of any kind: written down, in a chat, on a page. */
import { areNotes } from "../are-notes.ts";
import { chatLines } from "./chat-lines.ts";
import { noteRecords } from "../note-records.ts";
import type { CatRecord } from "../records.ts";

/** What is said, whoever says it. */
export const textOf = (lines: readonly string[]): readonly string[] =>
  chatLines(lines)?.map(({ text }) => text) ?? lines;

/** Null for a text that is none. */
export function notesIn(lines: readonly string[]): CatRecord[] | null {
  const chat = chatLines(lines);
  const said = chat?.map(({ text }) => text) ?? lines;
  if (!areNotes(said)) return null;
  const records = noteRecords(said, chat !== null);
  return chat === null
    ? records
    : records.map(({ line, values }) => ({ line: chat[line - 1]!.line, values }));
}
