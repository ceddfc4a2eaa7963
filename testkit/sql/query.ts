/** Parts of a statement as PostgreSQL has understood it. */
import { isNode, nodesOf, wordOf, type Node, type Tree } from "./node-tree.ts";

/** @param tree of a `begin atomic` function whose one statement it is */
export function firstQuery(tree: Tree): Node | undefined {
  if (isNode(tree)) return tree.label === "QUERY" ? tree : undefined;
  for (const each of Array.isArray(tree) ? (tree as readonly Tree[]) : []) {
    const found = firstQuery(each);
    if (found) return found;
  }
  return undefined;
}

export const isSelect = (query: Node) => wordOf(query, "commandType") === "1";

/** What a statement answers: of the columns that it works with, those that are shown. */
export function shownIn(query: Node): readonly Node[] {
  return columnsOf(query).filter((entry) => wordOf(entry, "resjunk") === "false");
}

export function columnsOf(query: Node): readonly Node[] {
  return nodesOf(query.fields.get(isSelect(query) ? "targetList" : "returningList"));
}

export function rangeOf(query: Node, place: number): Node | undefined {
  return nodesOf(query.fields.get("rtable"))[place - 1];
}

/** An aggregate of everything answers one row, whether there is anything or not. */
export function isOneRow(query: Node): boolean {
  const has = (field: string) => query.fields.get(field) !== null;
  return (
    isSelect(query) &&
    wordOf(query, "hasAggs") === "true" &&
    ![
      "groupClause",
      "groupingSets",
      "havingQual",
      "limitCount",
      "limitOffset",
      "setOperations",
    ].some(has)
  );
}
