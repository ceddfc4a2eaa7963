/** The process that decodes and encodes pictures one at a time; it ends with its parent. */
import sharp from "sharp";
import { cleanOriginal, makePicture, type MadePicture, type SentPicture } from "./make-picture.ts";
import { PictureFault, type PictureFaultCode } from "./picture-fault.ts";

export type PictureNews =
  | { readonly kind: "done"; readonly picture: MadePicture }
  | { readonly kind: "cleaned"; readonly bytes: Uint8Array }
  | { readonly kind: "fault"; readonly code: PictureFaultCode }
  | { readonly kind: "failure"; readonly text: string };

/** Without a kind: an original that an earlier release stored uncleaned. */
export type PictureTask = SentPicture | Omit<SentPicture, "kind">;

async function newsOf(sent: PictureTask): Promise<PictureNews> {
  try {
    if (!("kind" in sent)) return { kind: "cleaned", bytes: await cleanOriginal(sent) };
    return { kind: "done", picture: await makePicture(sent) };
  } catch (error) {
    if (error instanceof PictureFault) return { kind: "fault", code: error.code };
    return { kind: "failure", text: (error as Error).stack ?? String(error) };
  }
}

// One thread per picture; libvips' cache would only keep what is never requested again.
sharp.concurrency(1);
sharp.cache(false);
process.once("disconnect", () => process.exit(0));
process.on("message", (sent: PictureTask) => {
  void newsOf(sent).then((news) => process.send?.(news));
});
