/** Notes: a line for each cat, "- Boris, male, b. 12.3.2019, MCO n 22, chip 643094100123456", below lines about its litter. */
import { BESIDE } from "../headings/read-heading.ts";
import {
  haveBullets,
  indentOf,
  isBulletedLine,
  isRead,
  isStillborn,
  lineOf,
  type Note,
  noteOf,
  piecesOf,
  readPieces,
} from "./note-lines.ts";
import { withBlocks } from "./note-blocks.ts";
import { isToldOf, type Litter, litterOf } from "./note-litters.ts";
import { NOTE_TITLES, type NoteFact, type NoteField, noteFact } from "./note-pieces.ts";
import { behindTalk } from "./note-sentences.ts";
import { readSex } from "../values.ts";
import { addValue, type CatRecord } from "./records.ts";

/** So many empty lines for each that is filled: they are between all cats. */
const MOSTLY = 0.8;
/** A broken line goes on so far to the right of where it began. */
const INDENT = 2;

interface Kitten {
  readonly line: number;
  readonly indent: number;
  readonly values: Map<string, string>;
  readonly litter: Litter;
}

/** A record for each cat, with what the lines above say of its litter; every other line is told beside a cat. */
export function noteRecords(written: readonly string[], isChat = false): CatRecord[] {
  const lines = isChat ? withBlocks(written, 1) : withBlocks(written);
  const notes = new Notes(lines, isChat);
  for (const [i, line] of lines.entries()) notes.read(line, i);
  return notes.ended();
}

class Notes {
  private readonly lines: readonly string[];
  private readonly isBulleted: boolean;
  /** Between cats people talk of anything: of their words only those are titles that say something. */
  private readonly isChat: boolean;
  /** An empty line is below every cat, and so says nothing. */
  private readonly isSpaced: boolean;
  private readonly cats: Kitten[] = [];
  /** Told beside the next cat. */
  private above: string[] = [];
  private titles: string[] = [];
  private titleIndent = -1;
  private litter: Litter = {};
  private blanks = 0;
  /** The first cat since the last empty line. */
  private paragraph = 0;

  constructor(lines: readonly string[], isChat: boolean) {
    this.lines = lines;
    this.isChat = isChat;
    this.isBulleted = haveBullets(lines);
    const filled = lines.filter((line) => line.trim() !== "").length;
    this.isSpaced = lines.length - filled >= filled * MOSTLY;
  }

  read(line: string, at: number): void {
    if (line.trim() === "") {
      this.blanks++;
      this.paragraph = this.cats.length;
      return;
    }
    if (this.blanks > (this.isSpaced ? 1 : 0)) this.endLitter();
    this.blanks = 0;
    if (!isRead(line) || isStillborn(line)) this.above.push(line.trim());
    else if (this.continues(line)) this.broken(line, at);
    else {
      const note = this.isChat
        ? (noteOf(line, false) ?? noteOf(line, true))
        : noteOf(line, this.isBulleted);
      if (this.isOfAllAbove(line)) return;
      if (note) this.cat(note, line, at);
      else if (this.isChat && this.isTalk(line, at)) this.above.push(line.trim());
      else if (this.isTitle(line, at)) this.title(line);
      // Of a list every item is a cat, though nothing of it is known.
      else this.cat(lineOf(line), line, at);
    }
  }

  ended(): CatRecord[] {
    for (const text of [...this.titles, ...this.above])
      addValue(this.cats.at(-1)?.values ?? new Map(), BESIDE, text);
    for (const { values, litter } of this.cats)
      for (const [field, text] of Object.entries(litter) as [NoteField, string][])
        values.set(NOTE_TITLES[field], withLitters(field, text, values.get(NOTE_TITLES[field])));
    return this.cats.map(({ line, values }) => ({ line, values }));
  }

  /** What is below an empty line is of no litter above it; "Queens" goes on. */
  private endLitter(): void {
    const { sex, breed } = this.litter;
    this.litter = { ...(sex && { sex }), ...(breed && { breed }) };
  }

  /** The rest of a cat's line that its writer has broken: indented, and no cat itself. */
  private continues(line: string): boolean {
    const last = this.cats.at(-1);
    const isBelow = last !== undefined && this.titles.length === 0;
    if (!isBelow || indentOf(line) < last.indent + INDENT) return false;
    const pieces = piecesOf(line);
    if (noteOf(line, this.isBulleted) === null)
      return readPieces(pieces).facts.length > 0 || this.isRemark(line);
    const first = noteFact(pieces[0] ?? "");
    // "female, n 22" may be a cat of that name; below a line that says no sex it is none.
    return !this.isBulleted && first !== null && !last.values.has(NOTE_TITLES[first.field]);
  }

  /** Of a list what is indented is of the item above, unless it says something of a litter. */
  private isRemark(line: string): boolean {
    const isTitle = Object.keys(litterOf([line.trim()])).length > 0;
    return this.isBulleted && (isBulletedLine(line) || !isTitle);
  }

  private broken(line: string, at: number): void {
    const { values } = this.cats.at(-1)!;
    const fields = Object.keys(NOTE_TITLES) as NoteField[];
    const given = fields.filter((field) => values.has(NOTE_TITLES[field]));
    const { facts, rest } = readPieces(piecesOf(line), given);
    // A day at the head of a line is of what happened then, unless the line above waits for it.
    const isAwaited = /[,;–—-]\s*$/u.test((this.lines[at - 1] ?? "").slice(-9));
    const isKept = ({ field, isLabelled }: NoteFact) =>
      field !== "birthdate" || isLabelled || isAwaited;
    const days = facts.filter((fact) => !isKept(fact)).map(({ text }) => text);
    add(values, { facts: facts.filter(isKept), rest: [...days, ...rest] });
  }

  /** Of a chat's lines those are titles that say something of a litter, and those cats that have more below them. */
  private isTalk(line: string, at: number): boolean {
    const isBlock = isBulletedLine(line) && indentOf(this.lines[at + 1] ?? "") >= INDENT;
    return !isBlock && Object.keys(litterOf([line.trim()])).length === 0;
  }

  /** "both: sire Boris, dam Zita", below two cats. */
  private isOfAllAbove(line: string): boolean {
    const [whole = ""] = OF_BOTH.exec(line) ?? [];
    if (whole === "") return false;
    const { facts, rest } = readPieces(piecesOf(line.slice(whole.length)));
    const cats = this.cats.slice(this.paragraph);
    if (facts.length === 0 || cats.length < 2) return false;
    let isAllKept = rest.length === 0;
    for (const { values } of cats)
      for (const { field, text } of facts) {
        const before = values.get(NOTE_TITLES[field]);
        if (before === undefined) values.set(NOTE_TITLES[field], text);
        else isAllKept &&= before === text;
      }
    // Once: with many such lines below many cats each would have them all.
    if (!isAllKept) addValue(cats.at(-1)!.values, BESIDE, line.trim());
    return true;
  }

  /** With bullets a title has none, unless cats stand below it in a list of their own. */
  private isTitle(line: string, at: number): boolean {
    if (!(this.isBulleted || this.isChat) || !isBulletedLine(line)) return true;
    const below = this.lines.slice(at + 1, at + 3).find((next) => next.trim() !== "") ?? "";
    return indentOf(below) > indentOf(line) && noteOf(below, true) !== null;
  }

  private title(line: string): void {
    if (this.titles.length === 0) this.titleIndent = isBulletedLine(line) ? indentOf(line) : -1;
    this.titles.push(line.trim());
  }

  private cat(note: Note, line: string, at: number): void {
    const indent = indentOf(line);
    if (this.titles.length > 0) {
      this.litter = litterOf(this.titles);
      this.above.push(...this.titles.filter((title) => isToldOf(title, this.litter)));
      this.titles = [];
    } else if (indent <= this.titleIndent) this.litter = {};
    const values = new Map<string, string>();
    const from = this.isChat ? behindTalk(note.name) : 0;
    values.set(NOTE_TITLES.name, note.name.slice(from));
    if (from > 0) this.above.push(note.name.slice(0, from).trim());
    add(values, note);
    for (const text of this.above.splice(0)) addValue(values, BESIDE, text);
    this.cats.push({ line: at + 1, indent, values, litter: this.litter });
  }
}

/** "Castrated", below "Toms", says no sex itself. */
function withLitters(field: NoteField, litters: string, own: string | undefined): string {
  if (own === undefined) return litters;
  return field === "sex" && readSex(own) === null ? `${litters}, ${own}` : own;
}

const OF_BOTH =
  /^\s*(?:both|all|beide|alle|les deux|tous|obie|oba|ob[eě]|båda|begge|molemmat|entrambi|ambos|todos|оба|обе|все)\s*[:–—-]\s*/iu;

function add(values: Map<string, string>, { facts, rest }: Omit<Note, "name">): void {
  for (const { field, text } of facts) addValue(values, NOTE_TITLES[field], text);
  for (const piece of rest) addValue(values, BESIDE, piece);
}
