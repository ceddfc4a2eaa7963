/** What can be certified: plain data of whole numbers, texts, truths and nothing. */
export type CertifiedValue =
  | string
  | number
  | boolean
  | null
  | readonly CertifiedValue[]
  | { readonly [name: string]: CertifiedValue };

/**
 * The one text of a value, so that its SHA-256 is a fingerprint: JSON by the rules of RFC 8785 (names in the order of
 * their UTF-16 units, no space between), which anybody can write again from the published facts.
 *
 * @throws TypeError for a number that is not whole and safe: its text would depend on who writes it
 */
export function canonicalText(value: CertifiedValue): string {
  if (Array.isArray(value)) return `[${value.map(canonicalText).join(",")}]`;
  if (typeof value === "object" && value !== null) {
    const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${entries.map(([name, part]) => `${JSON.stringify(name)}:${canonicalText(part)}`).join(",")}}`;
  }
  if (typeof value === "number" && !Number.isSafeInteger(value))
    throw new TypeError(`${value} has no canonical text`);
  // JSON knows no minus zero.
  return JSON.stringify(Object.is(value, -0) ? 0 : value);
}
