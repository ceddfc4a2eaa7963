/** Landscape A4, in points. */
export const PAGE = { width: 841.89, height: 595.28 } as const;
/** A little more than a printer's blank margin. */
export const MARGIN = 26;
export const TEXT_WIDTH = PAGE.width - 2 * MARGIN;
