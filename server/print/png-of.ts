/** A drawing as a picture, made from its outlines, so that the machine's typefaces have no influence. */
import sharp from "sharp";
import type { Drawing } from "./drawing.ts";
import { svgOf } from "./svg-of.ts";

/** Ten pixels per millimetre: invisible on paper. */
const DOTS_PER_INCH = 254;
const POINTS_PER_INCH = 72;

export async function pngOf(drawing: Drawing): Promise<Uint8Array> {
  const pixels = Math.round((drawing.width / POINTS_PER_INCH) * DOTS_PER_INCH);
  return sharp(Buffer.from(svgOf(drawing, pixels)))
    .flatten({ background: "#ffffff" })
    .withMetadata({ density: DOTS_PER_INCH })
    .png({ palette: true, colours: 64, effort: 1, dither: 0 })
    .toBuffer();
}
