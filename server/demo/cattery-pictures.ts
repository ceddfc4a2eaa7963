/** Pictures of the demo's catteries: each shows one of its cats as drawn by the site, stored like a member's upload. */
import sharp from "sharp";
import { drawCat } from "@felistry/domain/colours/drawing/draw.ts";
import { catLook } from "@felistry/domain/colours/drawing/look.ts";
import { pictureTurn } from "../pictures/picture-work.ts";
import { makePicture, type MadePicture } from "../pictures/make-picture.ts";
import { storePicture } from "../pictures/store-picture.ts";
import type { FileStore } from "../storage/file-store.ts";
import type { DemoCat, Registry } from "./registry.ts";

/** No wider than displayed: the demo's first start waits for these. */
const SIDE = 240;

/** By cattery id. */
export async function catteryPictures(
  { catteries, cats }: Pick<Registry, "catteries" | "cats">,
  files: FileStore,
): Promise<Map<number, MadePicture>> {
  const pictures = catteries.map(async ({ id, memberId }) => {
    const cat = cats.findLast(({ ownerId, isMyCat }) => isMyCat && ownerId === memberId);
    return cat && ([id, await pictureOf(cat, files)] as const);
  });
  return new Map((await Promise.all(pictures)).filter((picture) => picture !== undefined));
}

async function pictureOf({ breed, codes }: DemoCat, files: FileStore): Promise<MadePicture> {
  return pictureTurn(async () => {
    const svg = Buffer.from(drawCat(catLook({ breed, ...codes })));
    const bytes = await sharp(svg).resize(SIDE, SIDE).png({ compressionLevel: 3 }).toBuffer();
    const made = await makePicture({ bytes, extension: "png", kind: "photo" });
    await storePicture(files, made);
    return made;
  });
}
