/** A cat's pedigree as a file, `/pedigrees/7.pdf`, in the host's language, for everybody who may see the pedigree. */
import type { CallLimit } from "../call.ts";

export const PEDIGREE_FILE_TYPES = ["pdf", "png", "svg"] as const;
export type PedigreeFileType = (typeof PEDIGREE_FILE_TYPES)[number];

export function pedigreeFile(catId: number | string, type: PedigreeFileType): string {
  return `/pedigrees/${catId}.${type}`;
}

/** Each is drawn on demand: a breeder fetches a cattery's pedigrees, not the registry's. */
export const PEDIGREE_FILE_LIMITS = [
  { name: "pedigree-file", most: 100, windowSeconds: 10 * 60, per: "address" },
] as const satisfies readonly CallLimit[];
