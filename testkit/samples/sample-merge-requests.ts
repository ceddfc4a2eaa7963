/** Samples of the calls for requests to merge: of cats of strangers, since nobody decides on their own. */
import type { ApiKey, Input } from "@felistry/contract/api.ts";
import type { mergeRequestCalls } from "@felistry/contract/merges/merge-requests.ts";
import type { MergeField } from "@felistry/contract/merges/merges.ts";
import { buildCat } from "../build-cat.ts";
import { insertRow, nextNumber, type World } from "../world.ts";

type RequestKey = keyof typeof mergeRequestCalls & ApiKey;

interface People {
  readonly caller: { readonly id: number };
  readonly stranger: { readonly id: number };
}

export async function mergeRequestSamples(
  world: World,
  { caller, stranger }: People,
): Promise<{ readonly [Key in RequestKey]: Input<Key> }> {
  const record = () =>
    buildCat(world, { owner: stranger, sex: "female", reg_num: `FEL-2026-M${nextNumber()}` });
  const [kept, other, asked, twin] = [
    await record(),
    await record(),
    await record(),
    await record(),
  ];
  const request = await insertRow<{ id: number }>(world, "merge_requests", {
    cat_id: asked.id,
    other_id: twin.id,
    other_name: "Twin",
    number: "FEL-2026-M0",
    take: ["cat_birthdate"] satisfies MergeField[],
    reason: "One chip",
    asker_id: caller.id,
    seen_version: 1,
  });
  return {
    "POST /admin/merge-requests": { body: { kept: kept.id, other: other.id, reason: "One chip" } },
    "GET /admin/merge-requests/{id}": { params: { id: request.id } },
    "PUT /admin/merge-requests/{id}/withdraw": { params: { id: request.id } },
  };
}
