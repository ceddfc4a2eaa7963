/** One byte per pixel, 0 black to 255 white, line by line. */
export interface GreyImage {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}
