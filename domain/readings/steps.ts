/** How far the reading of a scan is. */
export const WORK_STEPS = ["preparing", "finding", "reading", "placing"] as const;
export type WorkStep = (typeof WORK_STEPS)[number];

export const READING_STEPS = ["queued", ...WORK_STEPS, "done", "failed"] as const;
export type ReadingStep = (typeof READING_STEPS)[number];
