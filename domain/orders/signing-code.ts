/**
 * The code by which a side signs a contract: 12 characters of the certificates' alphabet (60 bits). It is valid for half an
 * hour and five attempts; 60 bits cannot be searched through in that time, not even by somebody who has the hash.
 */
import { CODE_SIGNS, inGroups, readSigns } from "../certificates/code.ts";

const CODE_LENGTH = 12;
export const CODE_MINUTES = 30;
export const CODE_TRIES = 5;

/** The code that a text stands for, in groups; null if none. */
export function readSigningCode(text: string): string | null {
  return readSigns(text, CODE_LENGTH);
}

/** @param bytes random, at least twelve */
export function signingCodeFrom(bytes: Uint8Array): string {
  if (bytes.length < CODE_LENGTH) throw new RangeError("a signing code is made of twelve bytes");
  const signs = [...bytes.subarray(0, CODE_LENGTH)].map((byte) => CODE_SIGNS[byte & 31]);
  return inGroups(signs.join(""));
}
