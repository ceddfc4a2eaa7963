import { buildUploadRow } from "./build-upload-row.ts";
import { insertRow, type World } from "./world.ts";

/** A request to rename a registered cat, as sent by `POST /cats/{id}/corrections`. */
export async function buildCorrection(
  world: World,
  { cat, asker }: { cat: { id: number; cat_name: string }; asker: { id: number } },
): Promise<{ id: number; evidence_url: string }> {
  return insertRow(world, "corrections", {
    cat_id: cat.id,
    asker_id: asker.id,
    changes: JSON.stringify({ cat_name: "Corrected" }),
    before: JSON.stringify({ cat_name: cat.cat_name }),
    reason: "As on the paper",
    evidence_url: await buildUploadRow(world, { owner: asker, prefix: "evidence" }),
  });
}
