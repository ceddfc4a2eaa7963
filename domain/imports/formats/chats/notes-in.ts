/** Notes in a text of any kind: written down, in a chat, on a page. */
import { areNotes, haveCats } from "../are-notes.ts";
import { type ChatLine, chatLines } from "./chat-lines.ts";
import { noteRecords } from "../note-records.ts";
import type { CatRecord } from "../records.ts";

export function areNotesOrChat(lines: readonly string[]): boolean {
  const chat = chatLines(lines);
  return chat ? haveCats(textOf(chat)) : areNotes(lines);
}

/** Null for a text that is none. */
export function notesIn(lines: readonly string[]): CatRecord[] | null {
  if (!areNotesOrChat(lines)) return null;
  const chat = chatLines(lines);
  if (chat === null) return noteRecords(lines);
  return noteRecords(textOf(chat), true).map(({ line, values }) => ({
    line: chat[line - 1]!.line,
    values,
  }));
}

/** What is said, whoever says it. */
const textOf = (chat: readonly ChatLine[]) => chat.map(({ text }) => text);
