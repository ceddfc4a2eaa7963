/** The pages of the paper as pictures, upright, and the file that is stored as the document's scan. */
import type { FoundReading } from "../use-reading.ts";

export interface PaperPage {
  readonly width: number;
  readonly height: number;
  readonly src: string;
  readonly file: () => File;
}

export const pagesOf = (found: FoundReading): PaperPage[] =>
  (found.data?.pages ?? []).map(({ width, height, jpeg }) => ({
    width,
    height,
    src: `data:image/jpeg;base64,${jpeg}`,
    file: () => {
      const bytes = Uint8Array.from(atob(jpeg), (letter) => letter.charCodeAt(0));
      return new File([bytes], "pedigree.jpg", { type: "image/jpeg" });
    },
  }));

/** A picture that nobody has read; null if the browser cannot show it, as a PDF. */
export async function pageOfPicture(file: File): Promise<PaperPage | null> {
  try {
    const picture = await createImageBitmap(file);
    const { width, height } = picture;
    picture.close();
    return { width, height, src: URL.createObjectURL(file), file: () => file };
  } catch {
    return null;
  }
}
