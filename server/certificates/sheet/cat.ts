/** The cat on its sheet: picture, name and certified facts. */
import { wordIn } from "@felistry/domain/reference/word-in.ts";
import { m } from "@felistry/i18n/compiled/messages.js";
import { displayName } from "@felistry/domain/cats/display-name.ts";
import { accentOf, otherNameAt, type SheetContent } from "./content.ts";
import { inks } from "../../print/inks.ts";
import { heightOfLook } from "./look.ts";
import { MARGIN, PAGE, TEXT_WIDTH } from "./page.ts";
import { heightOfRemarks } from "./remarks.ts";
import type { Box, Typesetter, TextStyle } from "./typesetter.ts";
import { both, inBoth, inOneLine, longDate } from "./words.ts";

function picture(
  doc: PDFKit.PDFDocument,
  { picture: bytes, ...content }: SheetContent,
  x: number,
  y: number,
  size: number,
): void {
  const middle = size / 2;
  doc.save();
  doc.circle(x + middle, y + middle, middle - 4).clip();
  doc.image(Buffer.from(bytes), x, y, { width: size, height: size });
  doc.restore();
  doc
    .circle(x + middle, y + middle, middle - 4)
    .lineWidth(1.2)
    .strokeColor(accentOf(content))
    .stroke();
  doc
    .circle(x + middle, y + middle, middle - 1)
    .lineWidth(0.5)
    .strokeColor(inks.engraved)
    .stroke();
}

function nameOf({ certified: { cat } }: SheetContent): string {
  return displayName({
    cat_name_cattery_prefix: cat.prefix,
    cat_name: cat.name,
    cat_name_suffix: cat.suffix,
  });
}

/** The name in the other script below it. @returns where what follows may begin */
function drawOtherName(
  set: Typesetter,
  { otherNames }: SheetContent,
  box: Box,
  style: Pick<TextStyle, "size" | "align">,
): number {
  const other = otherNameAt(otherNames, 1);
  if (other === null) return box.y;
  const words = { ...style, face: "serif", ink: inks.soft } as const;
  return set.put(set.fit(other, box.width, style.size * 1.4, words, 5.5), box);
}

/** A person's name is certified as it stands first. */
const inTwoScripts = (name: string | null, other: string | null): string | null =>
  name === null || other === null ? name : `${name} · ${other}`;

interface Fact {
  readonly label: string;
  readonly value: string;
}

/** Number, birth and sex; beside them breed and colour, breeder and owner. */
function factsOf({
  certified,
  words,
  otherPersons,
}: SheetContent): readonly [left: Fact[], right: Fact[]] {
  const { cat, breeder, owner, transfers = [] } = certified;
  const sex = both(cat.sex === "female" ? m.cert_sheet_female : m.cert_sheet_male);
  const colour = inBoth((locale) => wordIn(words, "colour", locale) ?? "");
  const ems = [cat.breed, cat.ems].filter(Boolean).join(" ");
  const fact = (label: Parameters<typeof both>[0], value: string | null): Fact[] =>
    value === null ? [] : [{ label: inOneLine(both(label)), value }];
  const left = [
    ...fact(m.cert_sheet_reg_num, cat.reg_num),
    ...fact(m.cert_sheet_born, cat.born && inOneLine(longDate(cat.born))),
    ...fact(m.cert_sheet_sex, inOneLine(sex)),
    ...transfers.flatMap(({ direction, number, club, on }) =>
      direction === "in"
        ? fact(m.cert_sheet_transfer_in, [number, club].filter(Boolean).join(", "))
        : fact(m.cert_sheet_transfer_out, [club, inOneLine(longDate(on))].join(", ")),
    ),
  ];
  const right = [
    ...fact(m.cert_sheet_breed, inOneLine(inBoth((locale) => wordIn(words, "breed", locale)))),
    ...fact(m.cert_sheet_colour, [ems, inOneLine(colour)].filter(Boolean).join(": ")),
    ...fact(m.cert_sheet_breeder, inTwoScripts(breeder, otherPersons.breeder)),
    ...fact(m.cert_sheet_owner, inTwoScripts(owner, otherPersons.owner)),
  ];
  return [left, right];
}

interface Columns {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** Of the left column. */
  readonly left: number;
  readonly scale: number;
}

/** @returns where what follows may begin */
function drawFacts(set: Typesetter, content: SheetContent, columns: Columns): number {
  const { x, y, width, left, scale } = columns;
  const label = { face: "sans", size: 6 * scale, ink: inks.soft, spacing: 0.2 } as const;
  const value = { face: "sansBold", size: 8.5 * scale } as const;
  const ends = factsOf(content).map((facts, column) => {
    const box = column === 0 ? { x, width: left - 14 } : { x: x + left, width: width - left };
    let at = y;
    for (const fact of facts) {
      const next = set.line(fact.label, { ...box, y: at }, label);
      at = set.put(set.fit(fact.value, box.width, 22 * scale, value, 5.5), { ...box, y: next });
      at += 3.5 * scale;
    }
    return at;
  });
  return Math.max(...ends);
}

function rule(doc: PDFKit.PDFDocument, x: number, y: number, width: number): void {
  doc
    .moveTo(x, y)
    .lineTo(x + width, y)
    .lineWidth(0.6)
    .strokeColor(inks.engraved)
    .stroke();
}

const BESIDE = 128;
const GAP = 20;

/** Picture beside name and facts: the tree needs the room. @returns where what follows may begin */
export function drawCatBeside(set: Typesetter, content: SheetContent, top: number): number {
  picture(set.doc, content, MARGIN, top, BESIDE);
  const x = MARGIN + BESIDE + GAP;
  const width = TEXT_WIDTH - BESIDE - GAP;
  const name = set.fit(nameOf(content), width, 47, { face: "serifBold", size: 19 }, 7);
  const below = set.put(name, { x, y: top, width });
  const y = drawOtherName(set, content, { x, y: below, width }, { size: 10.5 }) + 3;
  rule(set.doc, x, y, width);
  const end = drawFacts(set, content, { x, y: y + 7, width, left: 158, scale: 1 });
  return Math.max(end, top + BESIDE) + 10;
}

const ALONE = 216;

/** The cat above its name and facts. @returns where what follows may begin */
export function drawCatAlone(set: Typesetter, content: SheetContent, top: number): number {
  const size = ALONE - heightOfLook(content.look) - heightOfRemarks(content.remarks);
  picture(set.doc, content, (PAGE.width - size) / 2, top, size);
  const box = { x: MARGIN, width: TEXT_WIDTH };
  const style = { face: "serifBold", size: 24, align: "center" } as const;
  const name = set.fit(nameOf(content), TEXT_WIDTH, 60, style, 9);
  const below = set.put(name, { ...box, y: top + size + 12 });
  const under = { size: 13, align: "center" } as const;
  const y = drawOtherName(set, content, { ...box, y: below }, under) + 6;
  rule(set.doc, MARGIN + TEXT_WIDTH / 4, y, TEXT_WIDTH / 2);
  return drawFacts(set, content, { ...box, y: y + 14, left: TEXT_WIDTH / 2 + 9, scale: 1.2 });
}
