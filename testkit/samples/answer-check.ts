/** Checks every answer against the contract: a call must not send anything undeclared. */
import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import { specOf, type ApiKey } from "@felistry/contract/api.ts";
import type { DataSpec } from "@felistry/contract/call.ts";

const refusal = z.strictObject({
  success: z.literal(false),
  message: z.string().min(1),
  data: z.unknown(),
  errors: z.array(z.strictObject({ field: z.string(), message: z.string().min(1) })).optional(),
  requestId: z.string().min(1),
});

const page = z.strictObject({ next: z.string().nullable(), total: z.int().optional() });

function envelopeOf(spec: DataSpec): z.ZodObject {
  return z.strictObject({
    success: z.literal(true),
    message: z.string(),
    data: spec.data,
    ...spec.beside,
    ...(spec.paged && { page }),
  });
}

/** @throws if a successful answer does not match the contract */
export function checkSuccess(key: ApiKey, body: unknown): void {
  const parsed = envelopeOf(specOf(key) as DataSpec).safeParse(body);
  if (!parsed.success)
    throw new Error(
      `${key} answered what its contract does not declare:\n${z.prettifyError(parsed.error)}`,
    );
  // Schemas drop unknown fields, so a difference is an undeclared field.
  if (!isDeepStrictEqual(parsed.data, body)) {
    throw new Error(
      `${key} answered fields that its contract does not declare:\n${undeclared(body, parsed.data).join("\n")}`,
    );
  }
}

/** @throws if a failed answer is not a refusal's envelope */
export function checkRefusal(key: string, body: unknown, beside: readonly string[] = []): void {
  const parsed = refusal
    .extend(Object.fromEntries(beside.map((name) => [name, z.unknown().optional()])))
    .safeParse(body);
  if (!parsed.success)
    throw new Error(
      `${key} refused without the envelope: ${JSON.stringify(body)}\n${z.prettifyError(parsed.error)}`,
    );
}

function undeclared(sent: unknown, declared: unknown, path = ""): string[] {
  if (typeof sent !== "object" || sent === null)
    return Object.is(sent, declared) ? [] : [`${path}: ${JSON.stringify(sent)}`];
  return Object.entries(sent).flatMap(([name, value]) =>
    undeclared(
      value,
      (declared as Record<string, unknown> | undefined)?.[name],
      path ? `${path}.${name}` : name,
    ),
  );
}
