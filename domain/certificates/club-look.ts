/** How the papers of a club look. */

export const LOOK_LINE_MAX = 90;
export const LOOK_FOOT_MAX = 140;
export const LOOK_OFFICE_MAX = 60;
export const LOOK_SIGNER_MAX = 80;

/** The site's own, for clubs that have chosen none (server/print/inks.ts). */
export const SITE_ACCENT = "#8e2f1e";

/** Of text that is read without effort (WCAG 2.2, 1.4.3). */
const LEAST_CONTRAST = 4.5;

function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Whether words in a colour, `#8e2f1e`, are read well on white. */
export function isReadOnWhite(colour: string): boolean {
  return 1.05 / (luminance(colour) + 0.05) >= LEAST_CONTRAST;
}
