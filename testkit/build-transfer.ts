import { buildUploadRow } from "./build-upload-row.ts";
import { insertRow, nextNumber, type World } from "./world.ts";

/** A request to take a cat over from another club, as sent by `POST /cats/{id}/transfers/in`. */
export async function buildTransfer(
  world: World,
  { cat, asker }: { cat: { id: number }; asker: { id: number } },
): Promise<{ id: number; paper_url: string; number: string }> {
  return insertRow(world, "transfers", {
    cat_id: cat.id,
    asker_id: asker.id,
    direction: "in",
    club: "Kissaliitto, FIFe, Finland",
    number: `FI KIS LO ${nextNumber()}`,
    titles: "CH, Helsinki 2025",
    remarks: "Came with me when I moved",
    paper_url: await buildUploadRow(world, { owner: asker, prefix: "evidence" }),
  });
}
