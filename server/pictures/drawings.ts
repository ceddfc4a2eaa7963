/** Drawn pictures of cats, named after their colour (decisions §8.20). */
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import sharp from "sharp";
import { drawCat } from "@felistry/domain/colours/drawing/draw.ts";
import { parseDrawingKey } from "@felistry/domain/colours/drawing/key.ts";
import { catLook } from "@felistry/domain/colours/drawing/look.ts";
import { keptBytes } from "./kept-bytes.ts";
import { fairTurns } from "../turns.ts";
import { Refusal } from "../http/refusal.ts";

export interface Drawing {
  readonly bytes: Buffer;
  readonly gzipped: Buffer | null;
  readonly type: "image/svg+xml" | "image/png";
}

const NAME = /^([A-Za-z0-9-]{1,40})\.(svg|png)$/;
const KEPT_BYTES = 32 * 1024 * 1024;
/** The size at which social networks show a picture; the drawing is square. */
const PNG_SIZE = 1200;

/** One at a time, with turns by network, separate from members' pictures: a picture takes a second of CPU time. */
const turnOfPng = fairTurns(1, {
  most: 40,
  mostOfOne: 10,
  patienceMs: 30_000,
  full: () => new Refusal("unavailable"),
});

const kept = keptBytes<Drawing>(KEPT_BYTES);
const compress = promisify(gzip);

type DrawingType = "svg" | "png";

/** The caller for a drawing that is not cached, with a check that runs before it is made and may refuse by throwing. */
interface Asker {
  readonly party: string;
  readonly beforeDrawing: (type: DrawingType) => Promise<void>;
}

const OURSELVES: Asker = { party: "", beforeDrawing: async () => {} };

/** The file `MCO-ns-22.svg` or its `.png`; null if the name is not a drawing's. */
export async function drawingFile(name: string, asker = OURSELVES): Promise<Drawing | null> {
  const ready = kept.get(name);
  if (ready) return ready;
  const match = NAME.exec(name);
  const colour = match && parseDrawingKey(match[1]!);
  if (!colour) return null;
  const type = match[2] as DrawingType;
  await asker.beforeDrawing(type);
  const draw = () => Buffer.from(drawCat(catLook(colour)));
  const drawing = await (type === "svg"
    ? svgFile(draw())
    : turnOfPng(asker.party, async () => kept.get(name) ?? pngFile(draw())));
  kept.set(name, drawing, drawing.bytes.length + (drawing.gzipped?.length ?? 0));
  return drawing;
}

/** Compressed once: a page shows dozens of drawings. */
async function svgFile(svg: Buffer): Promise<Drawing> {
  return { bytes: svg, gzipped: await compress(svg), type: "image/svg+xml" };
}

async function pngFile(svg: Buffer): Promise<Drawing> {
  const bytes = await sharp(svg).resize(PNG_SIZE, PNG_SIZE).png({ palette: true }).toBuffer();
  return { bytes, gzipped: null, type: "image/png" };
}
