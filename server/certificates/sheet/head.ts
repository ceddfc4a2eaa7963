/** The head of every sheet: who issued it and what it is. */
import { m } from "@felistry/i18n/compiled/messages.js";
import { accentOf, type SheetContent } from "./content.ts";
import { inks } from "../../print/inks.ts";
import { MARGIN, PAGE, TEXT_WIDTH } from "./page.ts";
import type { Typesetter } from "./typesetter.ts";
import { both, inBoth, inOneLine } from "./words.ts";
import { drawLine } from "./look.ts";

const LOGO = { width: 150, height: 31 } as const;

/** The club's logo; without one the site's mark, 32 units wide: a cat's head whose ears are two branches of a pedigree. */
function mark(set: Typesetter, content: SheetContent): void {
  const { doc } = set;
  if (content.look?.logo) {
    const box = [LOGO.width, LOGO.height] as [number, number];
    const x = (PAGE.width - LOGO.width) / 2;
    doc.image(Buffer.from(content.look.logo), x, 38, {
      fit: box,
      align: "center",
      valign: "center",
    });
    return;
  }
  doc
    .save()
    .translate(PAGE.width / 2 - 13, 42)
    .scale(26 / 32);
  doc.path("M4 28V6l8 6h8l8-6v22Z").fill(accentOf(content));
  doc.path("M11 20h10M16 20v4").lineWidth(2.4).lineCap("round").strokeColor(inks.onAccent).stroke();
  doc.circle(8.5, 15.5, 1.2).circle(23.5, 15.5, 1.2).fill(inks.onAccent);
  doc.restore();
}

/** A pedigree of a cat that has left for another club is an export pedigree. */
export function titleOf({ kind, certified }: Pick<SheetContent, "kind" | "certified">) {
  if (kind === "metric") return m.cert_sheet_metric;
  const last = certified.transfers?.at(-1);
  return last?.direction === "out" ? m.cert_sheet_export : m.cert_sheet_pedigree;
}

/** @returns where what follows may begin */
export function drawTitle(set: Typesetter, content: SheetContent): number {
  const { siteName, isDuplicate, look } = content;
  const title = both(titleOf(content));
  const page = { x: MARGIN, width: TEXT_WIDTH };
  mark(set, content);
  const sites = {
    face: "sansBold",
    size: 7.5,
    ink: inks.soft,
    spacing: 2,
    align: "center",
  } as const;
  const large = { face: "serif", size: 25, ink: accentOf(content), align: "center" } as const;
  const small = { face: "serif", size: 14, ink: inks.soft, align: "center" } as const;
  const first = set.line(
    inOneLine(inBoth((locale) => siteName[locale])).toUpperCase(),
    { ...page, y: 71 },
    sites,
  );
  const second = set.line(title.first, { ...page, y: first + 2 }, large);
  const named = set.line(title.second, { ...page, y: second - 1 }, small);
  const third = drawLine(set, look?.heading, { ...page, y: named + 2 });
  if (!isDuplicate) return third;
  const duplicate = inOneLine(both(m.cert_sheet_duplicate)).toUpperCase();
  return set.line(duplicate, { ...page, y: third + 1 }, { ...large, face: "sansBold", size: 10 });
}
