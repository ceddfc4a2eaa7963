/** Signs by their names and numbers in XML. The names come from foreign files: a Map has no others than its own. */

export const XML_SIGNS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    amp: "&",
    lt: "<",
    gt: ">",
    quot: '"',
    apos: "'",
  }),
);

/** The sign of a number in figures; empty if no sign has it. */
export function signNumbered(figures: string, base: 10 | 16): string {
  const code = Number.parseInt(figures, base);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : "";
}

/** The text with its named and numbered signs written out; unknown names stay, numbers of no sign go. */
export function unescaped(text: string): string {
  if (!text.includes("&")) return text;
  return text.replaceAll(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,4}));/giu,
    (whole, decimal?: string, hex?: string, name?: string) =>
      name === undefined
        ? signNumbered(decimal ?? hex ?? "", decimal === undefined ? 16 : 10)
        : (XML_SIGNS.get(name) ?? whole),
  );
}
