/** JSON that comes wrapped in what language models put around it. */

/** The JSON within a text: without code fences, and without words before or behind it. Not checked to be JSON. */
export function unwrapJson(text: string): string {
  const fenced = /```[a-z]*\s*\n?(?<inside>[\s\S]*?)(?:```|$)/iu.exec(text)?.groups?.["inside"];
  const inside = (fenced ?? text).trim();
  const first = inside.search(/[{[]/u);
  if (first < 0) return inside;
  const last = Math.max(inside.lastIndexOf("}"), inside.lastIndexOf("]"));
  return last > first ? inside.slice(first, last + 1) : inside.slice(first);
}

/** What the text says; undefined where it is no JSON, wrapped or not. */
export function parseWrappedJson(text: string): unknown {
  try {
    return JSON.parse(unwrapJson(text));
  } catch {
    return undefined;
  }
}
