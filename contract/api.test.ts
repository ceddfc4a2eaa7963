import { describe, expect, it } from "vitest";
import { CLUB_RIGHT_NAMES } from "@felistry/domain/accounts/club-rights.ts";
import { api, apiKeys, callsByNoun, specOf } from "./api.ts";
import { clubRightOf, methodOf, pathOf } from "./call.ts";
import { errorStatus } from "./errors.ts";

describe("every call", () => {
  it("belongs to exactly one noun", () => {
    const listed = Object.values(callsByNoun).flatMap((calls) => Object.keys(calls));
    expect(listed.sort()).toEqual(Object.keys(api).sort());
  });

  it.for(apiKeys)("%s declares who may call it and which row a row rule reads", (key) => {
    const { access, params, body } = specOf(key);
    const shapes: Record<string, unknown> = { params, body };
    const row = typeof access === "string" ? null : access.id.split(".");
    expect(
      row === null
        ? ["public", "member"].includes(access as string) ||
            (CLUB_RIGHT_NAMES as string[]).includes(String(clubRightOf(access)))
        : declares(shapes[row[0]!], row[1]!),
    ).toBe(true);
  });

  it.for(apiKeys)("%s declares exactly the placeholders of its path", (key) => {
    const names = [...pathOf(key).matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
    const { params } = specOf(key);
    expect(Object.keys((params as { shape?: object } | undefined)?.shape ?? {})).toEqual(names);
  });

  it.for(apiKeys)("%s has no body if it reads, and only known refusals", (key) => {
    const { body, errors = [] } = specOf(key);
    expect(methodOf(key) === "GET" && body !== undefined).toBe(false);
    for (const code of errors) expect(errorStatus).toHaveProperty(code);
    expect(new Set(errors).size).toBe(errors.length);
  });
});

/** Whether every alternative of the schema has the field. */
function declares(schema: unknown, field: string): boolean {
  const {
    shape,
    options,
    in: input,
  } = ((schema as { def?: object })?.def ?? {}) as {
    shape?: object;
    options?: unknown[];
    in?: unknown;
  };
  if (options) return options.every((option) => declares(option, field));
  if (input) return declares(input, field);
  return shape !== undefined && field in shape;
}
