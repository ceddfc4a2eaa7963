/** Four generations from left to right, as on the screen. */
import { m } from "@felistry/i18n/compiled/messages.js";
import { displayName } from "@felistry/domain/cats/display-name.ts";
import {
  childOf,
  generationOf,
  LAST_POSITION,
  PEDIGREE_GENERATIONS,
  sexAt,
} from "@felistry/domain/pedigree/positions.ts";
import type { CertifiedFacts } from "@felistry/contract/certificates/certificates.ts";
import { inks } from "../../print/inks.ts";
import { branchBetween, placeIn, type Place } from "../../print/pedigree-columns.ts";
import { LEADING } from "../../print/running-text.ts";
import { accentOf, otherNameAt, type SheetContent } from "./content.ts";
import { MARGIN, TEXT_WIDTH } from "./page.ts";
import type { Fitted, Typesetter } from "./typesetter.ts";
import { both, inOneLine, NO_BREAK, shortDate } from "./words.ts";

type Ancestor = CertifiedFacts["ancestors"][number];

const GAP = 9;
const BAR = 2;
const PAD = 4;
const COLUMN = (TEXT_WIDTH - GAP * (PEDIGREE_GENERATIONS - 1)) / PEDIGREE_GENERATIONS;

/** By generation from 1. Later ones have smaller boxes. */
const SIZES = [
  { name: 9, detail: 7, height: 62 },
  { name: 8.25, detail: 6.5, height: 50 },
  { name: 7.5, detail: 6, height: 37 },
  { name: 6.75, detail: 5.5, height: 23.5 },
] as const;
const LEAST = 3.75;

function branch(doc: PDFKit.PDFDocument, child: Place, parent: Place): void {
  const [start, ...turns] = branchBetween(child, parent);
  doc.moveTo(...start!);
  for (const turn of turns) doc.lineTo(...turn);
  doc.lineWidth(0.6).strokeColor(inks.engraved).stroke();
}

/** Breed and colour, number and birth, as far as they are certified. */
export function detailsOf({ breed, ems, reg_num, born }: Ancestor): string {
  return [[breed, ems].filter(Boolean).join(" "), reg_num, born && `*${NO_BREAK}${shortDate(born)}`]
    .filter(Boolean)
    .join(" · ");
}

export function nameOf({ prefix, name, suffix }: Ancestor): string {
  return displayName({
    cat_name_cattery_prefix: prefix,
    cat_name: name,
    cat_name_suffix: suffix,
  });
}

function card(
  set: Typesetter,
  position: number,
  place: Place,
  ancestor: Ancestor | undefined,
  other: string | null,
): void {
  const { x, y, width, height } = place;
  const sizes = SIZES[generationOf(position) - 1]!;
  const ink = sexAt(position) === "female" ? inks.female : inks.male;
  set.doc.rect(x, y, width, height).fill(ancestor ? inks.wash : inks.paper);
  set.doc.rect(x, y, width, height).lineWidth(0.4).strokeColor(inks.line).stroke();
  set.doc.rect(x, y, BAR, height).fill(ancestor ? ink : inks.line);
  const text = { x: x + BAR + PAD, width: width - BAR - PAD * 2 };
  if (!ancestor) {
    const unknown = inOneLine(both(m.pedigree_unknown));
    const at = y + (height - sizes.detail * 1.22) / 2;
    set.line(unknown, { ...text, y: at }, { face: "sans", size: sizes.detail, ink: inks.soft });
    return;
  }
  const inner = height - 4;
  const details = set.fit(
    detailsOf(ancestor),
    text.width,
    // In a large box they may take two lines.
    sizes.detail * (height > 30 ? 2.5 : 1.25),
    { face: "sans", size: sizes.detail, ink: inks.soft },
    LEAST,
  );
  const style = { face: "serifBold", size: sizes.name } as const;
  const name = set.fit(nameOf(ancestor), text.width, inner - details.height, style, LEAST);
  const room = inner - name.height - details.height;
  const lines = [name, ...otherLines(set, other, { width: text.width, room, sizes }), details];
  const total = lines.reduce((sum, line) => sum + line.height, 0);
  let at = y + (height - total) / 2;
  for (const line of lines) at = set.put(line, { ...text, y: at });
}

/** Below the name, in a box that has room for it. */
function otherLines(
  set: Typesetter,
  other: string | null,
  { width, room, sizes }: { width: number; room: number; sizes: (typeof SIZES)[number] },
): Fitted[] {
  const line = sizes.detail * LEADING;
  if (other === null || room < line) return [];
  const style = { face: "serif", size: sizes.detail, ink: inks.soft } as const;
  return [set.fit(other, width, Math.min(room, 2 * line), style, LEAST)];
}

const HEADINGS = [
  m.pedigree_parents,
  m.pedigree_grandparents,
  m.pedigree_great_grandparents,
  m.pedigree_great_great_grandparents,
];

/** Fills the page between `top` and `bottom`. */
export function drawTree(
  set: Typesetter,
  content: SheetContent,
  top: number,
  bottom: number,
): void {
  const {
    certified: { ancestors },
    otherNames,
  } = content;
  const label = { face: "sansBold", size: 6.25, ink: accentOf(content), spacing: 0.2 } as const;
  const below = { ...label, face: "sans", ink: inks.soft } as const;
  HEADINGS.forEach((heading, index) => {
    const said = both(heading);
    const box = { x: MARGIN + index * (COLUMN + GAP), width: COLUMN };
    const next = set.line(said.first, { ...box, y: top }, label);
    set.line(said.second, { ...box, y: next }, below);
  });
  const first = top + 19;
  const byPosition = new Map(ancestors.map((ancestor) => [ancestor.position, ancestor]));
  const columns = { left: MARGIN, top: first, height: bottom - first, width: COLUMN, gap: GAP };
  const place = (position: number) =>
    placeIn(columns, position, (generation) => SIZES[generation - 1]!.height);
  for (let position = 4; position <= LAST_POSITION; position++)
    branch(set.doc, place(childOf(position)), place(position));
  for (let position = 2; position <= LAST_POSITION; position++)
    card(
      set,
      position,
      place(position),
      byPosition.get(position),
      otherNameAt(otherNames, position),
    );
}
