/** From a drawn sheet to the file of a scanner. */
import sharp from "sharp";
import type { Sheet } from "./sheet.ts";

export const SCAN_DPI = 200;

export async function rasterOf(sheet: Sheet, dpi = SCAN_DPI): Promise<Buffer> {
  return await sharp(Buffer.from(sheet.svg()), {
    density: dpi,
    unlimited: true,
    limitInputPixels: false,
  })
    .flatten({ background: "#ffffff" })
    .withMetadata({ density: dpi })
    .png({ compressionLevel: 6 })
    .toBuffer();
}
