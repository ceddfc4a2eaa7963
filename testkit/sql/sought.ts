import type { Catalogue } from "./catalogue.ts";
import { nodeOf, nodesOf, numberOf, wordOf, type Node } from "./node-tree.ts";
import { isSelect } from "./query.ts";

/** Rows whose column is null do not get past `where column = …` nor `where column is not null`. */
export function isSought(reference: Node, query: Node, catalogue: Catalogue): boolean {
  const from = nodeOf(query, "jointree");
  const condition = from && nodeOf(from, "quals");
  // What an update returns is what it has made of the row.
  if (!condition || !isSelect(query)) return false;
  return requiredBy(condition, catalogue).has(keyOf(reference));
}

function requiredBy(condition: Node, catalogue: Catalogue): Set<string> {
  const args = nodesOf(condition.fields.get("args"));
  if (condition.label === "BOOLEXPR" && wordOf(condition, "boolop") === "and")
    return new Set(args.flatMap((each) => [...requiredBy(each, catalogue)]));
  if (condition.label === "NULLTEST" && wordOf(condition, "nulltesttype") === "1")
    return new Set(nodesOf(condition.fields.get("arg")).filter(isOwnReference).map(keyOf));
  const compares =
    condition.label === "OPEXPR" && catalogue.isStrict(numberOf(condition, "opfuncid"));
  return new Set(compares ? args.filter(isOwnReference).map(keyOf) : []);
}

const isOwnReference = (node: Node) => node.label === "VAR" && wordOf(node, "varlevelsup") === "0";
const keyOf = (reference: Node) => `${wordOf(reference, "varno")} ${wordOf(reference, "varattno")}`;
