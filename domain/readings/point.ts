/** Fractions of the picture's width and height, 0 to 1. */
export interface Point {
  readonly x: number;
  readonly y: number;
}
