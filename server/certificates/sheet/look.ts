/** What a club says and shows on its sheets besides colour and logo. */
import { m } from "@felistry/i18n/compiled/messages.js";
import { inks } from "../../print/inks.ts";
import type { SheetContent, SheetLook } from "./content.ts";
import { MARGIN, PAGE, TEXT_WIDTH } from "./page.ts";
import type { Box, Typesetter } from "./typesetter.ts";
import { both, FIRST, inOneLine, SECOND } from "./words.ts";

type Texts = Readonly<Record<string, string>>;

/** Both languages in one line; what is said in one only, as it is. */
function inWords(texts: Texts): string | null {
  const [first, second] = [texts[FIRST], texts[SECOND]];
  if (first === undefined || second === undefined) return first ?? second ?? null;
  return inOneLine({ first, second });
}

/** The club's line. @returns where what follows may begin */
export function drawLine(set: Typesetter, texts: Texts | undefined, box: Box): number {
  const words = texts && inWords(texts);
  if (!words) return box.y;
  const style = { face: "sans", size: 8, ink: inks.soft, align: "center" } as const;
  return set.put(set.fit(words, box.width, 22, style, 5), box);
}

/** Between the frame and the proof. */
export function drawFoot(set: Typesetter, { look }: SheetContent): void {
  const words = look && inWords(look.foot);
  if (!words) return;
  const style = { face: "sans", size: 6.5, ink: inks.soft, align: "center" } as const;
  const box = { x: MARGIN, width: TEXT_WIDTH, y: PAGE.height - 45.5 };
  set.put(set.fit(words, TEXT_WIDTH, 9, style, 4), box);
}

const SIGNATURE = { width: 190, height: 28, words: 20 } as const;

/** What the signature takes above the proof. */
export const signatureHeight = (look: SheetLook | null): number =>
  look?.signer == null ? 0 : SIGNATURE.height + SIGNATURE.words + 6;

const LINE = 12;

/** What the club's line and signature take of a page that is full without them. */
export const heightOfLook = (look: SheetLook | null): number =>
  signatureHeight(look) + (look && inWords(look.heading) ? LINE : 0);

/** Above `bottom`, at the right: the picture, a line, and who that is. */
export function drawSignature(set: Typesetter, { look }: SheetContent, bottom: number): void {
  if (look?.signer == null) return;
  const { doc } = set;
  const { width, height, words } = SIGNATURE;
  const [x, y] = [MARGIN + TEXT_WIDTH - width, bottom - height - words];
  if (look.signature) {
    const fit = {
      fit: [width, height] as [number, number],
      align: "center",
      valign: "bottom",
    } as const;
    doc.image(Buffer.from(look.signature), x, y, fit);
  }
  doc
    .moveTo(x, y + height + 1)
    .lineTo(x + width, y + height + 1)
    .lineWidth(0.5)
    .strokeColor(inks.line)
    .stroke();
  const name = { face: "sansBold", size: 7.5, align: "center" } as const;
  const box = { x, width };
  const below = set.put(set.fit(look.signer, width, 10, name, 4.5), {
    ...box,
    y: y + height + 2.5,
  });
  const office = inWords(look.office);
  if (office === null) return;
  const soft = { face: "sans", size: 6.5, ink: inks.soft, align: "center" } as const;
  set.put(set.fit(office, width, 9, soft, 4), { ...box, y: below - 1 });
}

/** Across the whole page, so that no part of it passes for a certificate. */
export function drawSpecimen(set: Typesetter, { isSpecimen }: SheetContent): void {
  if (!isSpecimen) return;
  const { doc } = set;
  const middle: [number, number] = [PAGE.width / 2, PAGE.height / 2];
  doc.save().rotate(-52, { origin: middle }).opacity(0.16);
  const style = { face: "sansBold", size: 60, align: "center", ink: inks.soft } as const;
  const words = inOneLine(both(m.cert_sheet_specimen)).toUpperCase();
  set.line(words, { x: middle[0] - 450, width: 900, y: middle[1] - 40 }, style);
  doc.opacity(1).restore();
}
