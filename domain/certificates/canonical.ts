/** What can be certified: plain data of whole numbers, texts, booleans and null. */
export type CertifiedValue =
  | string
  | number
  | boolean
  | null
  | readonly CertifiedValue[]
  | { readonly [name: string]: CertifiedValue };

/**
 * The canonical text of a value, whose SHA-256 is its fingerprint: JSON by the rules of RFC 8785 (keys sorted by UTF-16
 * units, no spaces), which anybody can reproduce from the published facts.
 *
 * @throws TypeError for a number that is not a safe integer: its text would depend on the program that writes it
 */
export function canonicalText(value: CertifiedValue): string {
  if (Array.isArray(value)) return `[${value.map(canonicalText).join(",")}]`;
  if (typeof value === "object" && value !== null) {
    const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${entries.map(([name, part]) => `${JSON.stringify(name)}:${canonicalText(part)}`).join(",")}}`;
  }
  if (typeof value === "number" && !Number.isSafeInteger(value))
    throw new TypeError(`${value} has no canonical text`);
  // JSON has no minus zero.
  return JSON.stringify(Object.is(value, -0) ? 0 : value);
}
