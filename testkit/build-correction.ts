import { buildUploadRow } from "./build-upload-row.ts";
import { insertRow, type World } from "./world.ts";

/** A request about a registered cat, to rename it if nothing else is said, as sent by `POST /cats/{id}/corrections`. */
export async function buildCorrection(
  world: World,
  {
    cat,
    asker,
    changes = { cat_name: "Corrected" },
    before = { cat_name: cat.cat_name },
  }: {
    cat: { id: number; cat_name: string };
    asker: { id: number };
    changes?: object;
    before?: object;
  },
): Promise<{ id: number; evidence_url: string }> {
  return insertRow(world, "corrections", {
    cat_id: cat.id,
    asker_id: asker.id,
    changes: JSON.stringify(changes),
    before: JSON.stringify(before),
    reason: "As on the paper",
    evidence_url: await buildUploadRow(world, { owner: asker, prefix: "evidence" }),
  });
}
