import { buildCat, type BuiltCat } from "./build-cat.ts";
import { buildUploadRow } from "./build-upload-row.ts";
import { insertRow, referenceId, type Built, type World } from "./world.ts";

export interface BuiltApplication {
  id: number;
  cat_id: number;
  pedigrees_id: number;
  applicant_id: number;
}

export interface PedigreeTraits {
  number?: string;
  issued_by?: string;
  /** Abbreviation. */
  system?: string;
}

/** A pedigree document of the cat, sent by its online owner; its scan is a path without a file. */
export async function buildPedigree(
  world: World,
  cat: BuiltCat,
  traits: PedigreeTraits = {},
): Promise<{ id: number; pedigree_num: string; pedigree_img_url: string }> {
  return insertRow(world, "pedigrees", {
    cat_id: cat.id,
    pedigree_num: traits.number ?? `P-${cat.id}`,
    issued_by: traits.issued_by ?? "Breeders' club",
    cat_systems_id: await referenceId(world, "cat_systems", "abb", traits.system ?? "WCF"),
    pedigree_img_url: await buildUploadRow(world, {
      owner: { id: cat.online_owner_id },
      prefix: "pedigree",
    }),
  });
}

/** A pending application; the applicant defaults to the cat's online owner. */
export async function buildApplication(
  world: World,
  traits: {
    cat?: Built<BuiltCat>;
    applicant?: Built<{ id: number }>;
    pedigree?: PedigreeTraits;
  } = {},
): Promise<BuiltApplication> {
  const cat = await (traits.cat ?? buildCat(world));
  const applicant = await traits.applicant;
  const pedigree = await buildPedigree(world, cat, traits.pedigree);
  return insertRow(world, "applications", {
    cat_id: cat.id,
    pedigrees_id: pedigree.id,
    applicant_id: applicant?.id ?? cat.online_owner_id,
  });
}
