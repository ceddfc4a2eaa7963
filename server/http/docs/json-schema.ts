import { z } from "zod";

export type JsonSchema = { [name: string]: unknown };

export function schemaOf(schema: z.ZodType, io: "input" | "output"): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: "any",
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema._zod.def.type === "undefined") jsonSchema.not = {};
    },
  });
  return rest;
}
