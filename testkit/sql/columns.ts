/**
 * Whether a column of a result may be null, and which few values it may have, according to PostgreSQL's parse tree,
 * where each column reference names the outer joins that can make it null. Anything unknown here may be null.
 */
import type { Catalogue } from "./catalogue.ts";
import {
  allOf,
  ANYTHING,
  BOOL_OID,
  constant,
  either,
  type Fact,
  NEVER_NULL,
  typeOf,
} from "./facts.ts";
import { ALWAYS_ANSWER, ANSWER_VALUES, OF_ROWS, OF_WINDOWS, OPERATORS } from "./known-functions.ts";
import { nodeOf, nodesOf, numberOf, wordOf, type Node, type Tree } from "./node-tree.ts";
import { columnsOf, isOneRow, rangeOf, shownIn } from "./query.ts";
import { isSought } from "./sought.ts";

/** Kinds of range table entries (`RTEKind`). */
const TABLE = "0";
const SUBQUERY = "1";
const JOIN = "2";
const FUNCTION = "3";
const VALUES = "5";
const CTE = "6";
const GROUP = "9";

/** Kinds of expressions (`Expr`). */
const NEVER_NULL_KINDS = new Set(
  "NULLTEST BOOLEANTEST DISTINCTEXPR ARRAYEXPR ROWEXPR SQLVALUEFUNCTION".split(" "),
);
const PASSED_ON = new Set("NAMEDARGEXPR RELABELTYPE COLLATEEXPR COERCETODOMAIN".split(" "));
const CONVERTED = new Set("COERCEVIAIO ARRAYCOERCEEXPR".split(" "));

const BOOL_TO_INT = "int4";

type Scope = readonly Node[];

/** @param nullable the numbers of the parameters that may be null */
export function columnFacts(
  query: Node,
  catalogue: Catalogue,
  nullable: ReadonlySet<number>,
): Fact[] {
  return new Facts(catalogue, nullable).answer(query, []);
}

class Facts {
  readonly #catalogue: Catalogue;
  readonly #nullable: ReadonlySet<number>;
  /** In a recursive query, the other part determines the possible values. */
  readonly #underWay = new Set<string>();

  constructor(catalogue: Catalogue, nullable: ReadonlySet<number>) {
    this.#catalogue = catalogue;
    this.#nullable = nullable;
  }

  answer(query: Node, outer: Scope): Fact[] {
    return shownIn(query).map((_, at) => this.#column(query, at + 1, outer));
  }

  #column(query: Node, place: number, outer: Scope): Fact {
    const operation = nodeOf(query, "setOperations");
    const entry = columnsOf(query).find((each) => numberOf(each, "resno") === place);
    if (operation) return this.#ofOperation(operation, query, place, outer);
    const expression = entry && nodeOf(entry, "expr");
    return expression ? this.#of(expression, [query, ...outer]) : ANYTHING;
  }

  /** A union's rows come from either side. */
  #ofOperation(operation: Node, query: Node, place: number, outer: Scope): Fact {
    if (operation.label === "RANGETBLREF") {
      const side = rangeOf(query, numberOf(operation, "rtindex"));
      const subquery = side && nodeOf(side, "subquery");
      return subquery ? this.#column(subquery, place, [query, ...outer]) : ANYTHING;
    }
    const [left, right] = ["larg", "rarg"].map((side) => {
      const found = nodeOf(operation, side);
      return found ? this.#ofOperation(found, query, place, outer) : ANYTHING;
    });
    return either([left!, right!]);
  }

  #of(expression: Node, scope: Scope): Fact {
    const { label } = expression;
    const arg = (name: string) => this.#all(expression.fields.get(name), scope);
    if (NEVER_NULL_KINDS.has(label)) return NEVER_NULL;
    if (PASSED_ON.has(label)) return either(arg("arg"));
    if (CONVERTED.has(label)) return allOf(arg("arg"));
    switch (label) {
      case "VAR":
        return this.#ofReference(expression, scope);
      case "CONST":
        return constant(expression);
      case "PARAM":
        return { mayBeNull: this.#nullable.has(numberOf(expression, "paramid")) };
      case "COALESCEEXPR":
      case "MINMAXEXPR":
        return { ...either(arg("args")), mayBeNull: arg("args").every((each) => each.mayBeNull) };
      case "CASEEXPR":
        return this.#ofCase(expression, scope);
      case "BOOLEXPR":
        return allOf(arg("args"));
      case "OPEXPR":
        return this.#ofOperator(expression, scope);
      case "SCALARARRAYOPEXPR":
        return { mayBeNull: this.#mayNotCompare(expression, scope) };
      case "FUNCEXPR":
        return this.#ofFunction(expression, scope);
      case "AGGREF":
        return this.#ofAggregate(expression, scope);
      case "WINDOWFUNC":
        return OF_WINDOWS.has(this.#functionName(expression, "winfnoid")) ? NEVER_NULL : ANYTHING;
      case "SUBLINK":
        return this.#ofSublink(expression, scope);
      default:
        return ANYTHING;
    }
  }

  #ofCase(expression: Node, scope: Scope): Fact {
    const results = nodesOf(expression.fields.get("args")).flatMap((when) =>
      this.#all(when.fields.get("result"), scope),
    );
    const rest = this.#all(expression.fields.get("defresult"), scope);
    return either([...results, ...(rest.length > 0 ? rest : [ANYTHING])]);
  }

  #all(tree: Tree | undefined, scope: Scope): Fact[] {
    return nodesOf(tree).map((each) =>
      this.#of(each.label === "TARGETENTRY" ? nodeOf(each, "expr")! : each, scope),
    );
  }

  #functionName(expression: Node, field: string): string {
    return this.#catalogue.functionName(numberOf(expression, field));
  }

  #ofReference(reference: Node, scope: Scope): Fact {
    const level = numberOf(reference, "varlevelsup");
    const [query, ...outer] = scope.slice(level);
    const place = numberOf(reference, "varattno");
    const range = query && rangeOf(query, numberOf(reference, "varno"));
    if (!range) return ANYTHING;
    const nulled = (reference.fields.get("varnullingrels") as readonly Tree[]).length > 1;
    // `old` and `new` of a row: there is no old one in an insert and no new one in a delete.
    const versioned = wordOf(reference, "varreturningtype") !== "0";
    if (place <= 0) return { mayBeNull: nulled || versioned };
    const fact = this.#ofRange(range, place, query, outer);
    const sought = isSought(reference, query, this.#catalogue);
    return { ...fact, mayBeNull: versioned || ((fact.mayBeNull || nulled) && !sought) };
  }

  #ofRange(range: Node, place: number, query: Node, outer: Scope): Fact {
    const scope = [query, ...outer];
    switch (wordOf(range, "rtekind")) {
      case TABLE: {
        const column = this.#catalogue.column(numberOf(range, "relid"), place);
        if (!column) return ANYTHING;
        return {
          mayBeNull: !column.notNull,
          ...(column.types && { types: column.types }),
        };
      }
      case SUBQUERY:
        return this.#column(nodeOf(range, "subquery")!, place, scope);
      case JOIN:
        return this.#nth(range, "joinaliasvars", place, scope);
      case GROUP:
        return this.#nth(range, "groupexprs", place, scope);
      case FUNCTION:
        return nodesOf(range.fields.get("functions")).length === 1
          ? this.#ofRows(range, scope)
          : ANYTHING;
      case VALUES:
        return either(
          (range.fields.get("values_lists") as readonly Tree[]).map((row) =>
            this.#of(nodesOf(row)[place - 1]!, scope),
          ),
        );
      case CTE:
        return this.#ofNamed(range, place, scope);
      default:
        return ANYTHING;
    }
  }

  #nth(range: Node, field: string, place: number, scope: Scope): Fact {
    const expression = nodesOf(range.fields.get(field))[place - 1];
    return expression ? this.#of(expression, scope) : ANYTHING;
  }

  /** A series has no gaps. */
  #ofRows(range: Node, scope: Scope): Fact {
    const [called] = nodesOf(range.fields.get("functions"));
    const expression = called && nodeOf(called, "funcexpr");
    return expression?.label === "FUNCEXPR" &&
      this.#functionName(expression, "funcid") === "generate_series"
      ? this.#of(expression, scope)
      : ANYTHING;
  }

  #ofNamed(range: Node, place: number, scope: Scope): Fact {
    const name = wordOf(range, "ctename");
    const [query, ...outer] = scope.slice(numberOf(range, "ctelevelsup"));
    const named = nodesOf(query?.fields.get("cteList")).find(
      (each) => wordOf(each, "ctename") === name,
    );
    const definition = named && nodeOf(named, "ctequery");
    if (!query || !definition) return ANYTHING;
    const turn = `${scope.length - numberOf(range, "ctelevelsup")} ${name} ${place}`;
    if (this.#underWay.has(turn)) return { mayBeNull: false, types: [] };
    this.#underWay.add(turn);
    const fact = this.#column(definition, place, [query, ...outer]);
    this.#underWay.delete(turn);
    return fact;
  }

  #ofOperator(expression: Node, scope: Scope): Fact {
    const name = this.#catalogue.operatorName(numberOf(expression, "opno"));
    const facts = this.#all(expression.fields.get("args"), scope);
    return { mayBeNull: !OPERATORS.has(name) || facts.some((each) => each.mayBeNull) };
  }

  /** `x = any(list)` is null if no element matches and one is null. */
  #mayNotCompare(expression: Node, scope: Scope): boolean {
    const [value, list] = nodesOf(expression.fields.get("args"));
    if (!value || !list || this.#of(value, scope).mayBeNull) return true;
    if (list.label === "PARAM" || list.label === "CONST") return this.#of(list, scope).mayBeNull;
    return (
      list.label !== "ARRAYEXPR" ||
      this.#all(list.fields.get("elements"), scope).some((each) => each.mayBeNull)
    );
  }

  #ofFunction(expression: Node, scope: Scope): Fact {
    const name = this.#functionName(expression, "funcid");
    const args = nodesOf(expression.fields.get("args"));
    if (ALWAYS_ANSWER.has(name)) return NEVER_NULL;
    const mayBeNull =
      !ANSWER_VALUES.has(name) || this.#all(args, scope).some((each) => each.mayBeNull);
    const [first] = args;
    const fromBoolean = name === BOOL_TO_INT && first && typeOf(first) === BOOL_OID;
    return { mayBeNull, ...(fromBoolean && { types: ["0", "1"] }) };
  }

  #ofAggregate(expression: Node, scope: Scope): Fact {
    const name = this.#functionName(expression, "aggfnoid");
    if (name === "count") return NEVER_NULL;
    const query = scope[numberOf(expression, "agglevelsup")];
    const grouped =
      query !== undefined &&
      nodesOf(query.fields.get("groupClause")).length > 0 &&
      query.fields.get("groupingSets") === null;
    if (!grouped || !OF_ROWS.has(name) || nodeOf(expression, "aggfilter")) return ANYTHING;
    const isList = name === "array_agg" || (name.endsWith("_agg") && name !== "string_agg");
    const values = this.#all(expression.fields.get("args"), scope);
    return { mayBeNull: !isList && values.some((each) => each.mayBeNull) };
  }

  #ofSublink(expression: Node, scope: Scope): Fact {
    const kind = wordOf(expression, "subLinkType");
    const EXISTS = "0";
    const ONE_VALUE = "4";
    const LIST = "6";
    if (kind === EXISTS || kind === LIST) return NEVER_NULL;
    const query = nodeOf(expression, "subselect");
    if (kind !== ONE_VALUE || !query) return ANYTHING;
    const fact = this.answer(query, scope)[0] ?? ANYTHING;
    return isOneRow(query) ? fact : { ...fact, mayBeNull: true };
  }
}
