/** The content of a pedigree chart: everything its thread needs. */
import type { PedigreeFileType } from "@felistry/contract/pedigree/pedigree-file.ts";
import type { Sex } from "@felistry/domain/cats/sex.ts";
import type { AncestorsRecord, WonTitles } from "@felistry/domain/pedigree/ancestors.ts";
import type { Locale } from "@felistry/i18n/locale.ts";

/** The cat's public data, in the reader's language. */
export interface ChartedCat {
  readonly id: number;
  readonly cat_name_cattery_prefix: string | null;
  readonly cat_name: string;
  readonly cat_name_suffix: string | null;
  readonly sex: Sex;
  readonly cat_birthdate: string | null;
  readonly breed: string;
  readonly breed_ems: string;
  /** The colour part of the EMS code. */
  readonly ems: string | null;
  readonly cat_color: string | null;
  readonly reg_num: string | null;
  readonly pedigree_num: string | null;
  readonly breeder: string | null;
  readonly owner: string;
}

export interface ChartContent {
  readonly locale: Locale;
  readonly cat: ChartedCat;
  readonly ancestors: AncestorsRecord;
  /** The titles of the cat and its ancestors. */
  readonly titles: WonTitles;
  readonly siteName: string;
  /** The address of the cat's page, without `https://`. */
  readonly address: string;
  /** `yyyy-mm-dd` */
  readonly madeOn: string;
}

export interface ChartOrder {
  readonly type: PedigreeFileType;
  readonly content: ChartContent;
  /** Further sheets of the same PDF. */
  readonly further?: readonly ChartContent[];
}
