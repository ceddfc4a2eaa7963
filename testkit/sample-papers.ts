/** Samples of the calls for certificates. */
import type { ApiKey, Input } from "@felistry/contract/api.ts";
import type { certificateCalls } from "@felistry/contract/certificates.ts";
import { buildCat } from "./build-cat.ts";
import { buildCertificate } from "./build-certificate.ts";
import { nextNumber, type World } from "./world.ts";

type PaperKey = keyof typeof certificateCalls & ApiKey;

interface Owners {
  readonly owner: { readonly id: number };
  readonly onlineOwner: { readonly id: number };
}

export async function samplePapers(
  world: World,
  owners: Owners,
): Promise<{ readonly [Key in PaperKey]: Input<Key> }> {
  const cat = await buildCat(world, { ...owners, reg_num: `FEL-2026-S${nextNumber()}` });
  const { code } = await buildCertificate(world, { cat, kind: "metric" });
  const byCat = { params: { id: cat.id } };
  return {
    "GET /cats/{id}/certificates": byCat,
    "POST /cats/{id}/certificates": { ...byCat, body: { kind: "pedigree" } },
    "GET /verify/{code}": { params: { code } },
    "PUT /certificates/{code}/revoke": {
      params: { code },
      body: { reason: "The sire was another" },
    },
  };
}
