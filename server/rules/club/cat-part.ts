/** A cat that a member asks the club to register. */
import { certaintyOf, type ReadPedigree } from "@felistry/domain/readings/recognised.ts";
import {
  comparePedigree,
  type EnteredPedigree,
} from "@felistry/domain/registration/compare-pedigree.ts";
import { displayName } from "@felistry/domain/cats/display-name.ts";
import { mayBeOfParents } from "@felistry/domain/litters/colour.ts";
import { clubBreed } from "@felistry/domain/rules/club/breed-groups.ts";
import { ancestorsOfKittens, generationFacts } from "@felistry/domain/rules/club/generations.ts";
import { numberFacts } from "@felistry/domain/rules/club/number-shape.ts";
import type { ClubFacts } from "@felistry/domain/rules/club/truth.ts";
import type { Db } from "../../db/transaction.ts";
import { refuse } from "../../http/refusal.ts";
import { ageFacts, bookFacts, nameFacts } from "./cat-facts.ts";
import {
  countTwins,
  isNumberTaken,
  selectPaperRead,
  selectAncestors,
  selectRuledCats,
  type Paper,
  type RuledCat,
} from "./cat-statements.ts";
import { selectMerits, type Merits } from "./breeding-statements.ts";
import { lifeFacts } from "./life-facts.ts";
import { ancestorsOf } from "./pair.ts";
import { named, oddFacts, type Part } from "./parts.ts";

export interface KnownCat {
  readonly cat: RuledCat;
  readonly merits: Merits;
}

export async function knownCat(db: Db, catId: number): Promise<KnownCat> {
  const [cat] = await selectRuledCats(db, { ids: [catId] });
  const [merits] = await selectMerits(db, { catId });
  if (!cat || !merits) refuse("cat_not_found");
  return { cat, merits };
}

/** @param day on which it was sent, or would be */
export async function partOfCat(
  db: Db,
  { cat, merits }: KnownCat,
  paper: Paper | undefined,
  day: string,
): Promise<Part> {
  const { id: catId, born, sex, breed: ems } = cat;
  const name = displayName(cat);
  const [twins] = await countTwins(db, { catId, born, sex, breed: ems, name });
  const breed = clubBreed(ems);
  const generations = generationFacts(await ancestors(db, cat), breed);
  return {
    subject: "cat",
    cat: named(cat),
    // A later owner is not told when another has bought it.
    kept: [{ facts: { leave_d: undefined, vaccinated: undefined }, knownTo: merits.left_between }],
    facts: {
      breed,
      date: cat.born ?? undefined,
      sex: cat.sex === "male" ? "M" : "F",
      twin_n: twins!.twins,
      ...generations,
      ...nameFacts(cat),
      ...ageFacts(cat, day),
      ...(cat.has_chip && { chip: true }),
      ...bookFacts(cat.recognised_by, cat.has_colour, generations["pure_gen_n"]),
      ...(await parentFacts(db, cat)),
      ...lifeFacts(cat, merits, paper ?? null),
      ...(paper && (await paperFacts(db, cat, paper))),
    },
  };
}

/** By its parents, which may be those that it is to have. */
async function ancestors(db: Db, { mother_id, father_id }: RuledCat) {
  const ids = [mother_id, father_id].filter((id) => id !== null);
  const lines = await selectAncestors(db, { ids });
  const of = (id: number | null) => (id === null ? new Map() : ancestorsOf(lines, id));
  return ancestorsOfKittens(of(father_id), of(mother_id));
}

async function parentFacts(db: Db, cat: RuledCat): Promise<ClubFacts> {
  const { mother_id, father_id } = cat;
  if (mother_id === null || father_id === null) return {};
  const parents = await selectRuledCats(db, { ids: [mother_id, father_id] });
  const dam = parents.find(({ id }) => id === mother_id)!;
  const sire = parents.find(({ id }) => id === father_id)!;
  const areColoured = cat.has_colour && dam.has_colour && sire.has_colour;
  return {
    ...oddFacts(clubBreed(dam.breed), clubBreed(sire.breed)),
    ...(areColoured && { colour_possible: mayBeOfParents(cat, cat.sex, dam, sire) }),
  };
}

async function paperFacts(
  db: Db,
  cat: RuledCat,
  { pedigree_id, pedigree_num, system }: Paper,
): Promise<ClubFacts> {
  const shape = system === null ? {} : numberFacts(system, pedigree_num);
  if (pedigree_id === null) return { ...shape, pedigree: true };
  const [found] = await isNumberTaken(db, { pedigreeId: pedigree_id });
  const [read] = await selectPaperRead(db, { pedigreeId: pedigree_id });
  const entered: EnteredPedigree = {
    number: pedigree_num,
    issuer: read?.issued_by ?? "",
    system: system ?? "",
    cat: {
      prefix: cat.cat_name_cattery_prefix,
      name: cat.cat_name,
      suffix: cat.cat_name_suffix,
      sex: cat.sex,
      breed: cat.breed,
      ems: cat.ems,
      birthdate: cat.born,
    },
    breeder: null,
    owner: null,
    ancestors: [],
  };
  return {
    ...shape,
    number_taken: found!.taken,
    pedigree: true,
    ...(read && differences(entered, read.pedigree)),
  };
}

const COMPARED = {
  birthdate: "paper_birth_differs",
  sex: "paper_sex_differs",
  breed: "paper_breed_differs",
  number: "paper_number_differs",
  name: "paper_name_differs",
  // A colour other than the paper's is a change of its code.
  ems: "ems_change",
} as const;

/** Only what was surely read counts. */
function differences(entered: EnteredPedigree, read: ReadPedigree): ClubFacts {
  const { fields } = comparePedigree(entered, read);
  const found: ClubFacts = Object.fromEntries(
    Object.entries(COMPARED).flatMap(([name, fact]) => {
      const field = fields.find((each) => each.field === name);
      if (!field?.read || certaintyOf(field.read.confidence) !== "sure") return [];
      return field.outcome === "differs" || field.outcome === "same"
        ? [[fact, field.outcome === "differs"]]
        : [];
    }),
  );
  return { ...found, name_changed: found["paper_name_differs"] };
}
