/** Who issued a paper, and under whose rules, where no label says so: its head names a club, and marks name a system. */
import { printedText } from "../field-values.ts";
import { isClubName, isMark, issuerOf, namedIssuer } from "./issuers.ts";
import type { LabelKey } from "../labels/labels.ts";
import type { Reader } from "../reader.ts";
import type { FieldOrNot, Vocabulary } from "../recognised.ts";
import { skeleton } from "../scripts.ts";
import { type Segment, segmentOf, type Sheet } from "../segments.ts";
import { labelAt } from "../labels/labels.ts";
import { isReadTitle, titlesBefore } from "../titles.ts";
import type { Word } from "../words.ts";
import { acrossSigns } from "./across-signs.ts";

export function systemOf(
  reader: Reader,
  values: ReadonlyMap<LabelKey, readonly Segment[]>,
  { systems }: Vocabulary,
): FieldOrNot {
  const labelled = values.get("system")?.[0];
  const inText = (text: string) => systemIn(text, systems);
  if (labelled) {
    const abb = inText(labelled.text);
    if (abb) return reader.field(abb, [labelled]);
  }
  // A number names the registry of its ancestor, not that of the paper.
  const lines = reader.sheets
    .flatMap((sheet) => sheet.segments)
    .filter(({ text, words }) => !/\d{3}/u.test(text) && !words.some(isOfTitle));
  const found = lines.flatMap((line) => {
    const abb = inText(line.text);
    return abb ? { abb, line } : [];
  });
  const said = found.find(({ abb }) => WORLD.has(abb)) ?? found[0];
  if (said) return reader.field(said.abb, [said.line], 0.9);
  // Whose paper it is says under whose rules it was issued.
  const whose = lines.find(({ text }) => issuerOf([text]) !== null);
  return whose ? reader.field(issuerOf([whose.text])!.system, [whose], 0.85) : null;
}

/** "WCF CH Nemo": whose title a cat bears says nothing of its paper. */
const isOfTitle = ({ text }: Word, at: number, words: readonly Word[]) =>
  isMark(text) && words[at + 1] !== undefined && isReadTitle(words[at + 1]!.text);

/** A member's paper names its federation too, which is the paper's system. */
const WORLD: ReadonlySet<string> = new Set(["FIFe", "WCF", "TICA", "CFA", "WACC"]);

function systemIn(text: string, systems: Vocabulary["systems"]): string | null {
  const said = text.split(/[^\p{L}\p{N}]+/u).map(skeleton);
  const whole = skeleton(text);
  const byAbb = systems.find(
    ({ abb }) =>
      said.includes(skeleton(abb)) || (abb.includes(" ") && whole.includes(skeleton(abb))),
  );
  if (byAbb) return byAbb.abb;
  const byName = systems.find(({ name }) => whole.includes(skeleton(name.replace(/\(.*\)/u, ""))));
  return byName?.abb ?? null;
}

/** Whose member the issuer is stands below its name. */
const OF_WHOM =
  /^(?:angeschlossen|mitglied|member|medlem|membre|membro|члены?\s|член|aangesloten|lid van|affili|jäsen|człon|člen|в системе|system)/iu;
const HEAD = 0.3;
const LARGER = 1.7;

/** "TICA Supreme Gr Champion Nemo": the registry that gave a title did not issue the paper. */
const isTitledCat = (words: readonly string[]) => titlesBefore(words) > 0;
const textOf = ({ text }: Word) => text;

/** A mark by itself names nobody. */
const LONGEST_MARK = 6;

/** A club prints its name above everything, without a label. */
export function issuerWithoutLabel(reader: Reader): FieldOrNot {
  for (const sheet of reader.sheets) {
    const clubs = sheet.segments.filter(
      ({ text, words }) =>
        isClubName(text) && text.length > LONGEST_MARK && !isTitledCat(words.map(textOf)),
    );
    const own = clubs.filter(({ text }) => !OF_WHOM.test(text) && !/\d{3}/u.test(text));
    const head = own.filter((line) => line.y < sheet.height * HEAD && isLegible(line));
    // Marks of an emblem stand above the name, what it keeps below: "Central Registry" in smaller print.
    const long = head.find(({ words }) => words.length > 2);
    const line =
      head.find(({ words, h }) => long && words.length > 1 && h > long.h * LARGER) ??
      long ??
      head[0] ??
      knownIssuer(sheet) ??
      own.find(({ y }) => y > sheet.height * (1 - HEAD / 2));
    if (!line) continue;
    const whole = withLineAbove(line, sheet).map((one) => acrossSigns(one, sheet));
    const text = whole.map(({ words }) => words.map((word) => word.text).join(" ")).join(" ");
    return reader.field(printedText(text), whole.map(({ from }) => from).flat(), 0.9);
  }
  return null;
}

/** What kind of paper it is says its heading. */
const PAPER =
  /pedigree|certificat|registration|родословн|метрик|свидетельств|rodow[oó]d|metryk|stammbaum|ahnentafel|stamtavl|stamboom|průkaz|sukutaulu|généalog|genealog|certificad|törzskönyv|származási|belgesi|şecere|soy ağacı/iu;

const LEGIBLE = 0.6;
const isLegible = ({ words }: Segment) =>
  words.reduce((sum, { confidence }) => sum + confidence, 0) / words.length >= LEGIBLE;

/** In the address at the foot the club's name is a part of its line. */
function knownIssuer(sheet: Sheet): Segment | undefined {
  for (const { words, page } of sheet.segments) {
    const found = namedIssuer(words.map(({ text }) => text));
    if (found) return segmentOf(words.slice(found.from, found.to), page);
  }
  return undefined;
}

/** A long name takes two lines of the same print, one close below the other. */
function withLineAbove(line: Segment, { segments }: Sheet): Segment[] {
  const above = segments.filter((other) => {
    const gap = line.y - other.y - other.h;
    const isClose = gap > -line.h * 0.3 && gap < line.h * 0.7;
    // A line of small letters without tails is lower than the same print with them.
    const isAlike = Math.abs(other.h - line.h) < Math.max(other.h, line.h) * 0.35;
    const isAligned =
      Math.abs(other.x - line.x) < line.h ||
      Math.abs(other.x + other.w / 2 - line.x - line.w / 2) < line.h;
    return isClose && isAlike && isAligned;
  });
  const [first] = above;
  if (above.length !== 1 || !first || !isLegible(first)) return [line];
  const isName =
    /^\p{Lu}[\p{L}\s«»"„“.-]{4,}$/u.test(first.text) &&
    !PAPER.test(first.text) &&
    // A federation above its member is another name.
    (first.words.length === 1 ? issuerOf([first.text]) === null : !isClubName(first.text)) &&
    labelAt(first.words.map(({ text }) => text)) === null;
  return isName ? [first, line] : [line];
}
