/** Samples of the calls for memberships: fees of this year, and memberships of an earlier one. */
import type { ApiKey, FileKey, Input } from "@felistry/contract/api.ts";
import type { membershipCalls } from "@felistry/contract/memberships.ts";
import { insertRow, referenceId, type World } from "../world.ts";

type MembershipKey = Exclude<keyof typeof membershipCalls & ApiKey, FileKey>;

interface People {
  readonly caller: { readonly id: number };
  readonly stranger: { readonly id: number };
}

const EARLIER = 2001;

export async function membershipSamples(
  world: World,
  { caller, stranger }: People,
): Promise<{ readonly [Key in MembershipKey]: Input<Key> }> {
  const currency_id = await referenceId(world, "currencies", "code", "EUR");
  const year = new Date().getUTCFullYear();
  const due_on = `${year}-03-31`;
  await world.pool.query(
    `insert into membership_fees (year, kind, amount, currency_id, due_on, set_by)
     values ($1, 'full', 50, $2, $3, $4) on conflict do nothing`,
    [year, currency_id, due_on, caller.id],
  );
  const built = (member: { readonly id: number }, of = EARLIER) =>
    insertRow<{ id: number }>(world, "memberships", {
      member_id: member.id,
      year: of,
      kind: "full",
      amount: 40,
      currency_id,
      due_on: `${of}-03-31`,
    });
  const [own, theirs] = [await built(caller), await built(stranger)];
  const wrong = await built(stranger, EARLIER + 1);
  const wanted = { year, kind: "full" as const };
  return {
    "GET /me/memberships": {},
    "POST /me/memberships": { body: wanted },
    "DELETE /me/memberships/{id}": { params: { id: own.id } },
    "GET /admin/memberships": { query: { year: EARLIER } },
    "POST /admin/memberships": { body: { ...wanted, member_id: stranger.id } },
    "POST /admin/memberships/renewals": { body: { year: EARLIER + 2 } },
    "DELETE /admin/memberships/{id}": { params: { id: wrong.id } },
    "PUT /admin/memberships/{id}/paid": { params: { id: theirs.id }, body: { paid: 1 } },
    "PUT /admin/membership-fees": { body: { ...wanted, amount: 50, currency_id, due_on } },
  };
}
