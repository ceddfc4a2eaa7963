import { CODE_SIGNS, inGroups } from "../certificates/code.ts";

export const CHIP_PROOF_DAYS = 7;
const SIGNS = 8;

/**
 * To be written on paper and read in a photo: nobody guesses it to gain anything, it only shows that the photo is new.
 * @param bytes random, at least eight
 */
export function chipProofCode(bytes: Uint8Array): string {
  const signs = [...bytes.subarray(0, SIGNS)].map((byte) => CODE_SIGNS[byte & 31]);
  return inGroups(signs.join(""));
}
