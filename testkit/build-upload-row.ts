import type { UploadPrefix } from "@felistry/contract/documents.ts";
import { insertRow, nextNumber, type World } from "./world.ts";

const DOCUMENTS: ReadonlySet<UploadPrefix> = new Set([
  "metric",
  "pedigree",
  "credential",
  "evidence",
  "message",
  "chip-proof",
  "club",
]);

/**
 * The row of an uploaded picture, without the picture, for tests that do not look at it.
 * @returns the path
 */
export async function buildUploadRow(
  world: World,
  { owner, prefix = "cat-photo" }: { owner: { id: number }; prefix?: UploadPrefix },
): Promise<string> {
  const isDocument = DOCUMENTS.has(prefix);
  const [width, height] = isDocument ? [620, 877] : [64, 48];
  const key = `built-${prefix}-${nextNumber()}`;
  const { path } = await insertRow<{ id: number; path: string }>(world, "uploads", {
    path: `/${isDocument ? "scans" : "photos"}/${key}-${width}x${height}.webp`,
    users_id: owner.id,
    prefix,
    original_key: key,
    width,
    height,
    bytes: 900,
  });
  return path;
}
