/** The foot of a sheet: when it was issued and how anybody can verify it. */
import { create } from "qrcode";
import { inGroups } from "@felistry/domain/certificates/code.ts";
import { m } from "@felistry/i18n/compiled/messages.js";
import { accentOf, type SheetContent } from "./content.ts";
import { inks } from "../../print/inks.ts";
import { MARGIN, PAGE, TEXT_WIDTH } from "./page.ts";
import type { Typesetter } from "./typesetter.ts";
import { both, inOneLine, longDate } from "./words.ts";

const CODE_SIZE = 84;
export const PROOF_TOP = PAGE.height - 48 - CODE_SIZE;
const QUIET = 4;

function qrCode(doc: PDFKit.PDFDocument, text: string, x: number, y: number): void {
  const { modules } = create(text, { errorCorrectionLevel: "M" });
  const unit = (CODE_SIZE - 2 * QUIET) / modules.size;
  doc.rect(x, y, CODE_SIZE, CODE_SIZE).fill("#ffffff");
  for (let row = 0; row < modules.size; row++)
    for (let column = 0; column < modules.size; column++)
      if (modules.get(row, column))
        // Slightly wider than they are, so that no light line shows between two.
        doc.rect(x + QUIET + column * unit, y + QUIET + row * unit, unit + 0.05, unit + 0.05);
  doc.fill(inks.ink);
  doc.rect(x, y, CODE_SIZE, CODE_SIZE).lineWidth(0.5).strokeColor(inks.line).stroke();
}

export function drawProof(set: Typesetter, content: SheetContent): void {
  const { code, fingerprint, issuedAt, verifyUrl } = content;
  qrCode(set.doc, verifyUrl, MARGIN, PROOF_TOP);
  const x = MARGIN + CODE_SIZE + 14;
  const right = 150;
  const width = TEXT_WIDTH - CODE_SIZE - 14;
  const left = { x, width: width - right - 10 };
  const label = { face: "sans", size: 6, ink: inks.soft, spacing: 0.3 } as const;
  let y = set.line(inOneLine(both(m.cert_sheet_code)), { ...left, y: PROOF_TOP }, label);
  y = set.line(
    code,
    { ...left, y },
    { face: "sansBold", size: 12.5, ink: accentOf(content), spacing: 0.6 },
  );
  y = set.line(verifyUrl, { ...left, y: y + 1 }, { face: "sans", size: 6.5 });
  const issued = { x: x + width - right, width: right };
  const next = set.line(inOneLine(both(m.cert_sheet_issued)), { ...issued, y: PROOF_TOP }, label);
  const date = longDate(issuedAt);
  const after = set.line(date.first, { ...issued, y: next }, { face: "sansBold", size: 9 });
  set.line(date.second, { ...issued, y: after }, { face: "sans", size: 8, ink: inks.soft });

  const whole = { x, width };
  y = set.line(inOneLine(both(m.cert_sheet_fingerprint)), { ...whole, y: y + 5 }, label);
  y = set.line(inGroups(fingerprint), { ...whole, y }, { face: "sans", size: 6.2 });
  const small = { face: "sans", size: 6, ink: inks.soft } as const;
  const { first, second } = both(m.cert_sheet_holds);
  y = set.put(set.fit(first, width, 8, small, 4), { ...whole, y: y + 3 });
  set.put(set.fit(second, width, 8, small, 4), { ...whole, y });
}
