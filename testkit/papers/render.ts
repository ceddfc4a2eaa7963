/** From a drawn sheet to the file of a scanner. */
import sharp from "sharp";
import type { Sheet } from "./sheet.ts";

/** Scanners are left at one or the other. */
export const dpiOf = (family: number): number => (family % 2 === 1 ? 300 : 200);

export async function rasterOf(sheet: Sheet, dpi: number): Promise<Buffer> {
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
