import type { CrossParent } from "@felistry/contract/colours/coat-crosses.ts";
import {
  type HairPair,
  LOCUS_NAMES,
  type LocusName,
  type NamedLocus,
  readLocus,
} from "@felistry/domain/colours/coat/allele-names.ts";
import type { ColourLocus } from "@felistry/domain/colours/coat/assume.ts";
import {
  type NoPrediction,
  type ParentColour,
  predictKittens,
} from "@felistry/domain/colours/coat/predict.ts";
import type { Genotype } from "@felistry/domain/colours/coat/genotype.ts";
import type { Sex } from "@felistry/domain/cats/sex.ts";
import { colourEms } from "@felistry/domain/colours/ems/write.ts";
import type { Db } from "../db/transaction.ts";
import type { Handler } from "../http/handler.ts";
import { refuse } from "../http/refusal.ts";
import { breedName } from "../reference/queries.ts";
import { assumptionTexts, kittenColour, longhairOf } from "./kitten-colours.ts";
import { requireEms } from "./require-ems.ts";

export const crossCoats: Handler<"POST /coat/cross"> = async ({ body }, { db }) => {
  const dam = await readParent(db, "dam", body.dam);
  const sire = await readParent(db, "sire", body.sire);
  const prediction = predictKittens(dam.colour, sire.colour);
  if (!prediction.ok) refuseCross(prediction, { dam, sire });
  const breed = dam.colour.breed === sire.colour.breed ? dam.colour.breed : null;
  return {
    data: {
      kittens: prediction.kittens.map((outcome) => kittenColour(outcome, breed)),
      longhair: longhairOf(dam.hair, sire.hair),
      genotypes: {
        dam: genotypeTexts(prediction.dam, dam.hair),
        sire: genotypeTexts(prediction.sire, sire.hair),
      },
      assumptions: assumptionTexts(prediction.assumptions),
    },
  };
};

type Role = "dam" | "sire";
const SEX: Readonly<Record<Role, Sex>> = { dam: "female", sire: "male" };

interface CrossedParent {
  readonly colour: ParentColour;
  readonly hair: HairPair | null;
  /** The loci as written, under our names. */
  readonly written: ReadonlyMap<string, { readonly name: LocusName; readonly text: string }>;
}

async function readParent(db: Db, role: Role, sent: CrossParent): Promise<CrossedParent> {
  const { breed, codes } = requireEms(sent.ems, `${role}.ems`);
  const written = new Map<string, { name: LocusName; text: string }>();
  const named: NamedLocus[] = [];
  for (const name of LOCUS_NAMES) {
    const text = sent.genotype?.[name];
    if (text === undefined) continue;
    const locus = readLocus(name, text, SEX[role]);
    if (!locus || written.has(locus.locus)) refuseAlleles("unknown_alleles", role, name, text);
    named.push(locus);
    written.set(locus.locus, { name, text });
  }
  const colours = named.filter((locus): locus is ColourLocus => locus.locus !== "L");
  const hair = named.find((locus) => locus.locus === "L")?.alleles ?? null;
  const byBreed = await hairOfBreed(db, breed);
  if (hair && byBreed && (hair[0] === "l") !== (byBreed[0] === "l"))
    refuseAlleles("genotype_contradiction", role, "L", sent.genotype!.L!, sent.ems);
  return { colour: { breed, codes, named: colours }, hair: hair ?? byBreed, written };
}

async function hairOfBreed(db: Db, breed: string | null): Promise<HairPair | null> {
  const [known] = breed === null ? [] : await breedName(db, { ems: breed });
  if (!known) return null;
  return known.longhair ? ["l", "l"] : ["L", "L"];
}

function refuseCross(
  { parent, locus }: NoPrediction,
  parents: Readonly<Record<Role, CrossedParent>>,
): never {
  const { colour, written } = parents[parent];
  if (locus === null) refuse("colour_not_known", { field: `${parent}.ems` });
  const named = written.get(locus);
  if (!named) refuse("tortie_sire", { field: `${parent}.ems` });
  refuseAlleles(
    "genotype_contradiction",
    parent,
    named.name,
    named.text,
    colourEms(colour.codes) || (colour.breed ?? ""),
  );
}

function refuseAlleles(
  code: "unknown_alleles" | "genotype_contradiction",
  role: Role,
  locus: LocusName,
  alleles: string,
  ems = "",
): never {
  refuse(code, { field: `${role}.genotype.${locus}`, values: { locus, alleles, ems } });
}

type GenotypeTexts = { [L in keyof Genotype]: string } & { L?: string };

function genotypeTexts(genotype: Genotype, hair: HairPair | null): GenotypeTexts {
  const texts = Object.fromEntries(
    Object.entries(genotype).map(([locus, alleles]) => [locus, alleles.join("/")]),
  ) as GenotypeTexts;
  const O = genotype.O.length === 1 ? `${texts.O}/Y` : texts.O;
  return { ...texts, O, ...(hair && { L: hair.join("/") }) };
}
