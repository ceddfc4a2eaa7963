/** Samples of the calls for corrections and annulments. */
import type { ApiKey, Input } from "@felistry/contract/api.ts";
import type { correctionCalls } from "@felistry/contract/corrections.ts";
import { buildCat } from "../build-cat.ts";
import { buildCorrection } from "../build-correction.ts";
import { buildUploadRow } from "../build-upload-row.ts";
import { insertRow, nextNumber, type World } from "../world.ts";

type CorrectionKey = keyof typeof correctionCalls & ApiKey;

interface Owners {
  readonly caller: { readonly id: number };
  readonly owner: { readonly id: number };
  readonly onlineOwner: { readonly id: number };
  readonly stranger: { readonly id: number };
}

export async function correctionSamples(
  world: World,
  { caller, owner, onlineOwner, stranger }: Owners,
): Promise<{ readonly [Key in CorrectionKey]: Input<Key> }> {
  const registered = (owners: { owner: { id: number }; onlineOwner?: { id: number } }) =>
    buildCat(world, { ...owners, reg_num: `FEL-2026-K${nextNumber()}` });
  const [cat, asked, others] = await Promise.all([
    registered({ owner, onlineOwner }),
    registered({ owner, onlineOwner }),
    registered({ owner: stranger }),
  ]);
  const own = await buildCorrection(world, { cat: asked, asker: owner });
  const toDecide = await buildCorrection(world, { cat: others, asker: stranger });
  const evidence_url = await buildUploadRow(world, { owner: caller, prefix: "evidence" });
  const ban = await insertRow(world, "breeding_bans", {
    cat_id: cat.id,
    from_day: "2026-01-01",
    until_day: "2026-12-31",
    reason: "Three litters in two years",
    is_shown: 0,
    decided_by: stranger.id,
  });
  const toAnnul = await registered({ owner: stranger });
  await insertRow(world, "cases", {
    kind: "annulment",
    subject_id: toAnnul.id,
    cat_id: toAnnul.id,
    first_by: caller.id,
    first_at: "2026-01-01T10:00:00Z",
    first_outcome: "confirmed",
  });
  const decision = { params: { id: toDecide.id }, body: { decision: "The paper is clear" } };
  return {
    "POST /cats/{id}/corrections": {
      params: { id: cat.id },
      body: { cat_name: "Corrected", reason: "As on the paper", evidence_url },
    },
    "POST /cats/{id}/corrections/club-rules": {
      params: { id: cat.id },
      body: { cat_name: "Corrected" },
    },
    "GET /corrections/{id}/club-rules": { params: { id: own.id } },
    "GET /me/corrections": { query: {} },
    "GET /corrections/waiting": { query: {} },
    "GET /corrections/{id}": { params: { id: own.id } },
    "PUT /corrections/{id}/withdraw": { params: { id: own.id } },
    "PUT /corrections/{id}/confirm": decision,
    "PUT /corrections/{id}/decline": decision,
    "POST /cats/{id}/annulment": {
      params: { id: others.id },
      body: { reason: "The pedigree was forged" },
    },
    "PUT /cats/{id}/annulment/withdraw": { params: { id: toAnnul.id } },
    "GET /cats/{id}/bans": { params: { id: cat.id } },
    "POST /cats/{id}/bans": {
      params: { id: others.id },
      body: { from_day: "2026-01-01", until_day: "2026-12-31", reason: "Three litters" },
    },
    "PUT /bans/{id}/lift": { params: { id: ban.id } },
  };
}
