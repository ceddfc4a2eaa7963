import { breedColourWords } from "@felistry/domain/colours/ems/coat-words.ts";
import { withBuild } from "@felistry/domain/colours/ems/build.ts";
import { parseEms } from "@felistry/domain/colours/ems/parse.ts";
import { colourEms } from "@felistry/domain/colours/ems/write.ts";
import { buildMember } from "./build-member.ts";
import { insertRow, nextNumber, referenceId, type Built, type World } from "./world.ts";

export interface BuiltCat {
  id: number;
  cat_name: string;
  sex: "male" | "female";
  cat_birthdate: string | null;
  breed_id: number;
  users_id: number;
  online_owner_id: number;
}

export interface CatTraits {
  cat_name?: string;
  prefix?: string;
  suffix?: string;
  sex?: "male" | "female";
  /** `yyyy-mm-dd`; null if unknown. */
  born?: string | null;
  deceased?: string;
  neutered?: string;
  /** Three letters. */
  breed?: string;
  /** The colour part of an EMS code, `ns 09 22`; null for no colour. */
  ems?: string | null;
  sire?: Built<{ id: number }>;
  dam?: Built<{ id: number }>;
  /** Maintains the cat's page and is shown as its owner. Defaults to a new member. */
  owner?: Built<{ id: number }>;
  /** Maintains the page if that is not the shown owner. */
  onlineOwner?: Built<{ id: number }>;
  /** 1: the owner has the cat; 0: the owner only maintains its record, so the cat is free. */
  is_my_cat?: 0 | 1;
  /** The club's number, for a registered cat. */
  reg_num?: string;
  chip?: string;
  description?: string;
}

/** A cat in the state left by `POST /cats` and the calls after it. */
export async function buildCat(world: World, traits: CatTraits = {}): Promise<BuiltCat> {
  const [owner, onlineOwner, sire, dam] = await Promise.all([
    traits.owner ?? buildMember(world),
    traits.onlineOwner,
    traits.sire,
    traits.dam,
  ]);
  const breed = traits.breed ?? "SIB";
  const cat = await insertRow<BuiltCat>(world, "cats", {
    cat_name: traits.cat_name ?? `Murka ${nextNumber()}`,
    cat_name_cattery_prefix: traits.prefix,
    cat_name_suffix: traits.suffix,
    sex: traits.sex ?? "female",
    cat_birthdate: traits.born === undefined ? "2022-05-14" : traits.born,
    deceased_on: traits.deceased,
    neutered_on: traits.neutered,
    breed_id: await referenceId(world, "breeds", "ems", breed),
    users_id: owner.id,
    online_owner_id: (onlineOwner ?? owner).id,
    is_my_cat: traits.is_my_cat ?? 1,
    mother_id: dam?.id,
    father_id: sire?.id,
    registered: traits.reg_num === undefined ? 0 : 1,
    reg_num: traits.reg_num,
    chip: traits.chip,
    description: traits.description,
  });
  const ems = traits.ems === undefined ? "ns 09 22" : traits.ems;
  if (ems !== null) await paint(world, cat.id, breed, ems);
  return cat;
}

async function paint(world: World, catId: number, breed: string, ems: string): Promise<void> {
  const parsed = parseEms(ems);
  if (!parsed.ok) throw new Error(`"${ems}" is no EMS colour`);
  const codes = withBuild(parsed);
  await insertRow(world, "cat_colours", {
    cat_id: catId,
    ...parsed.codes,
    build: codes.build,
    ems: colourEms(codes),
    words_en: breedColourWords(breed, codes, "en"),
    words_ru: breedColourWords(breed, codes, "ru"),
  });
}
