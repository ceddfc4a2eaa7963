/** The entered data of a cat in an application, in the form for comparing it with the scan. */
import { knownBirth } from "../cats/birth-words.ts";
import type { FullProfile } from "@felistry/contract/cats.ts";
import type { AncestorsRecord } from "@felistry/contract/pedigree/pedigree.ts";
import { ancestorsOf, codeOf, type WonTitles } from "@felistry/domain/pedigree/ancestors.ts";
import type {
  EnteredAncestor,
  EnteredPedigree,
} from "@felistry/domain/registration/compare-pedigree.ts";
import type { CatApplication } from "./desk-applications.ts";

export function enteredPedigree(
  { application, cat }: CatApplication,
  profile: Pick<FullProfile, "owner"> | null,
  ancestors: AncestorsRecord | null,
  told: WonTitles,
): EnteredPedigree {
  const { breeder_first_name, breeder_last_name, breeder_not_user } = application;
  return {
    number: application.num,
    issuer: application.issued_by,
    system: application.pedigree_system_abb,
    cat: {
      prefix: cat.cat_name_cattery_prefix,
      name: cat.cat_name,
      suffix: cat.cat_name_suffix,
      sex: cat.sex,
      breed: cat.breed_ems,
      ems: cat.ems,
      birthdate: knownBirth(cat),
    },
    breeder:
      breeder_first_name === null ? breeder_not_user : `${breeder_first_name} ${breeder_last_name}`,
    owner: profile?.owner ?? null,
    ancestors: ancestors ? enteredAncestors(ancestors, told) : [],
  };
}

function enteredAncestors(record: AncestorsRecord, told: WonTitles): EnteredAncestor[] {
  return [...ancestorsOf(record, told)].map(([position, ancestor]) => ({
    position,
    prefix: ancestor.cat_name_cattery_prefix,
    name: ancestor.cat_name,
    suffix: ancestor.cat_name_suffix,
    ems: codeOf(ancestor) || null,
    birthdate: ancestor.birthdate,
  }));
}
