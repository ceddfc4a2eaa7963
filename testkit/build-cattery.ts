import { buildMember } from "./build-member.ts";
import { buildUploadRow } from "./build-upload-row.ts";
import { insertRow, nextNumber, referenceId, type Built, type World } from "./world.ts";

export interface BuiltCattery {
  id: number;
  users_id: number;
  cattery_name: string;
  image_url: string;
}

export interface CatteryTraits {
  owner?: Built<{ id: number }>;
  cattery_name?: string;
  cattery_name_full?: string;
  /** 1 to 4. */
  slot?: number;
}

/** A cattery as stored by `POST /me/cattery`; its photo has no file. */
export async function buildCattery(
  world: World,
  traits: CatteryTraits = {},
): Promise<BuiltCattery> {
  const number = nextNumber();
  const owner = await (traits.owner ?? buildMember(world));
  const path = await buildUploadRow(world, { owner, prefix: "cattery" });
  return insertRow<BuiltCattery>(world, "catteries", {
    users_id: owner.id,
    slot: traits.slot ?? 1,
    cattery_name: traits.cattery_name ?? `Cattery${number}`,
    cattery_name_full: traits.cattery_name_full,
    certificate_issued_by: "Club",
    cat_systems_id: await referenceId(world, "cat_systems", "abb", "FIFe"),
    image_url: path,
  });
}
