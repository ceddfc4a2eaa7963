/** The two parents on a birth certificate. */
import { m } from "@felistry/i18n/compiled/messages.js";
import { damOf, sireOf } from "@felistry/domain/pedigree/positions.ts";
import { inks } from "../../print/inks.ts";
import { otherNameAt, type SheetContent } from "./content.ts";
import { MARGIN, TEXT_WIDTH } from "./page.ts";
import { detailsOf, nameOf } from "./tree.ts";
import type { Typesetter } from "./typesetter.ts";
import { both, inOneLine } from "./words.ts";

const GAP = 18;
const HEIGHT = 112;

/** Below `wished`, but always above `bottom`. */
export function drawParents(
  set: Typesetter,
  { certified: { ancestors }, otherNames }: SheetContent,
  wished: number,
  bottom: number,
): void {
  const top = Math.min(wished, bottom - HEIGHT);
  const width = (TEXT_WIDTH - GAP) / 2;
  const parents = [
    { position: sireOf(1), label: m.cert_sheet_sire, ink: inks.male, x: MARGIN },
    { position: damOf(1), label: m.cert_sheet_dam, ink: inks.female, x: MARGIN + width + GAP },
  ];
  for (const { position, label, ink, x } of parents) {
    const parent = ancestors.find((ancestor) => ancestor.position === position);
    set.doc.rect(x, top, width, HEIGHT).fill(inks.wash);
    set.doc.rect(x, top, width, HEIGHT).lineWidth(0.5).strokeColor(inks.line).stroke();
    set.doc.rect(x, top, width, 3).fill(parent ? ink : inks.line);
    const box = { x: x + 12, width: width - 24 };
    const y = set.line(
      inOneLine(both(label)),
      { ...box, y: top + 14 },
      { face: "sansBold", size: 7.5, ink, spacing: 0.4 },
    );
    const name = parent ? nameOf(parent) : inOneLine(both(m.pedigree_unknown));
    const style = { face: "serifBold", size: 15, ...(!parent && { ink: inks.soft }) } as const;
    const other = otherNameAt(otherNames, position);
    const height = other === null ? 58 : 44;
    let end = set.put(set.fit(name, box.width, height, style, 5), { ...box, y: y + 4 });
    if (!parent) continue;
    if (other !== null) {
      const below = { face: "serif", size: 10, ink: inks.soft } as const;
      end = set.put(set.fit(other, box.width, 14, below, 5), { ...box, y: end });
    }
    const details = { face: "sans", size: 8.5, ink: inks.soft } as const;
    set.put(set.fit(detailsOf(parent), box.width, 24, details, 5), { ...box, y: end + 3 });
  }
}
