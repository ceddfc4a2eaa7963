import { statfs } from "node:fs/promises";
import { dirname } from "node:path";

/** On the disk of this folder, or of where it will be made; null where the disk does not say. */
export async function freeBytesOf(folder: string): Promise<number | null> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch (error) {
    const above = dirname(folder);
    const isMissing = (error as NodeJS.ErrnoException).code === "ENOENT";
    return isMissing && above !== folder ? freeBytesOf(above) : null;
  }
}
