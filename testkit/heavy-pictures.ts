/** Pictures that are small to send and expensive to open. */
import sharp from "sharp";

const START_OF_SCAN = Buffer.from([0xff, 0xda]);

/** A progressive JPEG whose last scan is repeated: each repetition makes a decoder walk the picture again. */
export async function jpegOfScans(scans: number, side = 64): Promise<Buffer> {
  const picture = await noise(side).jpeg({ quality: 60, progressive: true }).toBuffer();
  const end = picture.length - 2;
  const pass = picture.subarray(picture.lastIndexOf(START_OF_SCAN), end);
  let present = 0;
  for (let at = 0; (at = picture.indexOf(START_OF_SCAN, at)) >= 0; at += 2) present++;
  const more = Array.from({ length: scans - present }, () => pass);
  return Buffer.concat([picture.subarray(0, end), ...more, picture.subarray(end)]);
}

/** Progressive, without chroma subsampling: all its coefficients are in memory at once. */
export function jpegOfManyPixels(side: number): Promise<Buffer> {
  return noise(side)
    .blur(3)
    .jpeg({ quality: 40, progressive: true, chromaSubsampling: "4:4:4" })
    .toBuffer();
}

function noise(side: number) {
  return sharp({
    create: {
      width: side,
      height: side,
      channels: 3,
      background: "#555",
      noise: { type: "gaussian", mean: 128, sigma: 20 },
    },
  });
}
