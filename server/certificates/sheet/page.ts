/** A4 upright, in points. */
export const PAGE = { width: 595.28, height: 841.89 } as const;
/** The area for text. */
export const MARGIN = 48;
export const TEXT_WIDTH = PAGE.width - 2 * MARGIN;
