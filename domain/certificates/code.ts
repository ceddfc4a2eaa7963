/**
 * The code by which anybody checks a certificate: 16 characters of Crockford's base32 (80 bits), in groups of four
 * that can be read out over the telephone.
 */

/** Without I, L, O and U, which are easily mistaken for others. */
export const CODE_SIGNS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
export const CODE_LENGTH = 16;
const GROUP = 4;

/** Look-alikes that people type instead, including the Cyrillic letters of a Russian keyboard. */
const MEANT: Readonly<Record<string, string>> = {
  O: "0",
  I: "1",
  L: "1",
  А: "A",
  В: "B",
  Е: "E",
  З: "3",
  К: "K",
  М: "M",
  Н: "H",
  О: "0",
  Р: "P",
  С: "C",
  Т: "T",
  Х: "X",
};

const SIGNS = new RegExp(`^[${CODE_SIGNS}]*$`);

/** The code that a text stands for, in groups; null if none. Case, spaces, dashes and look-alikes do not matter. */
export function readCode(text: string): string | null {
  return readSigns(text, CODE_LENGTH);
}

/** The same for a code with another number of characters. */
export function readSigns(text: string, length: number): string | null {
  const signs = [...text.toUpperCase().replaceAll(/[\s\-–—‑_.]/g, "")]
    .map((sign) => MEANT[sign] ?? sign)
    .join("");
  return signs.length === length && SIGNS.test(signs) ? inGroups(signs) : null;
}

/** The code made from ten random bytes. @throws RangeError for another number of bytes */
export function codeFrom(bytes: Uint8Array): string {
  if (bytes.length * 8 !== CODE_LENGTH * 5) throw new RangeError("a code is made of ten bytes");
  let bits = 0n;
  for (const byte of bytes) bits = (bits << 8n) | BigInt(byte);
  let signs = "";
  for (let i = CODE_LENGTH - 1; i >= 0; i--)
    signs += CODE_SIGNS[Number((bits >> BigInt(i * 5)) & 31n)];
  return inGroups(signs);
}

/** Groups of four, which is also how a fingerprint is read out. */
export function inGroups(signs: string): string {
  return signs.match(new RegExp(`.{1,${GROUP}}`, "g"))!.join("-");
}
