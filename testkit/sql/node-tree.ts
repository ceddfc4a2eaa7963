/** PostgreSQL's own text of a parsed statement, as it stands in `pg_proc.prosqlbody`: `{VAR :varno 1 …}`. */

export type Tree = Node | string | null | readonly Tree[];

export interface Node {
  readonly label: string;
  readonly fields: ReadonlyMap<string, Tree>;
}

// A word may hold what stands for something else behind a backslash; `<>` is nothing.
const TOKEN = /\s*([{}()[\]]|"(?:[^"\\]|\\[^])*"|(?:[^\s{}()[\]\\]|\\[^])+)/y;

export function parseTree(text: string): Tree {
  const pattern = new RegExp(TOKEN);
  const next = (): string => pattern.exec(text)?.[1] ?? fail(text, pattern.lastIndex);
  const peek = (): string => {
    const at = pattern.lastIndex;
    const token = next();
    pattern.lastIndex = at;
    return token;
  };
  const listUntil = (end: string): Tree[] => {
    const list: Tree[] = [];
    while (peek() !== end) list.push(tree());
    next();
    return list;
  };
  const node = (): Node => {
    const label = next();
    const fields = new Map<string, Tree>();
    while (peek() !== "}") {
      const name = next().slice(1);
      let value = tree();
      // A constant's value is its length, then its bytes in brackets.
      if (peek() === "[") {
        next();
        value = listUntil("]");
      }
      fields.set(name, value);
    }
    next();
    return { label, fields };
  };
  const tree = (): Tree => {
    const token = next();
    if (token === "{") return node();
    if (token === "(") return listUntil(")");
    if (token === "<>") return null;
    return token.startsWith('"') ? token.slice(1, -1) : token.replace(/\\([^])/g, "$1");
  };
  return tree();
}

function fail(text: string, at: number): never {
  throw new Error(`not understood at ${at}: ${text.slice(at, at + 80)}`);
}

export function isNode(tree: Tree | undefined): tree is Node {
  return typeof tree === "object" && tree !== null && "label" in tree;
}

export function nodesOf(tree: Tree | undefined): readonly Node[] {
  if (isNode(tree)) return [tree];
  return Array.isArray(tree) ? (tree as readonly Tree[]).filter(isNode) : [];
}

export function nodeOf(node: Node, field: string): Node | undefined {
  const found = node.fields.get(field);
  return isNode(found) ? found : undefined;
}

export function wordOf(node: Node, field: string): string {
  const found = node.fields.get(field);
  return typeof found === "string" ? found : "";
}

export function numberOf(node: Node, field: string): number {
  return Number(wordOf(node, field));
}
