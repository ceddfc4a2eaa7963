/** The coat's pattern on one part of the cat, as path data. */
export interface Marks {
  /** Filled shapes. */
  readonly shapes: string;
  /** Lines drawn with a round pen of this width. */
  readonly bands?: string;
  readonly pen?: number;
}

export const NO_MARKS: Marks = { shapes: "" };
