/** Replaces parameters by name (`:catId`, or `:reason?` if it may be null) with PostgreSQL's numbered ones. */

// Non-placeholders come first: texts, quoted names, comments, dollar-quoted bodies, casts, `:=`.
const PARTS =
  /\b[eE]'(?:[^'\\]|''|\\[^])*'|'(?:[^']|'')*'|"[^"]*"|--[^\n]*|\/\*[^]*?\*\/|\$(\w*)\$[^]*?\$\1\$|::|:=|(?<!\w):(?<name>[a-zA-Z]\w*)(?<mayBeNull>\?)?/g;

export interface Numbered {
  readonly text: string;
  /** In the order of their numbers. */
  readonly names: readonly string[];
  readonly mayBeNull: ReadonlySet<string>;
}

export function numbered(text: string): Numbered {
  const names: string[] = [];
  const mayBeNull = new Set<string>();
  const replaced = text.replace(PARTS, (part, ...rest) => {
    const { name, mayBeNull: mark } = rest.at(-1) as { name?: string; mayBeNull?: string };
    if (name === undefined) return part;
    if (!names.includes(name)) names.push(name);
    if (mark) mayBeNull.add(name);
    return `$${names.indexOf(name) + 1}`;
  });
  return { text: replaced, names, mayBeNull };
}
