/** The checks before a handler: access, input and row. */
import type { z } from "zod";
import {
  clubRightOf,
  type Access,
  type CallSpec,
  type FileRule,
  type RowRule,
} from "@felistry/contract/call.ts";
import type { FieldCode } from "@felistry/contract/field-codes.ts";
import { deskOf, may } from "@felistry/domain/accounts/club-rights.ts";
import type { Db } from "../db/transaction.ts";
import { fieldErrors } from "./errors.ts";
import type { Member } from "./handler.ts";
import { refuse } from "./refusal.ts";

export interface RawInput {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
  /** A form instead of JSON, or the reverse. */
  readonly isOfOtherType?: boolean;
}

/** Decides whether the member may touch the row; refuses by throwing. `db` is the call's own transaction for writes. */
export type RowRuleCheck<Id = number> = (db: Db, rowId: Id, member: Member) => Promise<void>;

export type RowRules = Readonly<
  Record<RowRule, RowRuleCheck> & Record<FileRule, RowRuleCheck<string>>
>;

export function requireRole(access: Access, member: Member | null): void {
  if (access === "public") return;
  if (!member) refuse("not_logged_in");
  const right = clubRightOf(access);
  if (right !== null && !may(member, right)) refuse("not_allowed");
}

/** The club at whose desk the call acts; null if it is not bound to one. */
export function deskOfCall(access: Access, member: Member | null): number | null {
  const right = clubRightOf(access);
  return member && right !== null ? deskOf(member, right) : null;
}

export interface ParsedParts {
  params: unknown;
  query: unknown;
  body: unknown;
}

export function parseInput(spec: CallSpec, raw: RawInput): ParsedParts {
  const fields: { field: string; code: FieldCode }[] = [];
  const parse = (
    schema: z.ZodType | undefined,
    value: unknown,
    defaultCode: FieldCode,
  ): unknown => {
    const result = schema?.safeParse(value);
    if (result && !result.success) fields.push(...fieldErrors(result.error.issues, defaultCode));
    return result?.data;
  };
  const params = parse(spec.params, raw.params, "invalid");
  // A file's address is a name; no file has an impossible one.
  if (spec.bytes && fields.length > 0) refuse("not_found");
  const parsed = {
    params,
    query: parse(spec.query, raw.query ?? {}, "unknown_query"),
    // An empty body counts as one without fields, so that each missing field is named.
    body: parse(spec.body, raw.body ?? {}, "invalid"),
  };
  if (fields.length > 0) refuse("bad_input", { fields });
  return parsed;
}

export async function requireRow(
  rowRules: RowRules,
  access: Access,
  db: Db,
  input: ParsedParts,
  member: Member | null,
): Promise<void> {
  if (typeof access === "string" || !member) return;
  const [part, name] = access.id.split(".") as ["params" | "body", string];
  await rowRules[access.rule](db, (input[part] as Record<string, never>)[name]!, member);
}
