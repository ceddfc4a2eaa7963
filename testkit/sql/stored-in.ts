import type { Catalogue, Column } from "./catalogue.ts";
import { nodeOf, nodesOf, numberOf, wordOf, type Node } from "./node-tree.ts";
import { isSelect, rangeOf } from "./query.ts";

/**
 * The column that a parameter is stored in as it is, by the parameter's number: an insert's or an update's.
 */
export function storedIn(query: Node, catalogue: Catalogue): Map<number, Column> {
  const stored = new Map<number, Column>();
  for (const each of [
    query,
    ...nodesOf(query.fields.get("cteList")).map((cte) => nodeOf(cte, "ctequery")!),
  ]) {
    const table = rangeOf(each, numberOf(each, "resultRelation"));
    if (!table || isSelect(each)) continue;
    for (const entry of nodesOf(each.fields.get("targetList"))) {
      const expression = nodeOf(entry, "expr");
      const parameter = expression && parameterIn(expression, each);
      const column = catalogue.column(numberOf(table, "relid"), numberOf(entry, "resno"));
      if (parameter && column) stored.set(parameter, column);
    }
  }
  return stored;
}

/** `insert … select :name` reads it from a query within. */
function parameterIn(expression: Node, query: Node): number | undefined {
  if (expression.label === "PARAM") return numberOf(expression, "paramid");
  if (expression.label === "FUNCEXPR" && wordOf(expression, "funcformat") === "2") {
    const [arg] = nodesOf(expression.fields.get("args"));
    return arg && parameterIn(arg, query);
  }
  if (expression.label !== "VAR" || wordOf(expression, "varlevelsup") !== "0") return undefined;
  const range = rangeOf(query, numberOf(expression, "varno"));
  const subquery = range && nodeOf(range, "subquery");
  const entry = nodesOf(subquery?.fields.get("targetList"))[numberOf(expression, "varattno") - 1];
  const inner = entry && nodeOf(entry, "expr");
  return inner && subquery && !nodeOf(subquery, "setOperations")
    ? parameterIn(inner, subquery)
    : undefined;
}
