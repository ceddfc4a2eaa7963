/** Conditions of club rules: `births24_n>3 & !waiver or date<2024-01-01`; `!` binds first, then `&`, then `or`. */

export const OPERATORS = ["<=", ">=", "!=", "=", "<", ">"] as const;
export type Operator = (typeof OPERATORS)[number];

export type Condition =
  | { readonly kind: "all"; readonly of: readonly Condition[] }
  | { readonly kind: "any"; readonly of: readonly Condition[] }
  | { readonly kind: "not"; readonly of: Condition }
  | { readonly kind: "yes"; readonly fact: string }
  | {
      readonly kind: "compare";
      readonly fact: string;
      readonly operator: Operator;
      readonly value: string | number;
    }
  | {
      /** Two facts that are numbers. */
      readonly kind: "versus";
      readonly fact: string;
      readonly operator: Operator;
      readonly other: string;
    }
  | { readonly kind: "in"; readonly fact: string; readonly values: readonly string[] };

const TOKEN = /\s*(<=|>=|!=|[!&()=<>]|\d{4}-\d{2}-\d{2}|[A-Za-z]\w*|\d+)/uy;

/** @throws a text that says what was not understood */
export function parseCondition(text: string): Condition {
  const tokens = tokensOf(text);
  const condition = anyIn(tokens);
  if (tokens.length > 0) throw new Error(`"${tokens[0]}" is not expected in "${text}"`);
  return condition;
}

function tokensOf(text: string): string[] {
  const tokens: string[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.trimEnd().length) {
    const at = TOKEN.lastIndex;
    const found = TOKEN.exec(text);
    if (!found) throw new Error(`"${text.slice(at).trim()}" is not understood in "${text}"`);
    tokens.push(found[1]!);
  }
  return tokens;
}

function anyIn(tokens: string[]): Condition {
  return listIn(tokens, "any", "or", allIn);
}

function allIn(tokens: string[]): Condition {
  return listIn(tokens, "all", "&", oneIn);
}

function listIn(
  tokens: string[],
  kind: "all" | "any",
  between: string,
  next: (tokens: string[]) => Condition,
): Condition {
  const of = [next(tokens)];
  while (tokens[0] === between) {
    tokens.shift();
    of.push(next(tokens));
  }
  return of.length === 1 ? of[0]! : { kind, of };
}

function oneIn(tokens: string[]): Condition {
  const token = tokens.shift();
  if (token === "!") return { kind: "not", of: oneIn(tokens) };
  if (token === "(") {
    const inner = anyIn(tokens);
    take(tokens, ")");
    return inner;
  }
  if (token === undefined || !/^[a-z]\w*$/u.test(token) || token === "or" || token === "in")
    throw new Error(`a fact is expected, not "${token ?? "the end"}"`);
  return ofFact(token, tokens);
}

function ofFact(fact: string, tokens: string[]): Condition {
  if (tokens[0] === "in") {
    tokens.shift();
    return { kind: "in", fact, values: codesIn(tokens) };
  }
  const operator = OPERATORS.find((each) => each === tokens[0]);
  if (!operator) return { kind: "yes", fact };
  tokens.shift();
  const value = tokens.shift() ?? "";
  if (!/^\w/u.test(value)) throw new Error(`"${fact}${operator}" lacks a value`);
  // Codes are only equal or not, so whatever else a word is compared by, it is a fact.
  if (/^[a-z]/u.test(value) && operator !== "=" && operator !== "!=")
    return { kind: "versus", fact, operator, other: value };
  return { kind: "compare", fact, operator, value: /^\d+$/u.test(value) ? Number(value) : value };
}

function codesIn(tokens: string[]): string[] {
  take(tokens, "(");
  const end = tokens.indexOf(")");
  const codes = tokens.splice(0, Math.max(end, 0));
  take(tokens, ")");
  if (codes.length === 0) throw new Error("a list of codes is empty");
  return codes;
}

function take(tokens: string[], expected: string): void {
  const found = tokens.shift();
  if (found !== expected) throw new Error(`"${expected}" is expected, not "${found ?? "the end"}"`);
}

export type Leaf = Exclude<Condition, { readonly kind: "all" | "any" | "not" }>;

/** Every comparison and every yes-or-no in it. */
export function leavesOf(condition: Condition): Leaf[] {
  if (condition.kind === "not") return leavesOf(condition.of);
  if (condition.kind === "all" || condition.kind === "any") return condition.of.flatMap(leavesOf);
  return [condition];
}
