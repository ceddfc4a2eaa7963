/** A cat that a member asks the club to register. */
import { certaintyOf, type ReadPedigree } from "@felistry/domain/readings/recognised.ts";
import {
  comparePedigree,
  type EnteredPedigree,
} from "@felistry/domain/registration/compare-pedigree.ts";
import { mayBeOfParents } from "@felistry/domain/litters/colour.ts";
import { clubBreed } from "@felistry/domain/rules/club/breed-groups.ts";
import { monthsBetween } from "@felistry/domain/rules/club/births.ts";
import { generationFacts } from "@felistry/domain/rules/club/generations.ts";
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
  type selectApplication,
  selectRuledCats,
  type RuledCat,
} from "./cat-statements.ts";
import { ancestorsOf, named, oddFacts, type Part } from "./parts.ts";

type Application = Awaited<ReturnType<typeof selectApplication>>[number];

/** @param day on which it was sent, or would be */
export async function partOfCat(
  db: Db,
  catId: number,
  application: Application | undefined,
  day: string,
): Promise<Part> {
  const [cat] = await selectRuledCats(db, { ids: [catId] });
  const lines = await selectAncestors(db, { ids: [catId] });
  const [twins] = await countTwins(db, { catId });
  if (!cat) refuse("cat_not_found");
  const breed = clubBreed(cat.breed);
  const generations = generationFacts(ancestorsOf(lines, catId), breed);
  return {
    subject: "cat",
    cat: named(cat),
    facts: {
      breed,
      date: cat.born ?? undefined,
      sex: cat.sex === "male" ? "M" : "F",
      twin_n: twins!.twins,
      ...generations,
      ...nameFacts(cat),
      ...ageFacts(cat, day),
      ...(cat.born !== null && { request_mo: monthsBetween(cat.born, day) }),
      ...(cat.has_chip && { chip: true }),
      ...bookFacts(cat.recognised_by, cat.has_colour, generations["pure_gen_n"]),
      ...(await parentFacts(db, cat)),
      ...(application && (await paperFacts(db, cat, application))),
    },
  };
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
  { pedigree_id, pedigree_num, system }: Application,
): Promise<ClubFacts> {
  const [found] = await isNumberTaken(db, { pedigreeId: pedigree_id });
  const [read] = await selectPaperRead(db, { pedigreeId: pedigree_id });
  const entered: EnteredPedigree = {
    number: pedigree_num,
    issuer: read?.issued_by ?? "",
    system,
    cat: {
      prefix: cat.cat_name_cattery_prefix,
      name: cat.cat_name,
      suffix: cat.cat_name_suffix,
      sex: cat.sex,
      breed: cat.breed,
      ems: null,
      birthdate: cat.born,
    },
    breeder: null,
    owner: null,
    ancestors: [],
  };
  return {
    ...numberFacts(system, pedigree_num),
    number_taken: found!.taken,
    ...(read && differences(entered, read.pedigree)),
  };
}

const COMPARED = {
  birthdate: "paper_birth_differs",
  sex: "paper_sex_differs",
  breed: "paper_breed_differs",
  number: "paper_number_differs",
  name: "paper_name_differs",
} as const;

/** Only what was surely read counts. */
function differences(entered: EnteredPedigree, read: ReadPedigree): ClubFacts {
  const { fields } = comparePedigree(entered, read);
  return Object.fromEntries(
    Object.entries(COMPARED).flatMap(([name, fact]) => {
      const field = fields.find((each) => each.field === name);
      if (!field?.read || certaintyOf(field.read.confidence) !== "sure") return [];
      return field.outcome === "differs" || field.outcome === "same"
        ? [[fact, field.outcome === "differs"]]
        : [];
    }),
  );
}
