/** `server/db/statement-types.ts`: what each statement takes and answers, in the order of their names. */
import type { Described } from "./describe.ts";

const HEAD = `// Made by \`npm run sql\` from what the database says of each statement; compared by \`npm test\`.
import type { ColumnType } from "./column-types.ts";

/** An array would be taken for one of PostgreSQL's: it is given as JSON text. */
export type JsonValue = string | (object & { readonly length?: never });

export interface StatementTypes {
`;

export function typesFile(described: ReadonlyMap<string, Described>): string {
  const names = [...described.keys()].sort();
  const entries = names.map((name) => {
    const { values, row } = described.get(name)!;
    return `  ${keyOf(name)}: {\n    values: ${shape(values, "object")};\n    row: ${shape(row, "never")};\n  };\n`;
  });
  return `${HEAD}${entries.join("")}}\n`;
}

function shape(fields: ReadonlyMap<string, string>, none: string): string {
  if (fields.size === 0) return none;
  const lines = [...fields].map(([name, type]) => `      ${keyOf(name)}: ${type};\n`);
  return `{\n${lines.join("")}    }`;
}

const keyOf = (name: string) => (/^[a-z_]\w*$/i.test(name) ? name : JSON.stringify(name));
