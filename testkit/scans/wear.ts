/** Simulates what happens to a sheet between printer and upload: scanners, phones, lamps. */
import sharp from "sharp";

/** A page as a picture in raw grey. */
export interface SheetPicture {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly channels: 1 | 3;
}

export const WEARS = [
  "clean",
  "tilted",
  "tilted back",
  "sideways",
  "upside down",
  "blurred",
  "grainy",
  "dim",
  "small jpeg",
] as const;
export type Wear = (typeof WEARS)[number];

const PAPER = "#f3efe6";

/** The file that a member would upload. */
export async function worn(sheet: SheetPicture, wear: Wear): Promise<Buffer> {
  const { data, width, height, channels } = sheet;
  const picture = sharp(data, { raw: { width, height, channels } });
  switch (wear) {
    case "clean":
      return picture.png({ compressionLevel: 3 }).toBuffer();
    case "tilted":
      return picture.rotate(3, { background: PAPER }).jpeg({ quality: 85 }).toBuffer();
    case "tilted back":
      return picture.rotate(-2.3, { background: PAPER }).blur(0.7).jpeg({ quality: 80 }).toBuffer();
    case "sideways":
      return picture.rotate(90).jpeg({ quality: 75 }).toBuffer();
    case "upside down":
      return sharp(await picture.rotate(181.5, { background: PAPER }).png().toBuffer())
        .jpeg({ quality: 80 })
        .toBuffer();
    case "blurred":
      return picture.blur(1.5).jpeg({ quality: 80 }).toBuffer();
    case "grainy":
      return sharp(grainy(data, 22), { raw: { width, height, channels } })
        .jpeg({ quality: 80 })
        .toBuffer();
    case "dim":
      return sharp(dimmed(sheet), { raw: { width, height, channels } })
        .jpeg({ quality: 80 })
        .toBuffer();
    case "small jpeg":
      return picture
        .resize({ width: Math.round(width * 0.72) })
        .jpeg({ quality: 42 })
        .toBuffer();
  }
}

/** Sensor noise, the same for the same picture, so that a measurement can be repeated. */
function grainy(data: Uint8Array, strength: number): Uint8Array {
  const out = new Uint8Array(data.length);
  let state = 0x2f6e2b1;
  for (let i = 0; i < data.length; i++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const noise =
      ((state >>> 8) / 0x1000000 + (((state * 7) >>> 8) & 0xffff) / 0x10000 - 1) * strength * 1.6;
    out[i] = Math.max(0, Math.min(255, data[i]! * 0.95 + noise));
  }
  return out;
}

/** Light from one side: a third is left in the far corner. */
function dimmed({ data, width, height, channels }: SheetPicture): Uint8Array {
  const out = new Uint8Array(data.length);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const light = 0.72 - 0.28 * (x / width) - 0.14 * (y / height);
      for (let channel = 0; channel < channels; channel++) {
        const i = (y * width + x) * channels + channel;
        out[i] = data[i]! * light;
      }
    }
  return out;
}
