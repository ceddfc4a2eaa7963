/** A4 upright with two columns, in points. */
export const PAGE = { width: 595.28, height: 841.89 } as const;
export const MARGIN = 44;
/** Below the running head and above the page's number. */
export const TOP = MARGIN + 22;
export const BOTTOM = PAGE.height - MARGIN - 14;
export const TEXT_WIDTH = PAGE.width - 2 * MARGIN;
export const GAP = 22;
export const COLUMN = (TEXT_WIDTH - GAP) / 2;
