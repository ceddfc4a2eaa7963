/** What a sheet remarks of its cat besides what it certifies: above the signature and the proof. */
import type { CertificateRemarks } from "@felistry/contract/certificates/certificates.ts";
import { m } from "@felistry/i18n/compiled/messages.js";
import { inks } from "../../print/inks.ts";
import type { SheetContent } from "./content.ts";
import { MARGIN, TEXT_WIDTH } from "./page.ts";
import type { Typesetter } from "./typesetter.ts";
import { both, bothOf, inOneLine, shortDate } from "./words.ts";

const LABEL = 9;
const LINE = 11;
const GAP = 5;

/** A line each, dates in a form that readers of either language understand. */
function linesOf(remarks: CertificateRemarks | null, sex: string): string[] {
  if (remarks === null) return [];
  const { neutered_on: neutered, has_died, died_on: died, bans } = remarks;
  const line = (label: ReturnType<typeof both>, day: string | null) =>
    [inOneLine(label), ...(day === null ? [] : [day])].join(": ");
  const times = bans.map(({ from, until }) => `${shortDate(from)} – ${shortDate(until)}`);
  return [
    ...(neutered === null ? [] : [line(both(m.cert_sheet_neutered), shortDate(neutered))]),
    ...(has_died === 0 ? [] : [line(bothOf(m.cert_sheet_died, sex), died && shortDate(died))]),
    ...(times.length === 0 ? [] : [line(both(m.cert_sheet_banned), times.join(", "))]),
  ];
}

/** What the remarks take of a page that is full without them. */
export function heightOfRemarks(remarks: CertificateRemarks | null): number {
  // As many of a cat of either sex.
  const lines = linesOf(remarks, "female").length;
  return lines === 0 ? 0 : LABEL + lines * LINE + GAP;
}

/** Above `bottom`. */
export function drawRemarks(
  set: Typesetter,
  { remarks, certified }: SheetContent,
  bottom: number,
): void {
  const lines = linesOf(remarks, certified.cat.sex);
  if (lines.length === 0) return;
  const box = { x: MARGIN, width: TEXT_WIDTH };
  const label = { face: "sans", size: 6, ink: inks.soft, spacing: 0.3 } as const;
  const style = { face: "sansBold", size: 8 } as const;
  let y = bottom - heightOfRemarks(remarks);
  set.line(inOneLine(both(m.cert_sheet_remarks)), { ...box, y }, label);
  y += LABEL;
  for (const line of lines) {
    set.put(set.fit(line, TEXT_WIDTH, LINE, style, 3), { ...box, y });
    y += LINE;
  }
}
