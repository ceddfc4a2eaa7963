/** Samples of the calls for transfers between clubs. */
import type { ApiKey, Input } from "@felistry/contract/api.ts";
import type { transferCalls } from "@felistry/contract/transfers.ts";
import { buildCat } from "../build-cat.ts";
import { buildTransfer } from "../build-transfer.ts";
import { buildUploadRow } from "../build-upload-row.ts";
import { insertRow, nextNumber, type World } from "../world.ts";

type TransferKey = keyof typeof transferCalls & ApiKey;

interface Owners {
  readonly caller: { readonly id: number };
  readonly owner: { readonly id: number };
  readonly onlineOwner: { readonly id: number };
}

export async function transferSamples(
  world: World,
  { caller, owner, onlineOwner }: Owners,
): Promise<{ readonly [Key in TransferKey]: Input<Key> }> {
  const [coming, asked, leaving, left] = await Promise.all([
    buildCat(world, { owner, onlineOwner }),
    buildCat(world, { owner, onlineOwner }),
    buildCat(world, { owner, onlineOwner, reg_num: `FEL-2026-T${nextNumber()}` }),
    buildCat(world, { owner, onlineOwner, reg_num: `FEL-2026-T${nextNumber()}` }),
  ]);
  const own = await buildTransfer(world, { cat: asked, asker: owner });
  // Without all that may be left out.
  await insertRow(world, "transfers", {
    cat_id: left.id,
    asker_id: owner.id,
    direction: "out",
    club: "Svenska Kattklubben",
  });
  const paper_url = await buildUploadRow(world, { owner: caller, prefix: "evidence" });
  return {
    "POST /cats/{id}/transfers/in": {
      params: { id: coming.id },
      body: { club: "Kissaliitto", number: "FI KIS LO 1", paper_url },
    },
    "POST /cats/{id}/transfers/out": {
      params: { id: leaving.id },
      body: { club: "Svenska Kattklubben" },
    },
    "GET /cats/{id}/transfers/club-rules": {
      params: { id: coming.id },
      query: { club: "Kissaliitto", number: "FI KIS LO 1" },
    },
    "GET /transfers/{id}/club-rules": { params: { id: own.id } },
    "GET /me/transfers": { query: {} },
    "GET /transfers/{id}": { params: { id: own.id } },
    "PUT /transfers/{id}/withdraw": { params: { id: own.id } },
  };
}
