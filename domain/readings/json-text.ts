/** Extracts JSON from the text that language models wrap around it. */

/** The text without code fences and without words before or after the JSON. Not checked to be valid JSON. */
export function unwrapJson(text: string): string {
  const fenced = /```[a-z]*\s*\n?(?<inside>[\s\S]*?)(?:```|$)/iu.exec(text)?.groups?.["inside"];
  const inside = (fenced ?? text).trim();
  const first = inside.search(/[{[]/u);
  if (first < 0) return inside;
  const last = Math.max(inside.lastIndexOf("}"), inside.lastIndexOf("]"));
  return last > first ? inside.slice(first, last + 1) : inside.slice(first);
}

/** The parsed value; undefined if the text holds no JSON, wrapped or not. */
export function parseWrappedJson(text: string): unknown {
  try {
    return JSON.parse(unwrapJson(text));
  } catch {
    return undefined;
  }
}
