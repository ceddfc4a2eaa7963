/** A club's desk at a moment, and when what it decided then can no longer be taken back. */
import { CASE_CHECKS } from "@felistry/domain/cases/checks.ts";
import { settleCases } from "@felistry/server/cases/settle-cases.ts";
import type { BuiltMember } from "../build-member.ts";
import type { TestServer } from "../start-test-server.ts";

export const DESK_NOW = "2026-11-20T10:00:00Z";
const DESK_LATER = "2026-11-20T10:10:01Z";
/** For servers whose desk is tested. */
export const DESK_ENV = { TAKE_BACK_MINUTES: "10" } as const;

/** Ticks for whatever a rule may ask. */
export const ALL_TICKS = [
  ...CASE_CHECKS,
  ...Array.from({ length: 20 }, (_, n) => `H${String(n).padStart(2, "0")}`),
];

/**
 * Carries out what was decided, as ten minutes later. The server's clock stands still: its own job, begun in such a moment,
 * would carry out what the next test has only just decided.
 */
export function settleAtDesk({ pool, services }: TestServer): Promise<void> {
  return settleCases(pool, { ...services, now: () => Date.parse(DESK_LATER) });
}

/** A case as a member of the club sees it. */
export const shownAtDesk = async (server: TestServer, by: BuiltMember, id: number) =>
  (await server.as(by)("GET /admin/cases/{id}", { params: { id }, query: {} })).data;
