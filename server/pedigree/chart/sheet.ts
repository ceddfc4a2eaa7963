/** A4 across, in points. */
export const PAGE = { width: 841.89, height: 595.28 } as const;
/** What printers leave white, and a little more. */
export const MARGIN = 26;
export const TEXT_WIDTH = PAGE.width - 2 * MARGIN;
