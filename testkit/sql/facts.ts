/** What is known about an expression's value, and how the facts of its parts make its own. */
import { type Node, numberOf, wordOf } from "./node-tree.ts";

export interface Fact {
  readonly mayBeNull: boolean;
  /** TypeScript types, one per possible value; none if any value of the column's type is possible. */
  readonly types?: readonly string[];
}

export const NEVER_NULL: Fact = { mayBeNull: false };
export const ANYTHING: Fact = { mayBeNull: true };

export const BOOL_OID = 16;
const INT_OID = 23;
const TEXT_OID = 25;

export function allOf(facts: readonly Fact[]): Fact {
  return { mayBeNull: facts.some((each) => each.mayBeNull) };
}

export function either(facts: readonly Fact[]): Fact {
  const mayBeNull = facts.length === 0 || facts.some((each) => each.mayBeNull);
  // A null has no value to add.
  const lists = facts.map(({ types }) => types);
  if (lists.length === 0 || lists.some((each) => each === undefined)) return { mayBeNull };
  return { mayBeNull, types: [...new Set(lists.flat() as string[])] };
}

export function constant(node: Node): Fact {
  if (wordOf(node, "constisnull") === "true") return { mayBeNull: true, types: [] };
  const bytes = Uint8Array.from(node.fields.get("constvalue") as readonly string[], Number);
  const type = numberOf(node, "consttype");
  const view = new DataView(bytes.buffer);
  if (type === BOOL_OID) return { mayBeNull: false, types: [String(bytes[0] === 1)] };
  if (type === INT_OID) return { mayBeNull: false, types: [String(view.getInt32(0, true))] };
  if (type === TEXT_OID) {
    const text = new TextDecoder().decode(bytes.subarray(4));
    return { mayBeNull: false, types: [JSON.stringify(text)] };
  }
  return NEVER_NULL;
}

/** Of the expressions whose types are needed. */
export function typeOf(expression: Node): number {
  const field = [
    "vartype",
    "opresulttype",
    "funcresulttype",
    "paramtype",
    "resulttype",
    "casetype",
    "coalescetype",
  ].find((each) => expression.fields.has(each));
  if (["NULLTEST", "BOOLEXPR", "BOOLEANTEST", "SCALARARRAYOPEXPR"].includes(expression.label))
    return BOOL_OID;
  if (expression.label === "SUBLINK" && wordOf(expression, "subLinkType") === "0") return BOOL_OID;
  return field ? numberOf(expression, field) : 0;
}
