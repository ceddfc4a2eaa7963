/** Whoever changes, or decides on, what they have seen does so only while it is still what they have seen. */
import type { Versioned, VersionedRow } from "@felistry/contract/call.ts";
import type { Tx } from "../db/transaction.ts";
import type { ParsedParts } from "./call-checks.ts";
import type { Member } from "./handler.ts";
import { refuse } from "./refusal.ts";

/** What there is now: the version, and what it is the version of, by the names that its form and its lists have. */
export interface Present {
  readonly version: number;
  readonly state: Readonly<Record<string, unknown>>;
}

/** Locks the row until the transaction ends, then reads it; nothing where there is none. */
export type VersionRule = (tx: Tx, rowId: number) => Promise<Present | undefined>;

export type VersionRules = Readonly<Record<Versioned, VersionRule>>;

/** @throws version_stale with what there is now */
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
  // What is gone its handler speaks of.
  if (present && present.version !== seen) refuse("version_stale", { data: present });
}

function rowIdOf(id: VersionedRow["id"], input: ParsedParts, member: Member | null): number {
  if (id === "member") return member!.id;
  const [part, name] = id.split(".") as ["params" | "body", string];
  return (input[part] as Record<string, number>)[name]!;
}
