/** The thread that draws pictures for shared links. */
import sharp from "sharp";
import { SHARED_PICTURE } from "@felistry/contract/photos/shared-pictures.ts";
import { drawCat } from "@felistry/domain/colours/drawing/draw.ts";
import { parseDrawingKey } from "@felistry/domain/colours/drawing/key.ts";
import { catLook } from "@felistry/domain/colours/drawing/look.ts";
import { inks } from "../print/inks.ts";
import { svgOf } from "../print/svg-of.ts";
import { answerTasks } from "../threads/answer-tasks.ts";
import type { SharedOrder } from "./shared/content.ts";
import { layOutShared } from "./shared/lay-out-shared.ts";

const { width, height } = SHARED_PICTURE;
const NO_COLOUR = parseDrawingKey("XXX-0")!;

answerTasks(async ({ content, photo }: SharedOrder): Promise<Uint8Array> => {
  // A photo that cannot be read, of an earlier release perhaps, does not leave the link without a picture.
  const shown = photo && (await square(photo).catch(() => null));
  const look = catLook(parseDrawingKey(content.drawn) ?? NO_COLOUR);
  return sharp(Buffer.from(svgOf(layOutShared(content), width)))
    .composite([{ input: shown ?? (await square(Buffer.from(drawCat(look)))), left: 0, top: 0 }])
    .png({ palette: true, quality: 90, effort: 4 })
    .toBuffer();
});

function square(picture: Uint8Array): Promise<Buffer> {
  return sharp(picture)
    .resize(height, height, { fit: "cover", position: "attention" })
    .flatten({ background: inks.wash })
    .png()
    .toBuffer();
}
