/** Drawn pictures of cats, by the name of their colour (decisions §8.20). */
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import sharp from "sharp";
import { drawCat } from "@felistry/domain/drawing/draw.ts";
import { parseDrawingKey } from "@felistry/domain/drawing/key.ts";
import { catLook } from "@felistry/domain/drawing/look.ts";
import { keptBytes } from "./kept-bytes.ts";
import { pictureTurn } from "./picture-work.ts";

export interface Drawing {
  readonly bytes: Buffer;
  readonly gzipped: Buffer | null;
  readonly type: string;
}

const NAME = /^([A-Za-z0-9-]{1,40})\.(svg|png)$/;
const KEPT_BYTES = 32 * 1024 * 1024;
/** As large as social networks show a picture; the drawing is square. */
const PNG_SIZE = 1200;

const kept = keptBytes<Drawing>(KEPT_BYTES);
const compress = promisify(gzip);

/** The file `MCO-ns-22.svg` or its `.png`; null for a name that is no drawing's. */
export async function drawingFile(name: string): Promise<Drawing | null> {
  const ready = kept.get(name);
  if (ready) return ready;
  const match = NAME.exec(name);
  const colour = match && parseDrawingKey(match[1]!);
  if (!colour) return null;
  const svg = Buffer.from(drawCat(catLook(colour)));
  const drawing = match[2] === "svg" ? await svgFile(svg) : await pngFile(svg);
  kept.set(name, drawing, drawing.bytes.length + (drawing.gzipped?.length ?? 0));
  return drawing;
}

/** Compressed once: a page shows dozens of drawings. */
async function svgFile(svg: Buffer): Promise<Drawing> {
  return { bytes: svg, gzipped: await compress(svg), type: "image/svg+xml" };
}

async function pngFile(svg: Buffer): Promise<Drawing> {
  const bytes = await pictureTurn(() =>
    sharp(svg).resize(PNG_SIZE, PNG_SIZE).png({ palette: true }).toBuffer(),
  );
  return { bytes, gzipped: null, type: "image/png" };
}
