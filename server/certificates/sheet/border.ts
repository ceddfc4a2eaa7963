/** The engraved frame of a sheet: crossing waves with a rosette in each corner. */
import { inks } from "../../print/inks.ts";
import { PAGE } from "./page.ts";

const INSET = 24;
const BAND = 9;
const WAVES = 3;
const WAVE_LENGTH = 26;
const POINTS_A_WAVE = 16;
const ROSETTE = 15;

type Point = readonly [x: number, y: number];

function stroke(doc: PDFKit.PDFDocument, points: readonly Point[], width: number): void {
  points.forEach(([x, y], index) => (index === 0 ? doc.moveTo(x, y) : doc.lineTo(x, y)));
  doc.lineWidth(width).strokeColor(inks.engraved).stroke();
}

/** Waves of whole lengths from `from` to `to` along a line; `at` puts a point on one of the four edges. */
function waves(
  doc: PDFKit.PDFDocument,
  from: number,
  to: number,
  at: (along: number, across: number) => Point,
): void {
  const count = Math.round((to - from) / WAVE_LENGTH);
  const steps = count * POINTS_A_WAVE;
  for (let wave = 0; wave < WAVES; wave++) {
    const points = Array.from({ length: steps + 1 }, (_, step): Point => {
      const phase = (step / POINTS_A_WAVE + wave / WAVES) * 2 * Math.PI;
      return at(from + ((to - from) * step) / steps, (Math.sin(phase) * BAND) / 2);
    });
    stroke(doc, points, 0.45);
  }
}

/** A flower of sixteen loops, as on banknotes. */
function rosette(doc: PDFKit.PDFDocument, x: number, y: number, accent: string): void {
  doc.circle(x, y, ROSETTE + 1.5).fill(inks.paper);
  for (const [reach, petals] of [
    [1, 8],
    [0.72, 8],
    [0.44, 5],
  ] as const) {
    const points = Array.from({ length: 241 }, (_, step): Point => {
      const angle = (step / 240) * 2 * Math.PI;
      const radius = ROSETTE * reach * (0.72 + 0.28 * Math.cos(petals * angle));
      return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
    });
    stroke(doc, points, 0.5);
  }
  doc.circle(x, y, 2.2).fill(accent);
}

export function drawBorder(doc: PDFKit.PDFDocument, accent: string): void {
  const { width, height } = PAGE;
  doc.rect(0, 0, width, height).fill(inks.paper);
  const [left, top, right, bottom] = [INSET, INSET, width - INSET, height - INSET];
  waves(doc, left, right, (along, across) => [along, top + across]);
  waves(doc, left, right, (along, across) => [along, bottom + across]);
  waves(doc, top, bottom, (along, across) => [left + across, along]);
  waves(doc, top, bottom, (along, across) => [right + across, along]);
  for (const x of [left, right]) for (const y of [top, bottom]) rosette(doc, x, y, accent);
  const within = INSET + BAND;
  doc
    .rect(within, within, width - 2 * within, height - 2 * within)
    .lineWidth(0.6)
    .strokeColor(accent)
    .stroke();
}
