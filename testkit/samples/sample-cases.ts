/** Samples of the calls for cases: an application of a stranger that waits, and one of the owner that the club has asked about. */
import type { ApiKey, Input } from "@felistry/contract/api.ts";
import type { caseCalls } from "@felistry/contract/cases.ts";
import { CASE_CHECKS } from "@felistry/domain/cases/checks.ts";
import { buildApplication } from "../build-application.ts";
import { buildCat } from "../build-cat.ts";
import type { World } from "../world.ts";

type CaseKey = keyof typeof caseCalls & ApiKey;

interface People {
  readonly caller: { readonly id: number };
  readonly owner: { readonly id: number };
  readonly stranger: { readonly id: number };
}

/** The case of an application. */
export async function caseOf(world: World, application: { readonly id: number }): Promise<number> {
  const { rows } = await world.pool.query<{ id: number }>(
    "select id from cases where kind = 'application' and subject_id = $1",
    [application.id],
  );
  return rows[0]!.id;
}

export async function caseSamples(
  world: World,
  { caller, owner, stranger }: People,
): Promise<{ readonly [Key in CaseKey]: Input<Key> }> {
  const applied = async (by: { readonly id: number }) =>
    caseOf(world, await buildApplication(world, { cat: buildCat(world, { owner: by }) }));
  const params = { id: await applied(stranger) };
  const asked = { id: await applied(owner) };
  await world.pool.query("update cases set state = 'asked', asked_at = now() where id = $1", [
    asked.id,
  ]);
  await world.pool.query(
    "insert into case_messages (case_id, author_id, kind, text) values ($1, $2, 'question', 'Which number is it?')",
    [asked.id, caller.id],
  );
  return {
    "GET /admin/cases": { query: {} },
    "GET /admin/cases/{id}": { params, query: {} },
    "PUT /admin/cases/{id}/confirm": {
      params,
      body: { checks: [...CASE_CHECKS, "H01", "H02", "H04"] },
    },
    "PUT /admin/cases/{id}/decline": { params, body: { reason: "The scan cannot be read" } },
    "PUT /admin/cases/{id}/take-back": { params },
    "PUT /admin/cases/{id}/assign": { params, body: {} },
    "POST /admin/cases/{id}/questions": { params, body: { text: "Which number is it?" } },
    "POST /admin/cases/{id}/notes": { params, body: { text: "Seen the scan" } },
    "GET /cases/{id}/thread": { params: asked },
    "POST /cases/{id}/answers": { params: asked, body: { text: "The second one" } },
  };
}
