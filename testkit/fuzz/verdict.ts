/** Checks an answer against the OpenAPI document: its status is declared, and its body matches. */
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import type { ApiDescription } from "@felistry/server/http/docs/openapi.ts";
import type { FuzzRequest } from "./requests.ts";

/** Longer than any text of ours; input must not be echoed at length. */
const LONGEST_REFUSAL = 10_000;
const LEAK =
  /node_modules|\.ts:\d|\bat \w+ \(|syntax error|violates|relation \\?"|\bselect \w+.* from\b/i;

export interface Answered {
  readonly status: number;
  /** Without its charset. */
  readonly type: string | null;
  readonly text: string;
}

export type Verdict = (request: FuzzRequest, answered: Answered) => string | null;

/** @returns what is wrong with an answer, or null */
export function verdictsBy(document: ApiDescription): Verdict {
  const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: false });
  ajv.addSchema({ $id: "api", components: document.components });
  const validators = new Map<string, ValidateFunction>();
  const validatorOf = (schema: object): ValidateFunction => {
    const text = JSON.stringify(schema).replaceAll('"#/components/', '"api#/components/');
    const found = validators.get(text) ?? ajv.compile(JSON.parse(text) as object);
    validators.set(text, found);
    return found;
  };

  return ({ method, template }, { status, type, text }) => {
    if (status >= 500) return `answered ${status}`;
    const declared = document.paths[template]![method.toLowerCase()]!.responses[status];
    if (!declared) return `answered ${status}, which is not declared`;
    if (status >= 400 && text.length > LONGEST_REFUSAL)
      return `refused with ${text.length} characters`;
    if (LEAK.test(text)) return "let slip how it is made";
    if (type !== null && type !== "application/json" && declared.content?.[type]) return null;
    const schema = declared.content?.["application/json"]?.schema;
    if (!schema) return text === "" ? null : `answered ${status} with a body that is not declared`;
    const validate = validatorOf(schema);
    let body: unknown;
    try {
      body = JSON.parse(text);
    } catch {
      return `answered ${status} with what is no JSON`;
    }
    return validate(body)
      ? null
      : `answered ${status} off its schema: ${ajv.errorsText(validate.errors)}`;
  };
}
