/** A member changes or decides on a record only in the version that they have seen. */
import type { Versioned, VersionedRow } from "@felistry/contract/call.ts";
import type { Tx } from "../db/transaction.ts";
import type { ParsedParts } from "./call-checks.ts";
import type { Member } from "./handler.ts";
import { refuse } from "./refusal.ts";

/** The current state: the version, and its fields by the names of the form and the lists. */
export interface Present {
  readonly version: number;
  readonly state: Readonly<Record<string, unknown>>;
}

/** Locks the row until the transaction ends, then reads it; undefined if there is none. */
export type VersionRule = (tx: Tx, rowId: number) => Promise<Present | undefined>;

export type VersionRules = Readonly<Record<Versioned, VersionRule>>;

/** @throws version_stale with the current state */
export async function requireVersion(
  rules: VersionRules,
  versioned: VersionedRow | undefined,
  tx: Tx,
  input: ParsedParts,
  member: Member | null,
): Promise<void> {
  const seen = (input.body as { version?: number | null } | undefined)?.version ?? null;
  if (!versioned || seen === null) return;
  const present = await rules[versioned.of](tx, rowIdOf(versioned.id, input, member));
  // The handler reports a missing row.
  if (present && present.version !== seen) refuse("version_stale", { data: present });
}

function rowIdOf(id: VersionedRow["id"], input: ParsedParts, member: Member | null): number {
  if (id === "member") return member!.id;
  const [part, name] = id.split(".") as ["params" | "body", string];
  return (input[part] as Record<string, number>)[name]!;
}
